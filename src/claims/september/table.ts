/**
 * What an independent re-implementation of the post of 27 September 2026 published:
 * Espere-1119-Song/ai-village-swarm-dynamics (MIT). Means over 256 families of 16 tasks.
 *
 * Protocol. A family is 16 tasks; each draws its size, layers, peak, merge probability and a clock
 * delta ~ U(-0.3, 0.3). There are 16 single-agent runs and one run per swarm on each task's graph. A task's times are
 * divided by the mean finishing time of its 16 single-agent runs and multiplied by exp(delta), then all times of a
 * family by T1, the slowest of its 256 single-agent runs. One agent's curve is the mean over all 256 runs, a
 * swarm's over 16. The speedup at a level is the ratio of the first times at which the mean curves reach it; a family
 * whose curve never does is left out of that level. lambda = ln speedupCoverage50 / ln agents. Overhead shares are
 * overhead paid over work, mean over runs. Its constants are the preset `september`.
 */

/** Decimals to which single agents and swarms, and the generator, are published; a mean number of parents has one less. */
const DECIMALS = { runs: 1e-5, generator: 1e-3, parents: 1e-2 } as const;

/** A published mean. `interval`: its 95% bootstrap interval; of the generator 2.5% to 97.5% of single graphs. */
export interface Published {
  readonly value: number;
  readonly unit: number;
  readonly interval: readonly [number, number] | null;
}

const run = (value: number, interval: readonly [number, number] | null = null): Published => ({
  value,
  unit: DECIMALS.runs,
  interval,
});
const graph = (value: number, low: number, high: number): Published => ({
  value,
  unit: DECIMALS.generator,
  interval: [low, high],
});

/** One agent. Times in T1; `bestFinal` is the best score of a finished run, `meanTaskFinish` the mean over runs. */
export const SINGLE = {
  t50: run(0.29705),
  t90: run(0.66992),
  best50: run(0.14327),
  best80: run(0.67835),
  bestFinal: run(0.833),
  meanTaskFinish: run(0.77147),
} as const;

/**
 * 1,024 graphs of 723 steps and 17 layers, the root included, without variation from task to task. The figures are
 * those of `GraphShape` in the model.
 */
export const GENERATOR = {
  crossLayerEdgeShare: graph(0.186, 0.156, 0.214),
  leafShare: graph(0.481, 0.44, 0.527),
  multiParentShare: graph(0.422, 0.381, 0.463),
  meanParents: { ...graph(1.73, 1.62, 1.84), unit: DECIMALS.parents },
  siblingMergeShare: graph(0.455, 0.376, 0.532),
  outdegreeGini: graph(0.508, 0.473, 0.546),
  top10ChildShare: graph(0.416, 0.372, 0.466),
  bestDepthShare: graph(0.927, 0.688, 1),
} as const;

/** Figures of a swarm, in the order of SWARMS. Times in T1; `familyFinish` is when the last of the 16 runs ends. */
export const SWARM_FIGURES = [
  'speedupCoverage50',
  'speedupCoverage90',
  'speedupBest50',
  'speedupBest80',
  'schedulingOverWork',
  'communicationOverWork',
  'lambda',
  't50',
  'familyFinish',
  'handoffsPerStep',
] as const;
export type SwarmFigure = (typeof SWARM_FIGURES)[number];

export interface PublishedSwarm {
  readonly kind: 'standard' | 'recursive';
  readonly agents: number;
  readonly figures: Readonly<Record<SwarmFigure, Published>>;
}

function swarm(
  kind: PublishedSwarm['kind'],
  agents: number,
  values: readonly number[],
  speedupCoverage50: readonly [number, number],
): PublishedSwarm {
  const figures = Object.fromEntries(
    SWARM_FIGURES.map((figure, i) => [
      figure,
      run(values[i], figure === 'speedupCoverage50' ? speedupCoverage50 : null),
    ]),
  ) as Record<SwarmFigure, Published>;
  return { kind, agents, figures };
}

/** The interval behind each row is that of `speedupCoverage50`. */
export const SWARMS: readonly PublishedSwarm[] = [
  swarm(
    'standard',
    2,
    [1.7297, 1.72702, 1.57152, 1.66497, 0.02151, 0.14978, 0.79038, 0.17175, 0.57939, 0.38773],
    [1.72676, 1.73269],
  ),
  swarm(
    'standard',
    4,
    [3.42978, 3.39767, 2.66981, 3.0893, 0.03096, 0.16963, 0.88899, 0.08661, 0.30222, 0.50906],
    [3.42395, 3.43573],
  ),
  swarm(
    'standard',
    8,
    [6.69295, 6.55077, 4.33377, 5.62684, 0.03908, 0.20865, 0.91417, 0.04438, 0.16781, 0.59144],
    [6.68141, 6.70469],
  ),
  swarm(
    'standard',
    16,
    [12.56325, 12.06242, 6.67864, 9.67903, 0.04726, 0.28314, 0.91274, 0.02364, 0.10802, 0.66558],
    [12.5388, 12.58777],
  ),
  swarm(
    'standard',
    32,
    [21.79015, 20.19629, 9.39639, 14.7553, 0.05547, 0.41681, 0.88904, 0.01364, 0.08565, 0.73336],
    [21.72795, 21.85205],
  ),
  swarm(
    'standard',
    64,
    [31.71074, 27.32737, 11.9456, 18.09059, 0.06232, 0.61101, 0.8309, 0.00938, 0.08116, 0.7824],
    [31.53713, 31.88927],
  ),
  swarm(
    'recursive',
    2,
    [1.73129, 1.73142, 1.58022, 1.66681, 0.02155, 0.14464, 0.7917, 0.17159, 0.57716, 0.3883],
    [1.7283, 1.73427],
  ),
  swarm(
    'recursive',
    4,
    [3.41569, 3.39429, 2.65822, 3.08592, 0.03102, 0.16799, 0.88602, 0.08697, 0.30181, 0.50974],
    [3.40955, 3.4217],
  ),
  swarm(
    'recursive',
    8,
    [6.73944, 6.63897, 4.40326, 5.72438, 0.03918, 0.18839, 0.9175, 0.04408, 0.16557, 0.5925],
    [6.72776, 6.75131],
  ),
  swarm(
    'recursive',
    16,
    [13.19983, 12.82933, 7.03685, 10.32995, 0.0474, 0.20315, 0.93057, 0.0225, 0.10291, 0.66671],
    [13.17443, 13.22509],
  ),
  swarm(
    'recursive',
    32,
    [24.73295, 23.29371, 10.78783, 16.71458, 0.05564, 0.22667, 0.92559, 0.01201, 0.08006, 0.73437],
    [24.66242, 24.80474],
  ),
  swarm(
    'recursive',
    64,
    [39.67488, 33.99733, 15.17948, 21.3991, 0.06243, 0.26792, 0.8847, 0.0075, 0.0752, 0.78264],
    [39.42967, 39.92615],
  ),
];
