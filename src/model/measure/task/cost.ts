import type { ScalePoint } from './scale-point.ts';

/** What agents cost and what time is worth, in whatever currency. */
export interface Pricing {
  /** Of an agent-hour; at least 0. */
  readonly price: number;
  /** Whether agents are paid while they work, or from the beginning of the run to its end, all k of them. */
  readonly paid: 'working' | 'reserved';
  /** What an hour of waiting for the result costs; null: not said. */
  readonly hour: number | null;
  /** Hours in 1 of the file. */
  readonly hoursPerOne: number;
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
   * null for the first point, and where no hour is saved.
   */
  readonly perHourSaved: number | null;
}

/** The cost of each point, in their order. */
export function costs(points: readonly ScalePoint[], pricing: Pricing): Cost[] {
  const { price, paid, hour, hoursPerOne } = pricing;
  const spent = points.map(({ agents, makespan, agentTime }) => ({
    hours: makespan * hoursPerOne,
    money: price * hoursPerOne * (paid === 'working' ? agentTime : agents * makespan),
  }));
  return points.map(({ agents }, i) => {
    const { hours, money } = spent[i];
    const delay = hour === null ? null : hour * hours;
    const saved = i > 0 ? spent[i - 1].hours - hours : 0;
    return {
      agents,
      money,
      delay,
      total: delay === null ? null : money + delay,
      perHourSaved: saved > 0 ? (money - spent[i - 1].money) / saved : null,
    };
  });
}

/** The index of the least total, the first of several; null where no total is known. */
export function cheapest(costs: readonly Cost[]): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  costs.forEach(({ total }, i) => {
    if (total === null || total >= least) return;
    best = i;
    least = total;
  });
  return best;
}
