import type { ScalePoint } from '../../model/measure/task/scale-point.ts';

/** Runs at the sizes of the page, and those at other numbers of agents: at the one that is set, and at the one worth having. */
export interface Points {
  readonly sizes: readonly ScalePoint[];
  /** What the sizes that are in were asked as; null: none are in. */
  readonly of: string | null;
  readonly own: Beside | null;
  /** As the sizes on show were asked, and as they were asked last. */
  readonly worth: readonly Beside[];
}

/** `beside`: what the sizes were asked as; of other settings they do not stand among them. */
interface Beside {
  readonly beside: string;
  readonly points: readonly ScalePoint[];
}

export const NO_POINTS: Points = { sizes: [], of: null, own: null, worth: [] };

/** With runs at the number worth having, which stay with the sizes of before until those of now are in. */
export function withWorth(points: Points, also: Beside): Points {
  const before = points.worth.filter(
    ({ beside }) => beside === points.of && beside !== also.beside,
  );
  return { ...points, worth: [...before, also] };
}

/**
 * By their number of agents, each swarm once. `asked`: what the sizes are asked as; while those of before are on show, none of
 * new settings stand among them.
 */
export function ascending({ sizes, of, own, worth }: Points, asked: string | null): ScalePoint[] {
  const shown = of ?? asked;
  const ours = own !== null && own.beside === asked && shown === asked ? own.points : [];
  const theirs = worth
    .filter(({ beside }) => beside === shown)
    .flatMap(({ points }) => points)
    .filter(({ agents }) => ours.every((point) => point.agents !== agents));
  return [...sizes, ...ours, ...theirs].sort((a, b) => a.agents - b.agents);
}
