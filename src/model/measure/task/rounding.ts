import type { TaskGraph } from '../../graph/task-graph.ts';

/** Times, money and ratios of them are the same where they differ by no more than this share: by rounding of doubles alone. */
export const ROUNDING = 1e-9;

/** The share by which rounding may alter a time of a graph: none where durations are whole numbers, which are exact. */
export const roundingIn = ({ duration }: Pick<TaskGraph, 'duration'>): number =>
  duration.every(Number.isInteger) ? 0 : ROUNDING;
