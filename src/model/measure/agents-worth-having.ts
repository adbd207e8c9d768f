import { largest, work } from '../graph/metrics.ts';
import type { TaskGraph } from '../graph/task-graph.ts';
import { EventQueue } from '../swarm/event-queue.ts';
import type { PreparedGraph } from '../swarm/prepare.ts';
import { SortedReady } from '../swarm/ready-set.ts';
import type { PausingWithShare } from './pausing.ts';
import { ROUNDING, roundingIn } from './task/rounding.ts';

export interface AgentsWorthHaving {
  /** null: more than 1,024. */
  readonly agents: number | null;
  /** Found by bisection in a large graph: fewer agents may do, because the makespan need not fall with k. */
  readonly about: boolean;
}

/** Within this share of C a makespan is as good as the critical path: a twentieth, so that the test is exact. */
const SLACK_INVERSE = 20;
/** More agents are not looked at. */
export const MOST_AGENTS_TRIED = 1024;
const MOST_STEPS_FOR_EVERY_K = 20_000;
/** Completions between two pauses: a few milliseconds. */
const SLICE = 10_000;
/** The share that is told when so many numbers of agents were tried is a half: nobody knows how many it will be. */
const HALF_WAY = 8;

/** Whether a makespan is within 5% of the critical path, or above that by no more than `rounding`, a share of it. */
export function isSoonEnough(makespan: number, criticalPath: number, rounding: number): boolean {
  return SLACK_INVERSE * (makespan * (1 - rounding) - criticalPath) <= criticalPath;
}

/** ceil(W / 1.05 C): so many share the work evenly in 1.05 C, and fewer do not. At least 1; C above 0. */
export function fewestByWork({
  work,
  criticalPath,
}: {
  readonly work: number;
  readonly criticalPath: number;
}): number {
  const least = (SLACK_INVERSE * work) / ((SLACK_INVERSE + 1) * criticalPath);
  // A quotient that rounding has lifted past a whole number must not skip that number.
  return Math.max(1, Math.ceil(least * (1 - 1e-12)));
}

/** `agentsWorthHaving`, with pauses; the share of the work, of which nobody knows how much it is, grows and stays below 1. */
export function* searchingAgentsWorthHaving(
  prepared: PreparedGraph,
): PausingWithShare<AgentsWorthHaving> {
  const { graph } = prepared;
  const tail = prepared.tails();
  const criticalPath = largest(tail);
  const about = graph.steps > MOST_STEPS_FOR_EVERY_K;
  if (criticalPath === 0) return { agents: 1, about: false };
  const first = fewestByWork({ work: work(graph), criticalPath });
  const rounding = roundingIn(graph);
  let tried = 0;
  const enough = function* (agents: number): PausingWithShare<boolean> {
    const trial = finishing(prepared, agents, criticalPath, rounding);
    for (;;) {
      const step = trial.next();
      if (step.done) {
        tried++;
        yield tried / (tried + HALF_WAY);
        return step.value;
      }
      yield tried / (tried + HALF_WAY);
    }
  };
  return { agents: yield* about ? bisect(first, enough) : searchUp(first, enough), about };
}

type Enough = (agents: number) => PausingWithShare<boolean>;

function* searchUp(first: number, enough: Enough): PausingWithShare<number | null> {
  for (let k = first; k <= MOST_AGENTS_TRIED; k++) if (yield* enough(k)) return k;
  return null;
}

function* bisect(first: number, enough: Enough): PausingWithShare<number | null> {
  if (first > MOST_AGENTS_TRIED) return null;
  let low = first - 1;
  let high = first;
  while (!(yield* enough(high))) {
    if (high === MOST_AGENTS_TRIED) return null;
    low = high;
    high = Math.min(2 * high, MOST_AGENTS_TRIED);
  }
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (yield* enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * Whether so many agents, critical path first and without overhead, finish within 5% of the critical path: what a run
 * of `criticalPathFirst` says of its makespan, without who did what, and given up with the first step that starts too late.
 */
function* finishing(
  prepared: PreparedGraph,
  agents: number,
  criticalPath: number,
  rounding: number,
): PausingWithShare<boolean> {
  const { graph } = prepared;
  const { duration, dependents } = graph;
  const tail = prepared.tails();
  // With room for rounding, so that a step given up here is one that ends the run too late.
  const tooLate = criticalPath * (1 + 1 / SLACK_INVERSE) * (1 + 2 * ROUNDING);
  const ready = new SortedReady(graph.steps, prepared.key('critical-path', duration));
  const queue = new EventQueue(Math.min(graph.steps, agents));
  const pending = prerequisiteCounts(graph);
  for (let i = 0; i < graph.steps; i++) if (pending[i] === 0) ready.add(i);
  let now = 0;
  for (let done = 0, pauseAt = SLICE; ; ) {
    while (ready.size > 0 && queue.size < agents) {
      const step = ready.take();
      if (now + tail[step] > tooLate) return false;
      queue.push(now + duration[step], step);
    }
    if (queue.size === 0) break;
    now = queue.peek();
    while (queue.size > 0 && queue.peek() === now) {
      const step = queue.pop();
      done++;
      for (let e = dependents.start[step]; e < dependents.start[step + 1]; e++) {
        if (--pending[dependents.item[e]] === 0) ready.add(dependents.item[e]);
      }
    }
    if (done < pauseAt) continue;
    pauseAt = done + SLICE;
    yield 0;
  }
  return isSoonEnough(now, criticalPath, rounding);
}

function prerequisiteCounts({ steps, prerequisites: { start } }: TaskGraph): Int32Array {
  return Int32Array.from({ length: steps }, (_, i) => start[i + 1] - start[i]);
}
