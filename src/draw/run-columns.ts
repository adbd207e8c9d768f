import type { TaskGraph } from '../model/graph/task-graph.ts';
import type { Session } from '../model/measure/sessions.ts';
import type { RunResult } from '../model/swarm/run-result.ts';
import { countUpTo } from './search.ts';

/**
 * A finished run, sorted once so that its state at any time is looked up and not replayed. A step opens
 * when its last prerequisite ends, is begun by an agent, and ends: opened <= begun <= ended at every step,
 * and the same of the counts at every time.
 */
export interface RunColumns {
  readonly graph: TaskGraph;
  readonly run: RunResult;
  /** Length n, by step: when its last prerequisite ended; 0 without any. */
  readonly opened: Float64Array;
  /** Steps in the order of opening, of beginning and of ending, ties by index, and the sorted times. Length n. */
  readonly byOpening: Int32Array;
  readonly openings: Float64Array;
  readonly byBeginning: Int32Array;
  readonly beginnings: Float64Array;
  readonly byEnding: Int32Array;
  readonly endings: Float64Array;
  /** Length n: the step of greatest value among the first i + 1 to end (the first of them at a tie). */
  readonly leader: Int32Array;
  /** Steps by agent in the order in which it worked on them: compressed rows over agents. */
  readonly ofAgent: { readonly start: Int32Array; readonly item: Int32Array };
}

/** O(n log n + edges). */
export function runColumns(graph: TaskGraph, run: RunResult): RunColumns {
  const n = graph.steps;
  const opened = new Float64Array(n);
  const { start, item } = graph.prerequisites;
  for (let i = 0; i < n; i++) {
    for (let e = start[i]; e < start[i + 1]; e++) {
      const end = run.end[item[e]];
      if (end > opened[i]) opened[i] = end;
    }
  }
  const byOpening = sortedBy(opened);
  const byBeginning = sortedBy(run.start);
  const byEnding = run.order;
  const leader = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    const step = byEnding[i];
    const best = i > 0 ? leader[i - 1] : step;
    leader[i] = graph.value && graph.value[step] > graph.value[best] ? step : best;
  }
  return {
    graph,
    run,
    opened,
    byOpening,
    openings: pick(opened, byOpening),
    byBeginning,
    beginnings: pick(run.start, byBeginning),
    byEnding,
    endings: pick(run.end, byEnding),
    leader,
    ofAgent: agentRows(run, byBeginning),
  };
}

const cache = new WeakMap<RunResult, RunColumns>();

/** The columns of a run, sorted when first asked for. */
export function columnsOf({ graph, run }: Session): RunColumns {
  let columns = cache.get(run);
  if (!columns) {
    columns = runColumns(graph, run);
    cache.set(run, columns);
  }
  return columns;
}

/** How a run stands at a time. */
export interface RunState {
  readonly time: number;
  /** The first `finished` steps of `byEnding` are done. */
  readonly finished: number;
  /** The first `opened` steps of `byOpening` are open, begun or done. */
  readonly opened: number;
  /** Begun and not ended. */
  readonly working: Int32Array;
  /** Open and not begun. */
  readonly ready: Int32Array;
  /** The step with the best recipe so far; -1 before the first completion and where steps carry no value. */
  readonly leader: number;
}

/**
 * The state at a time: what ends now is done, what begins now is at work. Three binary searches, and a walk
 * back along the sorted columns that stops when all that are at work, or ready, are found.
 */
export function stateAt(columns: RunColumns, time: number): RunState {
  const { graph, run, byOpening, openings, byBeginning, beginnings, endings, leader } = columns;
  const finished = countUpTo(endings, time);
  const begun = countUpTo(beginnings, time);
  const opened = countUpTo(openings, time);
  return {
    time,
    finished,
    opened,
    working: lastOf(byBeginning, begun, begun - finished, (step) => run.end[step] > time),
    ready: lastOf(byOpening, opened, opened - begun, (step) => run.start[step] > time),
    leader: finished > 0 && graph.value ? leader[finished - 1] : -1,
  };
}

/** Coverage and best score: the two numbers at the head of a panel. */
export interface Scores {
  readonly coverage: number;
  /** null where steps carry no value. */
  readonly best: number | null;
}

/** `scale` as in RaceData. */
export function scoresOf(
  columns: RunColumns,
  state: Pick<RunState, 'finished' | 'leader'>,
  scale: number,
): Scores {
  const { graph } = columns;
  const coverage = state.finished / graph.steps;
  if (!graph.value) return { coverage, best: null };
  if (state.finished === 0) return { coverage, best: 0 };
  if (!(scale > 0)) return { coverage, best: 1 };
  return { coverage, best: Math.min(1, Math.max(0, graph.value[state.leader]) / scale) };
}

/** The scores of several sessions together: the highest of each; and how many agents are at work in all. O(log steps) each. */
export function scoresTogether(
  sessions: readonly RunColumns[],
  time: number,
  scale: number,
): Scores & { readonly atWork: number } {
  let coverage = 0;
  let best: number | null = null;
  let atWork = 0;
  for (const columns of sessions) {
    const finished = countUpTo(columns.endings, time);
    const leader = finished > 0 ? columns.leader[finished - 1] : -1;
    const scores = scoresOf(columns, { finished, leader }, scale);
    coverage = Math.max(coverage, scores.coverage);
    if (scores.best !== null) best = Math.max(best ?? 0, scores.best);
    atWork += countUpTo(columns.beginnings, time) - finished;
  }
  return { coverage, best, atWork };
}

/** The chain of best parents up to a step, the step first; empty for a graph that was not grown. */
export function bestChain(graph: TaskGraph, step: number): number[] {
  const chain: number[] = [];
  if (!graph.growth) return chain;
  for (let at = step; at >= 0; at = graph.growth.bestParent[at]) chain.push(at);
  return chain;
}

/** The `wanted` entries before `end` that fit, latest first. */
function lastOf(
  steps: Int32Array,
  end: number,
  wanted: number,
  fits: (step: number) => boolean,
): Int32Array {
  const found = new Int32Array(wanted);
  let count = 0;
  for (let i = end - 1; i >= 0 && count < wanted; i--)
    if (fits(steps[i])) found[count++] = steps[i];
  return found;
}

/** Indices in ascending order of their values, ties by index. */
function sortedBy(values: Float64Array): Int32Array {
  const steps = new Int32Array(values.length);
  for (let i = 0; i < steps.length; i++) steps[i] = i;
  return steps.sort((a, b) => values[a] - values[b] || a - b);
}

function pick(values: Float64Array, steps: Int32Array): Float64Array {
  const picked = new Float64Array(steps.length);
  for (let i = 0; i < steps.length; i++) picked[i] = values[steps[i]];
  return picked;
}

function agentRows(run: RunResult, byBeginning: Int32Array) {
  const start = new Int32Array(run.agentsStarted + 1);
  for (let i = 0; i < run.steps; i++) start[run.agent[i] + 1]++;
  for (let a = 0; a < run.agentsStarted; a++) start[a + 1] += start[a];
  const next = start.slice();
  const item = new Int32Array(run.steps);
  for (const step of byBeginning) item[next[run.agent[step]]++] = step;
  return { start, item };
}
