import { numberFormats } from '../../number-formats.ts';

const { whole, percent } = numberFormats('en');
const unit = '1 t_mid = half of this graph’s steps, one agent.';

/** Text of the figure `two-scores`. */
export const twoScores = {
  title: 'One run, two scores',
  subtitle: 'Coverage counts every step; the best score waits for one chain.',
  /** Beside the row of the chain's steps, in the margin of a chart. */
  lane: 'chain',
  /** At the axis and in the caption. */
  unit,
  picture: (steps: number, layers: number, chain: number) =>
    `Task graph of ${whole.format(steps)} steps in ${whole.format(layers)} layers below the root, with the chain of ${whole.format(chain)} steps to the best result.`,
  onChain: (done: number, of: number) => `chain ${whole.format(done)} of ${whole.format(of)}`,
  passes: (score: string, level: string) => `${score} passes ${level}`,
  legend: {
    open: 'not open yet, ready',
    chain: 'chain to the best result: finished, to come',
    leader: 'best result so far',
  },
  describe: {
    run: (team: string, steps: number, layers: number) =>
      `${team}, on one graph of ${whole.format(steps)} steps in ${whole.format(layers)} layers below the root.`,
    chain: (chain: number, steps: number) =>
      `The chain to the best result has ${whole.format(chain)} steps, ${percentOf(chain / steps)} of all.`,
    at: (passes: string, when: string, other: string, chain: string) =>
      `${passes} at ${when}; then: ${other}, ${chain}.`,
    never: (passes: string) => `${passes}: never.`,
  },
  caption: (seed: number, graph: number) =>
    `One run on one graph (seed ${seed}, graph ${graph}), so there is no interval. ${unit} The chain leads from the root to the step of the highest value, each step counted from its best parent.`,
  firstSession: 'Of several sessions this is the first, with its share of the agents.',
  table: {
    caption: 'When either score reaches a level, in t_mid, and the other score then',
    level: 'Level',
    time: (score: string) => `${score} at`,
    other: (score: string) => `${score} then`,
    none: '–',
  },
};

function percentOf(share: number): string {
  return share < 0.01 ? `under ${percent.format(0.01)}` : percent.format(share);
}
