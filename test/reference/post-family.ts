/**
 * MODEL.md section 3 once more, for the figures of a family: whole runs are read step by step, and a mean curve is
 * evaluated by counting over all runs. Of the model it uses graphs and runs, which are not in question.
 */
import { grow } from '../../src/model/graph/grow.ts';
import type { TaskGraph } from '../../src/model/graph/task-graph.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import type { SwarmOptions } from '../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../src/model/swarm/prepare.ts';
import { run } from '../../src/model/swarm/run.ts';
import type { RunResult } from '../../src/model/swarm/run-result.ts';
import { fromRows } from './build-graph.ts';

/** Working time summed over agents until t, steps in progress counted up to that moment. */
export function workedUntil(result: RunResult, t: number): number {
  let sum = 0;
  for (let i = 0; i < result.steps; i++)
    sum += Math.max(0, Math.min(result.end[i], t) - result.start[i]);
  return sum;
}

/** A finished step: the agent-time spent when it was finished, and its value. */
export interface Finding {
  readonly spent: number;
  readonly value: number;
}

export function findings(result: RunResult, value: ArrayLike<number>): Finding[] {
  return Array.from(result.end, (end, i) => ({
    spent: workedUntil(result, end),
    value: value[i],
  }));
}

/** A run as the measures see it: when each step ended, by whatever clock, and what it was worth. */
export interface SeenRun {
  readonly end: readonly number[];
  readonly value: readonly number[];
  /** What counts as a best score of 1. */
  readonly scale: number;
}

export function coverageAt({ end }: SeenRun, t: number): number {
  return end.filter((e) => e <= t).length / end.length;
}

export function bestAt({ end, value, scale }: SeenRun, t: number): number {
  let best = 0;
  let any = false;
  for (let i = 0; i < end.length; i++) {
    if (end[i] > t) continue;
    any = true;
    best = Math.max(best, value[i]);
  }
  if (scale <= 0) return any ? 1 : 0;
  return Math.min(1, best / scale);
}

/** A level within this of being reached is: the rounding in sums of shares. */
const TOLERANCE = 1e-9;

/** First time at which the mean of a score over runs reaches a level, NaN if never: by bisection over all instants. */
export function reachTime(
  runs: readonly SeenRun[],
  score: (run: SeenRun, t: number) => number,
  level: number,
): number {
  const instants = Float64Array.from(runs.flatMap((r) => r.end)).sort();
  const reached = (t: number) =>
    runs.reduce((sum, r) => sum + score(r, t), 0) / runs.length >= level - TOLERANCE;
  let low = -1;
  let high = instants.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reached(instants[middle])) high = middle;
    else low = middle;
  }
  return high < instants.length ? instants[high] : Number.NaN;
}

export function seen(result: RunResult, value: ArrayLike<number>, scale: number): SeenRun {
  return { end: Array.from(result.end), value: Array.from(value), scale };
}

/** The graphs of a family with the runs of one swarm on them. */
export interface NaiveRuns {
  readonly graphs: readonly TaskGraph[];
  readonly runs: readonly RunResult[];
}

export function naiveRuns(
  parameters: Parameters,
  family: number,
  options: SwarmOptions,
): NaiveRuns {
  const graphs = Array.from({ length: 16 }, (_, i) => grow(parameters, 16 * family + i));
  const runs = graphs.map((graph, i) =>
    run(new PreparedGraph(graph), options, {
      seed: parameters.seed,
      graph: 16 * family + i,
      attempt: 0,
      run: 0,
    }),
  );
  return { graphs, runs };
}

export interface NaiveFigures {
  time(score: 'coverage' | 'best', level: number): number;
  /** Mean over graphs of the agent-time until a graph reaches the level itself. */
  agentTime(score: 'coverage' | 'best', level: number): number;
}

export function naiveFigures({ graphs, runs }: NaiveRuns): NaiveFigures {
  const all = runs.map((result, i) => {
    const value = graphs[i].value ?? [];
    return seen(result, value, Math.max(0, ...value));
  });
  const scores = { coverage: coverageAt, best: bestAt };
  return {
    time: (score, level) => reachTime(all, scores[score], level),
    agentTime: (score, level) =>
      runs.reduce(
        (sum, result, i) => sum + workedUntil(result, reachTime([all[i]], scores[score], level)),
        0,
      ) / runs.length,
  };
}

/** Prerequisites that somebody else finished. */
export function isHandoff(result: RunResult, needs: readonly number[], step: number): boolean {
  return needs.some((p) => result.agent[p] !== result.agent[step]);
}

/**
 * The overhead of a standard swarm by its own-branch rule: 5% of the upper median step for the first step of each
 * agent and for each hand-off, once; 2% of the step for each other step that is in progress when it starts.
 */
export function naiveOverhead(graph: TaskGraph, result: RunResult) {
  const needs = fromRows(graph.prerequisites);
  const sorted = Array.from(graph.duration).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const begun = new Set<number>();
  let scheduling = 0;
  let communication = 0;
  let agentTime = 0;
  for (const s of [...needs.keys()].sort((a, b) => result.start[a] - result.start[b])) {
    const first = !begun.has(result.agent[s]);
    begun.add(result.agent[s]);
    if (first || isHandoff(result, needs[s], s)) scheduling += 0.05 * median;
    let others = -1;
    for (let i = 0; i < result.steps; i++)
      if (result.start[i] <= result.start[s] && result.end[i] > result.start[s]) others++;
    communication += 0.02 * others * graph.duration[s];
    agentTime += result.end[s] - result.start[s];
  }
  return { scheduling, communication, agentTime };
}

/** By linear interpolation between order statistics (type 7). */
export function quantileOf(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = p * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
}

/** 95%, from the replicates of a bootstrap. */
export function interval(replicates: readonly number[]): [number, number] {
  return [quantileOf(replicates, 0.025), quantileOf(replicates, 0.975)];
}
