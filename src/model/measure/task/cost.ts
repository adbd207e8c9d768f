import { ROUNDING } from './rounding.ts';
import type { ScalePoint } from './scale-point.ts';

/** What agents cost and what time is worth, in whatever currency. */
export interface Pricing {
  /** Of an agent-hour; at least 0. */
  readonly price: number;
  /** Whether agents are paid while they work, or from the beginning of the run to its end, all k of them. */
  readonly paid: 'working' | 'reserved';
  /** What an hour of waiting for the result costs; null: not said. */
  readonly hour: number | null;
  /** How often 1 of the file goes into an hour: a whole number, by which is divided once, so that no unit costs more. */
  readonly onesPerHour: number;
}

/** What one swarm costs. */
export interface Cost {
  readonly agents: number;
  /** Paid for agents. */
  readonly money: number;
  /** The hours until the end at what an hour costs; null where that is not said. */
  readonly delay: number | null;
  /** `money` and `delay`; null where there is no delay to add. */
  readonly total: number | null;
  /**
   * Against the point before: extra money for each hour saved, negative where it costs less and is through sooner.
   * null for the first point, and where no hour is saved, or no more than rounding.
   */
  readonly perHourSaved: number | null;
}

/** The cost of each point, in their order. */
export function costs(points: readonly ScalePoint[], pricing: Pricing): Cost[] {
  const { price, paid, hour, onesPerHour } = pricing;
  const spent = points.map(({ agents, makespan, agentTime }) => ({
    hours: makespan / onesPerHour,
    money: (price * (paid === 'working' ? agentTime : agents * makespan)) / onesPerHour,
    delay: hour === null ? null : (hour * makespan) / onesPerHour,
  }));
  return points.map(({ agents }, i) => {
    const { hours, money, delay } = spent[i];
    const before = spent[i - 1] ?? spent[i];
    const saved = before.hours - hours;
    return {
      agents,
      money,
      delay,
      total: delay === null ? null : money + delay,
      perHourSaved: saved > ROUNDING * before.hours ? (money - before.money) / saved : null,
    };
  });
}

/** The index of the least total, the first of several that rounding alone tells apart; null where no total is known. */
export function cheapest(costs: readonly Cost[]): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  costs.forEach(({ total }, i) => {
    if (total === null || total >= least * (1 - ROUNDING)) return;
    best = i;
    least = total;
  });
  return best;
}
