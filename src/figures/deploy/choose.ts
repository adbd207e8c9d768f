import type { Deployed, Split } from '../../model/measure/deploy.ts';
import type { Interval } from '../../model/measure/deploy-intervals.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Aim } from './goal.ts';

export const KINDS = ['one', 'swarm', 'several', 'independent'] as const;
/** One agent, one swarm, several swarms, or sessions of one agent each. */
export type Kind = (typeof KINDS)[number];

/** A deployment, and what it takes to the goal. Time and agent-time are in t_mid. */
export interface Candidate {
  readonly sessions: number;
  readonly agentsEach: number;
  readonly agents: number;
  readonly kind: Kind;
  readonly time: number;
  readonly cost: number;
  /** 95%; null where there is none. */
  readonly timeInterval: Interval;
  readonly costInterval: Interval;
}

export interface Goal {
  readonly score: Score;
  readonly level: number;
}

export function kindOf({ sessions, agentsEach }: Pick<Split, 'sessions' | 'agentsEach'>): Kind {
  if (sessions === 1) return agentsEach === 1 ? 'one' : 'swarm';
  return agentsEach === 1 ? 'independent' : 'several';
}

/** All deployments that reach the goal on average, in the order of the splits. */
export function candidatesOf({ splits, levels }: Deployed, { score, level }: Goal): Candidate[] {
  const at = levels.indexOf(level);
  return splits.flatMap((split): Candidate[] => {
    const time = split.time[score][at];
    if (!Number.isFinite(time)) return [];
    const { sessions, agentsEach, agents } = split;
    const cost = split.spent[score][at];
    const timeInterval = split.intervals?.time[score][at] ?? null;
    const costInterval = split.intervals?.spent[score][at] ?? null;
    const kind = kindOf(split);
    return [{ sessions, agentsEach, agents, kind, time, cost, timeInterval, costInterval }];
  });
}

/**
 * From the best to the worst. What is equal in the one is told apart by the other, and then by fewer agents and fewer
 * sessions.
 */
export function ranked(candidates: readonly Candidate[], aim: Aim): Candidate[] {
  const [first, second] =
    aim === 'soonest' ? (['time', 'cost'] as const) : (['cost', 'time'] as const);
  return [...candidates].sort(
    (a, b) =>
      a[first] - b[first] ||
      a[second] - b[second] ||
      a.agents - b.agents ||
      a.sessions - b.sessions,
  );
}

/** Who is ahead in so many of the bootstrap replicates is ahead beyond chance: its 95% interval of the difference is past 0. */
const SURE = 0.975;

/**
 * Whether chance alone could have put `a` ahead of `b` in what is aimed at. The same replicates of the tasks are
 * compared. false for two that are equal, and while no bootstrap is there to tell.
 */
export function withinChance(
  { splits, levels, order }: Deployed,
  { score, level, aim }: Goal & { readonly aim: Aim },
  a: Candidate,
  b: Candidate,
): boolean {
  const place = ({ sessions, agentsEach }: Candidate) =>
    splits.findIndex((split) => split.sessions === sessions && split.agentsEach === agentsEach);
  const equal = aim === 'soonest' ? a.time === b.time : a.cost === b.cost;
  if (!order || equal) return false;
  const shares = order[aim === 'soonest' ? 'time' : 'spent'][score][levels.indexOf(level)];
  return shares[place(a) * splits.length + place(b)] < SURE;
}

/** Those that at most so many agents, and so much agent-time, allow. */
export function allowed(
  candidates: readonly Candidate[],
  agents: number,
  budget = Number.POSITIVE_INFINITY,
): Candidate[] {
  return candidates.filter((each) => each.agents <= agents && each.cost <= budget);
}

/** The best deployment for budgets from `from` up to `to`, in t_mid; `to` is infinite in the last one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly best: Candidate;
}

/** The best deployment of at most so many agents for every budget, from the least with which anything gets there. */
export function stretchesOf(candidates: readonly Candidate[], agents: number, aim: Aim): Stretch[] {
  const within = allowed(candidates, agents);
  const stretches: Stretch[] = [];
  for (const from of [...new Set(within.map(({ cost }) => cost))].sort((a, b) => a - b)) {
    const best = ranked(allowed(within, agents, from), aim)[0];
    const last = stretches.at(-1);
    if (last?.best === best) continue;
    if (last) stretches[stretches.length - 1] = { ...last, to: from };
    stretches.push({ from, to: Number.POSITIVE_INFINITY, best });
  }
  return stretches;
}

/** Those that nothing beats in both time and agent-time, from the soonest to the cheapest. */
export function frontOf(candidates: readonly Candidate[]): Candidate[] {
  const front: Candidate[] = [];
  for (const each of ranked(candidates, 'soonest')) {
    const last = front.at(-1);
    if (!last || each.cost < last.cost) front.push(each);
  }
  return front;
}

/** A split by its sessions and the agents in each. Throws an Error with one sentence if it was not tried. */
export function splitOf({ splits }: Deployed, sessions: number, agentsEach: number): Split {
  const found = splits.find(
    (split) => split.sessions === sessions && split.agentsEach === agentsEach,
  );
  if (!found) throw new Error(`no ${sessions} sessions of ${agentsEach} agents were tried`);
  return found;
}
