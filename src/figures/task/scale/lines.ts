import type { Line } from '../../../components/plot/types.ts';
import { grahamBound, lowerBound, type WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import type { Slower } from './points.ts';

/** How each kind of line looks, wherever it stands. */
export const LOOKS = {
  run: { colour: 'var(--kind-standard)', shape: 'circle' },
  second: { colour: 'var(--kind-independent)', shape: 'square' },
  bound: { colour: 'var(--ink)' },
  share: { colour: 'var(--ink-soft)', dash: '2 3' },
  graham: { colour: 'var(--ink-soft)', dash: '7 4' },
  recorded: { colour: 'var(--kind-sessions)', dash: '1 4' },
  slower: { colour: 'var(--warn)', shape: 'triangle' },
} as const;

/** Numbers of agents along a bound, close enough for it to look like a curve: every quarter of a doubling. */
export function alongAgents(most: number): number[] {
  const doublings = Math.ceil(4 * Math.log2(most));
  return Array.from({ length: doublings + 1 }, (_, i) => Math.min(most, 2 ** (i / 4)));
}

/** A curve over the number of agents, cut where it leaves the plot. */
export function curve(
  key: string,
  look: Pick<Line, 'colour' | 'dash' | 'width'>,
  ks: readonly number[],
  at: (k: number) => number,
  [low, high]: readonly [number, number],
): Line {
  const y = ks.map(at).map((value) => (value >= low && value <= high ? value : Number.NaN));
  return { key, width: 1.5, ...look, x: ks, y };
}

/** What no schedule reaches: from one edge of the plot to a bound. */
export function beyond(
  key: string,
  ks: readonly number[],
  low: (k: number) => number,
  high: (k: number) => number,
): Line {
  return {
    key,
    colour: 'var(--ink-soft)',
    width: 0,
    x: ks,
    y: ks.map(() => Number.NaN),
    band: { low: ks.map(low), high: ks.map(high) },
  };
}

/** Numbers of agents further apart than by this factor have others between them that were not run. */
const APART = 2;

/** What is measured at each point, over the number of agents; a gap where a line would tell of numbers that were not run. */
export function measured<T extends { readonly agents: number }>(
  points: readonly T[],
  measure: (point: T) => number,
): { readonly x: number[]; readonly y: number[] } {
  const x: number[] = [];
  const y: number[] = [];
  for (const [i, point] of points.entries()) {
    if (i > 0 && point.agents > APART * points[i - 1].agents) {
      x.push(point.agents);
      y.push(Number.NaN);
    }
    x.push(point.agents);
    y.push(measure(point));
  }
  return { x, y };
}

/**
 * What a straight line between the two neighbouring runs would make of a bound, over an axis of agents by their logarithm;
 * the bound itself at a run, and where no line is drawn through them. `points`: ascending in agents.
 */
export function betweenRuns(
  points: readonly { readonly agents: number }[],
  k: number,
  bound: (k: number) => number,
): number {
  const next = points.findIndex(({ agents }) => agents >= k);
  if (next < 1) return bound(k);
  const [from, to] = [points[next - 1].agents, points[next].agents];
  if (to === k || to > APART * from) return bound(k);
  const share = Math.log(k / from) / Math.log(to / from);
  return bound(from) + share * (bound(to) - bound(from));
}

/** The runs themselves, and marks of their own where more agents take longer. */
export function runLines(
  points: readonly ScalePoint[],
  slower: readonly Slower[],
  measure: (point: ScalePoint) => number,
  look: Pick<Line, 'colour' | 'shape'> = LOOKS.run,
): Line[] {
  const marks = slower.map(({ point }) => point);
  return [
    { key: 'run', width: 1.5, ...look, ...measured(points, measure) },
    {
      key: 'slower',
      width: 0,
      ...LOOKS.slower,
      x: marks.map(({ agents }) => agents),
      y: marks.map(measure),
    },
  ];
}

export const atLeast = (span: WorkAndSpan) => (k: number) => lowerBound(span, k);
export const atMost = (span: WorkAndSpan) => (k: number) => grahamBound(span, k);
