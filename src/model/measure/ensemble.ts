import { greatestLayerWidth } from '../graph/metrics.ts';
import type { Parameters } from '../parameters.ts';
import { workAndSpan } from './bounds.ts';
import { sample } from './curve.ts';
import { type FamilySummary, type SummaryOptions, summarise } from './family.ts';
import {
  type GraphMeasure,
  type Ground,
  measuring,
  type RunMeasure,
  type Score,
} from './graph-measure.ts';
import type { Pausing } from './pausing.ts';
import { AFRESH, graphsOf, type Source } from './source.ts';
import { addAtWork, type WorkingTime, workingTime } from './working-time.ts';

/** What to measure on the family that `parameters.graph` belongs to, and what to keep beside the summary. */
export interface EnsembleTask {
  readonly parameters: Parameters;
  /** Systems on the same graphs: they differ from `parameters` in their swarm only. */
  readonly systems: readonly Parameters[];
  /** Each graph's own single-agent curves. */
  readonly lines?: boolean;
  /** The mean number of agents at work over time, of each system. */
  readonly atWork?: boolean;
  /** Work and span of each graph. */
  readonly spans?: boolean;
}

/** A family of graphs with several systems on it. Every column over time belongs to `summary.time`. */
export interface Ensemble {
  readonly summary: FamilySummary;
  /** One column per graph: its single agent's score (with the `own` clock the mean over its runs). */
  readonly lines: Readonly<Record<Score, readonly Float64Array[]>> | null;
  /** One column per system: agents at work in all its sessions together, mean over the graphs. */
  readonly atWork: readonly Float64Array[] | null;
  /** One entry per graph. */
  readonly spans: readonly GraphSpan[] | null;
}

/** Times are in the family's t_mid, from the graph's own durations (without a run's noise). */
export interface GraphSpan {
  readonly graph: number;
  readonly steps: number;
  /** W: total of all durations. */
  readonly work: number;
  /** C: the longest chain of durations. */
  readonly criticalPath: number;
  /** Steps in the fullest layer. */
  readonly widest: number;
  /** Layers below the root, as the parameter `layers` counts them. */
  readonly layers: number;
}

/** Sampling times of the curves: about one per two or three pixels of a figure. */
export const SAMPLES = 240;

/** One graph of a task, measured. */
export interface Member {
  readonly measure: GraphMeasure;
  /** Per system, per session; empty where nobody asks. */
  readonly working: readonly (readonly WorkingTime[])[];
  /** In the graph's own time; null where nobody asks. */
  readonly span: GraphSpan | null;
}

/** Measures one graph of a task. Pauses between sessions. */
export function* measuringMember(
  task: EnsembleTask,
  graph: number,
  source: Source = AFRESH,
): Pausing<Member> {
  const ground = source.ground(task.parameters, graph);
  const working = task.systems.map((): WorkingTime[] => []);
  const measure = yield* measuring(
    task.parameters,
    task.systems,
    ground,
    source.taskScale,
    task.atWork ? (system, run) => working[system].push(workingTime(run)) : undefined,
  );
  return { measure, working, span: task.spans ? spanOf(ground) : null };
}

/** What a task's members, at least one, amount to. Its columns are its own. */
export function ensembleOf(
  task: EnsembleTask,
  members: readonly Member[],
  options: SummaryOptions,
): Ensemble {
  const summary = summarise(
    members.map(({ measure }) => measure),
    options,
  );
  const unit = summary.tMid ?? 1;
  const lines = (score: Score) =>
    members.map(({ measure }) => meanLine(measure.baseline, score, unit, summary.time));
  return {
    summary,
    lines: task.lines ? { coverage: lines('coverage'), best: lines('best') } : null,
    atWork: task.atWork
      ? task.systems.map((_, system) => meanAtWork(members, system, unit, summary.time))
      : null,
    spans: task.spans ? members.flatMap((member) => inUnit(member, unit)) : null,
  };
}

/** Measures tasks one after the other. Pauses between sessions and between summaries. */
export function* measuringEnsembles(
  tasks: readonly EnsembleTask[],
  { replicates, samples = SAMPLES }: { readonly replicates: number; readonly samples?: number },
  source: Source = AFRESH,
): Pausing<Ensemble[]> {
  const ensembles: Ensemble[] = [];
  for (const task of tasks) {
    const members: Member[] = [];
    for (const graph of graphsOf(task.parameters)) {
      members.push(yield* measuringMember(task, graph, source));
    }
    yield;
    ensembles.push(ensembleOf(task, members, { replicates, samples }));
  }
  return ensembles;
}

function spanOf({ graph, prepared }: Ground): GraphSpan {
  return {
    graph,
    steps: prepared.graph.steps,
    ...workAndSpan(prepared.graph),
    widest: greatestLayerWidth(prepared.graph),
    layers: prepared.graph.layers - 1,
  };
}

function inUnit({ measure: { clock }, span }: Member, unit: number): GraphSpan[] {
  if (span === null) return [];
  const scaled = (own: number) => (own * clock) / unit;
  return [{ ...span, work: scaled(span.work), criticalPath: scaled(span.criticalPath) }];
}

function meanLine(
  runs: readonly RunMeasure[],
  score: Score,
  unit: number,
  times: Float64Array,
): Float64Array {
  const sum = new Float64Array(times.length);
  for (const { curve } of runs) {
    const { time, level } = curve[score];
    // Divided as the sampling times were, so that a sample at a completion is exactly that.
    const sampled = sample({ time: time.map((t) => t / unit), level }, times);
    for (let i = 0; i < sum.length; i++) sum[i] += sampled[i];
  }
  return sum.map((total) => total / runs.length);
}

function meanAtWork(
  members: readonly Member[],
  system: number,
  unit: number,
  times: Float64Array,
): Float64Array {
  const sum = new Float64Array(times.length);
  for (const { measure, working } of members) {
    for (const each of working[system]) addAtWork(each, measure.clock, unit, times, sum);
  }
  return sum.map((total) => total / members.length);
}
