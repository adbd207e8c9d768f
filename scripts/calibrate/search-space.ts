import type { Parameters } from '../../src/model/parameters.ts';

interface Dimension {
  readonly key: {
    [K in keyof Parameters]: Parameters[K] extends number ? K : never;
  }[keyof Parameters];
  /** A change of about this size matters: the unit of the optimiser's coordinates. */
  readonly step: number;
  readonly bounds: readonly [number, number];
  /** Digits after the point to which the result is rounded. */
  readonly digits: number;
}

/** The free constants of the post's preset. */
export const DIMENSIONS: readonly Dimension[] = [
  { key: 'durationRate', step: 1, bounds: [0.5, 14], digits: 2 },
  { key: 'durationShape', step: 0.25, bounds: [0.3, 4], digits: 3 },
  { key: 'durationNoise', step: 0.3, bounds: [0, 1.6], digits: 3 },
  { key: 'peak', step: 0.08, bounds: [0.1, 0.9], digits: 3 },
  { key: 'peakSpread', step: 0.04, bounds: [0, 0.3], digits: 3 },
  { key: 'steepness', step: 1.2, bounds: [2, 20], digits: 2 },
  { key: 'layerNoise', step: 0.2, bounds: [0, 1], digits: 3 },
  { key: 'merge', step: 0.1, bounds: [0, 0.9], digits: 3 },
  { key: 'mergeSpread', step: 0.15, bounds: [0, 1], digits: 3 },
  { key: 'siblingShare', step: 0.1, bounds: [0, 1], digits: 3 },
  { key: 'furtherUp', step: 0.1, bounds: [0, 0.97], digits: 3 },
  { key: 'preference', step: 0.3, bounds: [-1, 3], digits: 3 },
  { key: 'changeAtRoot', step: 0.4, bounds: [-1, 6], digits: 3 },
  { key: 'changeAtEnd', step: 0.4, bounds: [-5, 2], digits: 3 },
  { key: 'fertility', step: 0.2, bounds: [0, 1.5], digits: 3 },
  { key: 'layersSpread', step: 0.05, bounds: [0, 0.4], digits: 3 },
];

export type StructureChoice = Pick<Parameters, 'rule' | 'baseline' | 'dispatch' | 'backlog'>;

/** The structural choices that the text leaves open; the rule is the single agent's too. */
export const STRUCTURES: readonly StructureChoice[] = (['own-branch', 'own-list'] as const).flatMap(
  (rule) =>
    (['random', 'oldest'] as const).flatMap((dispatch) =>
      (['lifo', 'fifo'] as const).map((backlog) => ({ rule, baseline: rule, dispatch, backlog })),
    ),
);

/** The optimiser's coordinates as settings: 0 is `from`; what leaves the bounds is reflected at them. */
export function settingsAt(from: Parameters, x: readonly number[]): Parameters {
  const changed: Partial<Record<Dimension['key'], number>> = {};
  DIMENSIONS.forEach(({ key, step, bounds, digits }, i) => {
    const value = reflected(from[key] + step * x[i], bounds);
    changed[key] = Number(value.toFixed(digits));
  });
  return { ...from, ...changed };
}

function reflected(value: number, [low, high]: readonly [number, number]): number {
  const width = high - low;
  const turn = (((value - low) % (2 * width)) + 2 * width) % (2 * width);
  return low + (turn > width ? 2 * width - turn : turn);
}
