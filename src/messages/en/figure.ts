import { numberFormats } from '../number-formats.ts';

/** Text of the race, the transport and the charts. */

const {
  whole,
  percent,
  threeDigits,
  onePlace,
  plainOrPower,
  plain,
  share,
  moment,
  exact,
  apart,
  time,
  timeIn,
  score,
  factor,
} = numberFormats('en');

const rules = new Intl.PluralRules('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINAL: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const count = (n: number, one: string, other: string) =>
  `${whole.format(n)} ${rules.select(n) === 'one' ? one : other}`;

const nth = (n: number) => `${whole.format(n)}${ORDINAL[ordinals.select(n)]}`;
const agents = (n: number) => count(n, 'agent', 'agents');

/** Which runs are drawn as a thin line. */
type Thin = 'both' | 'alone' | 'none';
type Kind = 'single' | 'standard' | 'recursive' | 'independent' | 'sessions';

export const figure = {
  /** Numbers as they stand alone: at an axis, at a line. */
  number: {
    share,
    score,
    factor,
    time: moment,
    tick: exact,
    /** A time in a unit; '' for one that has no name. `digits`: as many as it takes to see that a step was taken. */
    timeIn: (t: number, unit: string, digits?: number) => timeIn(t, unit, digits),
    /** Two times in one unit, which stands behind the second alone, with the digits that tell them apart. */
    span: (from: number, to: number, unit: string): readonly [string, string] => [
      plainOrPower(from, apart(from, to)),
      `${plainOrPower(to, apart(from, to))}${unit === '' ? '' : ` ${unit}`}`,
    ],
    /** Levels at the two axes. */
    percent: (x: number) => percent.format(x),
    level: (x: number) => threeDigits.format(x),
  },

  race: {
    label: 'The race: the same task, worked through by one agent and by a swarm',
    /** Head of a panel: who works there. */
    team: (kind: Kind, n: number, sessions: number) => {
      if (kind === 'recursive') return `${agents(n)}, recursive`;
      if (kind === 'independent') return `${agents(n)}, each on its own`;
      if (kind === 'sessions') return `${agents(n)} in ${count(sessions, 'swarm', 'swarms')}`;
      return agents(n);
    },
    agents,
    /** Two single agents that differ in how they choose the next step. */
    rule: {
      baseline: '1 agent, baseline rule',
      baselineShort: 'baseline rule',
      chosen: '1 agent, chosen rule',
      chosenShort: 'chosen rule',
    },
    covered: (x: number) => `${share(x)} covered`,
    best: (x: number) => `best ${score(x)}`,
    atWork: (n: number) => `${whole.format(n)} at work`,
    grown: (n: number, of: number) => `${whole.format(n)} of ${count(of, 'step', 'steps')} grown`,
    session: (n: number) => `session ${whole.format(n)}`,
    sessionsShown: (shown: number, all: number) =>
      shown === all
        ? `${count(all, 'session', 'sessions')}, each on a graph of its own; scores are the best of them`
        : `${whole.format(shown)} of ${whole.format(all)} sessions shown; the numbers above are of these, the curves below of all`,
    /** At the head, where not all sessions are on show. */
    ofShown: (shown: number) => `of the ${count(shown, 'session', 'sessions')} shown`,
    /** After the 0 of the axis. */
    layerAxis: 'layer →',
    roleDescription: 'task graph',
    picture: (steps: number, layers: number) =>
      `Task graph of ${count(steps, 'step', 'steps')} in ${count(layers - 1, 'layer', 'layers')} below the root, which is at the left. Deeper steps take longer.`,
    waiting: 'Growing the first graph…',
    legend: {
      closed: 'not open yet',
      ready: 'ready',
      working: 'an agent at work',
      finished: 'finished',
      best: 'path to the best result so far',
      fork: 'forked',
      /** The shortest and the longest; said once where they are the same. */
      size: (from: string, to: string) =>
        from === to ? `steps take ${to}` : `steps take ${from} to ${to}`,
      newest: 'newest step',
      improved: 'better than its parent',
      worse: 'not better',
    },
    /** Between two sentences; without its space, after the last. */
    stop: '. ',
    help: 'Space plays and pauses. Left and right arrows move in time, with Shift from event to event; Home and End go to the start and the end. Enter walks through the steps with the arrow keys: left and right along the layers, up and down within one; Escape leaves.',
    /** Of a graph with more steps than can be told apart. */
    crowd: {
      picture:
        'Each layer is a column, as tall as it is full, filled by the shares of its steps that are finished, at work, ready and waiting.',
      working: 'at work',
      column: 'a column is a layer, or a few layers',
      help: 'Space plays and pauses. Left and right arrows move in time, with Shift from event to event; Home and End go to the start and the end.',
    },
    /** Sentences for those who listen. */
    describe: {
      growing: (n: number, of: number) =>
        `The graph grows: ${whole.format(n)} of ${count(of, 'step', 'steps')} are there.`,
      at: (time: string) => `At ${time}.`,
      running: (team: string, coverage: number, best: number | null, atWork: number) =>
        `${team}: ${share(coverage)} covered${best === null ? '' : `, best score ${score(best)}`}, ${whole.format(atWork)} at work.`,
    },
    card: {
      title: (step: number) => `Step ${whole.format(step)}`,
      layer: (layer: number, last: number) =>
        `layer ${whole.format(layer)}, deepest ${whole.format(last)}`,
      takes: (time: string) => `takes ${time}`,
      value: (value: number) => `value ${plain(value)}`,
      change: (change: number) => {
        const by = onePlace.format(Math.abs(change));
        if (by === onePlace.format(0)) return 'level with its best parent';
        return `${by} ${change < 0 ? 'below' : 'above'} its best parent`;
      },
      /** Agents come and go: their number may be far above how many work at once. */
      agent: (agent: number) => `the ${nth(agent)} agent started`,
      nth: (nth: number, of: number) => `its step ${whole.format(nth)} of ${whole.format(of)}`,
      forkedBy: (agent: number) => `forked by the ${nth(agent)} agent`,
      when: (from: string, to: string) => `${from} to ${to}`,
      closed: (waiting: number) => `waits for ${count(waiting, 'step', 'steps')}`,
      ready: 'ready',
      working: 'at work',
      finished: 'finished',
    },
  },

  transport: {
    label: 'Playback',
    play: 'Play',
    pause: 'Pause',
    restart: 'Restart',
    previous: 'Previous event',
    next: 'Next event',
    scrub: 'Time',
    growth: 'growth',
    speed: 'Speed',
    times: (x: number) => `${threeDigits.format(x)}×`,
    clock: 'Clock',
    log: 'log',
    linear: 'linear',
    clockHelp: {
      log: 'Time goes on evenly along the logarithmic axis, as the curves are drawn',
      linear: 'Time goes on evenly',
    },
    /** Spoken values of the scrub bar. */
    growing: (n: number, of: number) =>
      `growth, ${whole.format(n)} of ${count(of, 'step', 'steps')}`,
    running: (t: string, one: string, oneShare: number, team: string, s: number) =>
      `${t}, ${one} ${share(oneShare)} covered, ${team} ${share(s)} covered`,
    /** What happens at the event that the playhead was stepped to. */
    finished: (team: string, step: number) => `${team}: step ${whole.format(step)} finished`,
    finishedMany: (n: number) => `${count(n, 'step', 'steps')} finished`,
    empty: 'nothing to play yet',
  },

  chart: {
    label: 'Both scores over time',
    coverage: 'Coverage',
    coverageMeans: 'share of steps finished',
    best: 'Best score',
    bestMeans: 'highest value so far, scaled',
    note: (graphs: number, banded: boolean, thin: Thin) =>
      [
        `Thick: mean of ${count(graphs, 'graph', 'graphs')}.`,
        banded ? 'Shaded: 10–90% of them.' : '',
        thin === 'both' ? 'Thin: this run.' : thin === 'alone' ? 'Thin: this run, 1 agent.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    unit: '1 t_mid = half of the steps, one agent, mean of the family.',
    partial: (graphs: number, of: number) =>
      `${whole.format(graphs)} of ${count(of, 'graph', 'graphs')} measured`,
    waiting: 'Measuring the first graphs…',
    never: 'never',
    read: (score: string) => `${score}: read off at a time`,
    at: (t: number) => time(t, true),
    range: (low: string, high: string) => `${low} – ${high}`,
    reading: (team: string, mean: string, low: string, high: string) =>
      `${team} ${mean}, 10 to 90% of graphs ${low} to ${high}`,
    /** Text alternative, a few sentences for each score. */
    describe: {
      graphs: (n: number) => `Mean over ${count(n, 'graph', 'graphs')}.`,
      reached: (score: string, team: string, half: string, most: string) =>
        `${score}, ${team}: one half at ${half}, 90% at ${most}.`,
      sooner: (score: string, half: string, most: string) =>
        `${score}, time of one agent over time of the swarm: ${half} at one half, ${most} at 90%.`,
    },
  },
};
