import { type Cost, cheapest, costs } from '../../../model/measure/task/cost.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { TIME_UNITS, type TimeUnit } from '../../../model/time-unit.ts';
import { byAgents } from '../scale/points.ts';
import type { TaskShown } from '../spec.ts';

/** A number of agents, what it takes and what it costs. */
export interface Size {
  readonly point: ScalePoint;
  readonly cost: Cost;
  /** The size that is as fast for less, or faster for no more; of several, the cheapest. null: none. */
  readonly beatenBy: Size | null;
}

export interface ShownCosts {
  /** Ascending in agents. */
  readonly sizes: readonly Size[];
  /** Of the least money and waiting together; null where waiting has no price. */
  readonly cheapest: Size | null;
  /** What all of them cost alike because the work alone is paid; null where they differ. */
  readonly alike: number | null;
}

/** What every size costs at the price of the settings. */
export function shownCosts({ task, settings, results }: TaskShown): ShownCosts {
  const points = byAgents(results.scale);
  const { price, paid, hour } = settings;
  const priced = costs(points, { price, paid, hour, onesPerHour: onesPerHour(task.unit) });
  const plain = points.map((point, i) => ({ point, cost: priced[i], beatenBy: null }));
  const sizes = plain.map((size) => ({ ...size, beatenBy: beater(size, plain) }));
  const best = cheapest(priced);
  const money = priced.map((cost) => cost.money);
  return {
    sizes,
    cheapest: best === null ? null : sizes[best],
    alike:
      paid === 'working' && compare(Math.max(...money), Math.min(...money)) === 0 ? money[0] : null,
  };
}

/** Sizes that no other beats, the fastest first: each costs less than those before it. */
export const frontOf = ({ sizes }: ShownCosts): Size[] =>
  sizes
    .filter(({ beatenBy }) => beatenBy === null)
    .sort((a, b) => a.point.makespan - b.point.makespan);

/** Without a unit 1 of the file takes the place of an hour, in prices too. */
function onesPerHour(unit: TimeUnit | null): number {
  return unit === null ? 1 : TIME_UNITS.h / TIME_UNITS[unit];
}

function beater(size: Size, all: readonly Size[]): Size | null {
  let best: Size | null = null;
  for (const other of all) {
    if (beats(other, size) && (best === null || other.cost.money < best.cost.money)) best = other;
  }
  return best;
}

/** As good in makespan and money, and better in one of them or, where they are alike, in needing fewer agents. */
function beats(a: Size, b: Size): boolean {
  const time = compare(a.point.makespan, b.point.makespan);
  const money = compare(a.cost.money, b.cost.money);
  if (time > 0 || money > 0) return false;
  return time < 0 || money < 0 || a.point.agents < b.point.agents;
}

function compare(a: number, b: number): number {
  if (a < b * (1 - ROUNDING)) return -1;
  return a > b * (1 + ROUNDING) ? 1 : 0;
}
