import fc from 'fast-check';

/** Settings of small families. */
export const TINY = ['--set', 'steps=20', '--set', 'graphs=2'];

/** Parameters with values that a small sweep may take, whatever the others take. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  layers: ['none', '1', '4', '9'],
  steps: ['5', '20', '31'],
  seed: ['1', '7', '4294967295'],
  graph: ['0', '17', '40'],
  graphs: ['1', '2'],
  swarm: ['single', 'standard', 'recursive', 'independent', 'sessions'],
  rule: ['own-branch', 'own-list'],
  baseline: ['own-branch', 'own-list'],
  dispatch: ['random', 'oldest'],
  refill: ['on', 'off'],
  overhead: ['on', 'off'],
  peerShare: ['0', '.5', '1e-2'],
  noiseOf: ['graph', 'run'],
  clock: ['raw', 'own'],
  scale: ['graph', 'task'],
  durationGrowth: ['linear', 'exponential'],
};

/** Axes in any order, tiny unless an axis says otherwise, and numbers of agents. */
export const sweeps = fc
  .record({
    names: fc.uniqueArray(fc.constantFrom(...Object.keys(VALUES)), { maxLength: 3 }),
    agents: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
  })
  .chain(({ names, agents }) =>
    fc
      .tuple(
        ...names.map((name) =>
          fc.shuffledSubarray([...VALUES[name]], { minLength: 1, maxLength: 2 }),
        ),
      )
      .map((lists) => {
        const axes = names.map((name, i) => ({ name, values: lists[i] }));
        for (const [name, value] of [
          ['steps', '20'],
          ['graphs', '2'],
        ]) {
          if (!names.includes(name)) axes.push({ name, values: [value] });
        }
        return { axes, agents };
      }),
  );
export const argsOf = ({
  axes,
  agents,
}: {
  axes: { name: string; values: string[] }[];
  agents: number[];
}) => [
  ...axes.flatMap(({ name, values }) => ['--set', `${name}=${values.join(',')}`]),
  ...['--agents', agents.join(',')],
];
