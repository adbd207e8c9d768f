import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { paysNothing } from '../../../model/swarm/options.ts';

/** One point for each number of agents, ascending. */
export function byAgents(points: readonly ScalePoint[]): ScalePoint[] {
  const first = new Map<number, ScalePoint>();
  for (const point of points) if (!first.has(point.agents)) first.set(point.agents, point);
  return [...first.values()].sort((a, b) => a.agents - b.agents);
}

/** A number of agents that takes longer than some smaller one. */
export interface Slower {
  readonly point: ScalePoint;
  /** The fastest of the smaller ones, the smallest at a tie. */
  readonly than: ScalePoint;
}

/** Whether a run takes less time than another, by more than rounding. */
export const isFaster = (a: ScalePoint, b: ScalePoint) => a.makespan < b.makespan * (1 - ROUNDING);

/** Where the makespan is above one of fewer agents. `points`: ascending in agents. */
export function slowerThanFewer(points: readonly ScalePoint[]): Slower[] {
  const slower: Slower[] = [];
  let fastest: ScalePoint | null = null;
  for (const point of points) {
    if (fastest !== null && isFaster(fastest, point)) {
      slower.push({ point, than: fastest });
    }
    if (fastest === null || isFaster(point, fastest)) fastest = point;
  }
  return slower;
}

/** The one that loses most by its ratio. `slower`: not empty. */
export function worstOf(slower: readonly Slower[]): Slower {
  const loss = ({ point, than }: Slower) => point.makespan / than.makespan;
  return slower.reduce((worst, each) => (loss(each) > loss(worst) ? each : worst));
}

/** The point whose makespan is nearest to a time by their ratio, with the fewest agents at a tie. */
export function nearestTo(points: readonly ScalePoint[], time: number): ScalePoint | null {
  const away = ({ makespan }: ScalePoint) =>
    Math.max(makespan, time) / Math.max(Math.min(makespan, time), Number.MIN_VALUE);
  let best: ScalePoint | null = null;
  for (const point of points) {
    if (best === null || away(point) < away(best) * (1 - ROUNDING)) best = point;
  }
  return best;
}

/** The point of so many agents; without one, that of the next smaller number, or the smallest. */
export function pointAt(points: readonly ScalePoint[], agents: number): ScalePoint | null {
  return points.findLast((point) => point.agents <= agents) ?? points[0] ?? null;
}

/** Whether swarms pay for scheduling or communication, at any number of agents. */
export function paysAnything(points: readonly ScalePoint[]): boolean {
  return points.some(({ options }) => !paysNothing(options));
}

/** Whether the order of steps is drawn, so that another seed gives another run. */
export function isDrawn({ options: { kind, rule, dispatch, refill } }: ScalePoint): boolean {
  if (rule === 'random' || rule === 'own-list') return true;
  return rule === 'own-branch' && (kind === 'recursive' ? refill : dispatch === 'random');
}
