import type { Deployed } from '../../model/measure/deploy.ts';
import { allowed, type Candidate, candidatesOf, ranked, splitOf, withinChance } from './choose.ts';
import type { DeployOptions } from './goal.ts';

/** What is best at the reader's point, and why, as conditions that hold in the result. */
export type Answer =
  | {
      readonly kind: 'unreachable';
      /** The most that any allowed deployment has on average when all its work is done, 0 to 1. */
      readonly most: number;
    }
  | { readonly kind: 'unaffordable'; readonly cheapest: Candidate }
  | {
      readonly kind: 'found';
      readonly best: Candidate;
      /** null: nothing else fits. */
      readonly runnerUp: Candidate | null;
      /** Whether the two could change places in other tasks of the kind. */
      readonly close: boolean;
      readonly reasons: readonly Reason[];
    };

export type Reason =
  /** Sessions repeat each other's steps; the best single other deployment with several sessions is so much later or dearer. */
  | { readonly kind: 'coverage-not-shared'; readonly against: Candidate; readonly factor: number }
  /** The session that is furthest ahead counts, and more graphs make an early one likelier. */
  | { readonly kind: 'furthest-ahead' }
  /** In this share of the graphs the best value lies below the goal. */
  | { readonly kind: 'graph-too-poor'; readonly share: number; readonly oneGraph: number }
  /** One graph gets there on average, but an attempt that gets there early comes sooner among several. */
  | { readonly kind: 'lucky-session' }
  /** One graph is rich enough on average, and its agents share the work. */
  | { readonly kind: 'graph-rich-enough'; readonly oneGraph: number }
  /** The same agents all alone: so much later, and not by chance. */
  | { readonly kind: 'company'; readonly alone: Candidate; readonly factor: number }
  /** The same agents with fewer in more sessions or in one do not get there at all. */
  | { readonly kind: 'fewer-fall-short'; readonly sessions: number; readonly most: number }
  /** A sooner deployment would break the budget. */
  | { readonly kind: 'sooner-too-dear'; readonly sooner: Candidate }
  /** More agents are at hand than it uses: all others are later, or dearer. */
  | { readonly kind: 'agents-left'; readonly left: number };

export function answerOf(deployed: Deployed, options: DeployOptions): Answer {
  const { score, most: agents, budget, aim } = options;
  const reaching = allowed(candidatesOf(deployed, options), agents);
  if (reaching.length === 0) {
    const tried = deployed.splits.filter((split) => split.agents <= agents);
    return { kind: 'unreachable', most: Math.max(...tried.map(({ end }) => end[score])) };
  }
  const affordable = ranked(allowed(reaching, agents, budget), aim);
  if (affordable.length === 0) {
    return { kind: 'unaffordable', cheapest: ranked(reaching, 'cheapest')[0] };
  }
  const [best] = affordable;
  const runnerUp = affordable[1] ?? null;
  return {
    kind: 'found',
    best,
    runnerUp,
    close: runnerUp !== null && withinChance(deployed, options, best, runnerUp),
    reasons: reasonsOf(deployed, options, best, affordable, reaching),
  };
}

function reasonsOf(
  deployed: Deployed,
  options: DeployOptions,
  best: Candidate,
  affordable: readonly Candidate[],
  reaching: readonly Candidate[],
): Reason[] {
  const { score } = options;
  const reasons =
    score === 'coverage'
      ? whyOnCoverage(options, best, affordable)
      : whyOnBest(deployed, options, best, reaching);
  const sooner = ranked(reaching, 'soonest')[0];
  if (options.aim === 'soonest' && sooner.time < best.time) {
    reasons.push({ kind: 'sooner-too-dear', sooner });
  } else if (best.agents < options.most) {
    reasons.push({ kind: 'agents-left', left: options.most - best.agents });
  }
  return reasons;
}

function whyOnCoverage(
  { aim }: DeployOptions,
  best: Candidate,
  affordable: readonly Candidate[],
): Reason[] {
  if (best.sessions > 1) return [{ kind: 'furthest-ahead' }];
  const against = affordable.find(({ sessions }) => sessions > 1);
  if (!against) return [];
  const factor = aim === 'soonest' ? against.time / best.time : against.cost / best.cost;
  return [{ kind: 'coverage-not-shared', against, factor }];
}

function whyOnBest(
  deployed: Deployed,
  options: DeployOptions,
  best: Candidate,
  reaching: readonly Candidate[],
): Reason[] {
  const { level } = options;
  // The end of one session is what its graph holds, however many agents there are.
  const oneGraph = splitOf(deployed, 1, 1).end.best;
  if (best.sessions === 1) return [{ kind: 'graph-rich-enough', oneGraph }];
  const share = 1 - deployed.withinOneGraph[deployed.levels.indexOf(level)];
  const reasons: Reason[] = [
    oneGraph < level ? { kind: 'graph-too-poor', share, oneGraph } : { kind: 'lucky-session' },
  ];
  const alone = reaching.find(
    ({ agents, agentsEach }) => agents === best.agents && agentsEach === 1,
  );
  const later = (other: Candidate) =>
    other.time > best.time && !withinChance(deployed, { ...options, aim: 'soonest' }, best, other);
  if (best.agentsEach > 1 && alone && later(alone)) {
    reasons.push({ kind: 'company', alone, factor: alone.time / best.time });
  }
  const fewer = best.sessions / 2;
  const short = deployed.splits.find(
    ({ sessions, agents }) => sessions === fewer && agents === best.agents,
  );
  if (fewer > 1 && short && short.end.best < level) {
    reasons.push({ kind: 'fewer-fall-short', sessions: fewer, most: short.end.best });
  }
  return reasons;
}
