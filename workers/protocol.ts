import type { Answer as ClaimAnswer, Figures } from '../src/claims/claim.ts';
import type { Piece } from '../src/claims/piece.ts';
import type { StudyName } from '../src/claims/studies.ts';
import type { Repair } from '../src/graphs/build/repair.ts';
import type { Fault } from '../src/graphs/graph-error.ts';
import type { GraphInput } from '../src/graphs/graph-input.ts';
import type { Place } from '../src/graphs/place.ts';
import type { FileInput, ReadGraph, ReadOptions } from '../src/graphs/read-graph.ts';
import type { Said } from '../src/graphs/said.ts';
import type { Deployed, DeployTask } from '../src/model/measure/deploy.ts';
import type { EloRecords } from '../src/model/measure/elo/records.ts';
import type { EloSummary } from '../src/model/measure/elo/summary.ts';
import type { Ensemble, EnsembleTask } from '../src/model/measure/ensemble.ts';
import type { FamilySummary } from '../src/model/measure/family.ts';
import type { Session } from '../src/model/measure/sessions.ts';
import type { GraphFacts } from '../src/model/measure/task/facts.ts';
import type { ScalePoint } from '../src/model/measure/task/scale-point.ts';
import type { Parameters } from '../src/model/parameters.ts';
import type { SwarmOptions } from '../src/model/swarm/options.ts';
import type { RunResult } from '../src/model/swarm/run-result.ts';

/**
 * What the page and its workers say to each other. A job is a plain object and its result a pure function
 * of it, so that results can be cached by job, tested in Node and reproduced by a link.
 */

/** One graph, worked through by one agent alone and by the deployment that the parameters describe. */
export interface RaceJob {
  readonly kind: 'race';
  readonly parameters: Parameters;
}

export interface RaceResult {
  readonly kind: 'race';
  /** The single agent on the graph; `alone.graph` and `swarm[0].graph` are the same graph. */
  readonly alone: Session;
  /** One entry, or one per session (at most MOST_SESSIONS_SHOWN of `sessions`). */
  readonly swarm: readonly Session[];
  readonly sessions: number;
  /** Largest value on the scale of the best score; 0 when no step improves on the root. */
  readonly scale: number;
  /** Of the swarm's run; of several sessions, of those shown together. */
  readonly digest: string;
}

export const MOST_SESSIONS_SHOWN = 16;

/** A family of graphs, summarised: first from a few graphs, then from all. */
export interface FamilyJob {
  readonly kind: 'family';
  readonly parameters: Parameters;
  /** Bootstrap replicates of the last answer; the first ones have none. */
  readonly replicates: number;
}

export interface FamilyResult {
  readonly kind: 'family';
  readonly summary: FamilySummary;
  /** Whether all graphs of the job are in; the intervals may still be missing. */
  readonly complete: boolean;
}

/** Families with several systems on each: what a figure of the article draws. */
export interface EnsemblesJob {
  readonly kind: 'ensembles';
  readonly tasks: readonly EnsembleTask[];
  /** Bootstrap replicates of the last answer; the first ones have none. */
  readonly replicates: number;
}

export interface EnsemblesResult {
  readonly kind: 'ensembles';
  /** In the order of the tasks; of the first tasks only while incomplete, of one task from its first graphs. */
  readonly ensembles: readonly Ensemble[];
  /** Whether all graphs of all tasks are in; the intervals may still be missing. */
  readonly complete: boolean;
}

/** Every split of some numbers of agents into sessions, first from a few graphs, then from all. */
export interface DeployJob {
  readonly kind: 'deploy';
  readonly task: DeployTask;
  /** Bootstrap replicates of the last answer; the first ones have none. */
  readonly replicates: number;
}

export interface DeployResult {
  readonly kind: 'deploy';
  readonly deployed: Deployed;
  /** Whether all graphs of the family are in; the intervals may still be missing. */
  readonly complete: boolean;
}

/** One piece of a study of published claims. It pauses where the model does, and has no pictures. */
export interface PieceJob {
  readonly kind: 'piece';
  readonly piece: Piece;
}

export interface PieceResult {
  readonly kind: 'piece';
  readonly value: PieceValue;
}

export type PieceValue = Figures | EloRecords;

/** The answers of a study from the values of all its pieces, in the order of the pieces. */
export interface AnswersJob {
  readonly kind: 'answers';
  readonly study: StudyName;
  readonly pieces: readonly Piece[];
  readonly values: readonly PieceValue[];
}

export interface AnswersResult {
  readonly kind: 'answers';
  readonly answers: readonly ClaimAnswer[];
}

/** The ratings of the systems from neighbouring blocks of sessions, in their order. */
export interface EloJob {
  readonly kind: 'elo';
  readonly records: readonly EloRecords[];
  /** Bootstrap replicates; 0: no intervals. */
  readonly replicates: number;
}

export interface EloResult {
  readonly kind: 'elo';
  readonly summary: EloSummary;
}

/** Reads the files of a task graph. Without pictures. */
export interface ReadJob {
  readonly kind: 'graph-read';
  readonly files: readonly FileInput[];
  readonly options: ReadOptions;
}

export interface ReadResult {
  readonly kind: 'graph-read';
  readonly outcome: ReadOutcome;
}

export type ReadOutcome =
  | { readonly kind: 'read'; readonly read: ReadGraph; readonly input: GraphInput }
  | {
      readonly kind: 'refused';
      readonly place: Place | null;
      readonly said: Said;
      readonly repair: Repair | null;
      readonly fault: Fault;
    };

/** What a task graph is: its bounds, its profile, its critical path. */
export interface FactsJob {
  readonly kind: 'graph-facts';
  readonly input: GraphInput;
}

export interface FactsResult {
  readonly kind: 'graph-facts';
  readonly facts: GraphFacts;
}

/** Several swarms on one task graph, in numbers; pictures hold the first of them. */
export interface ScaleJob {
  readonly kind: 'graph-scale';
  readonly input: GraphInput;
  readonly swarms: readonly SwarmOptions[];
  readonly seed: number;
}

export interface ScaleResult {
  readonly kind: 'graph-scale';
  /** In the order of the swarms. */
  readonly points: readonly ScalePoint[];
}

/** One agent and a swarm on one task graph, with all that they do. */
export interface DuelJob {
  readonly kind: 'graph-duel';
  readonly input: GraphInput;
  readonly swarm: SwarmOptions;
  readonly seed: number;
}

export interface DuelResult {
  readonly kind: 'graph-duel';
  readonly alone: RunResult;
  readonly swarm: RunResult;
  /** How many units of their times make 1 of the file: both runs are in the same. */
  readonly perOne: number;
  /** Largest value of a step; 0 where steps carry none. */
  readonly scale: number;
}

/** What figures draw: small, and asked for again with every move of a hand. */
export type DrawnJob = RaceJob | FamilyJob | EnsemblesJob | DeployJob;
/** What the page of a reader's own task graph asks for. */
export type GraphJob = FactsJob | ScaleJob | DuelJob;
export type Job = DrawnJob | GraphJob | ReadJob | PieceJob | AnswersJob | EloJob;

/** A job as it is sent to a worker: of a graph that this worker was sent last, the key is enough. */
export type PostedJob = Posted<Job>;
type Posted<J> = J extends GraphJob
  ? Omit<J, 'input'> & { readonly input: GraphInput | Pick<GraphInput, 'key'> }
  : J;
export type JobResult =
  | RaceResult
  | FamilyResult
  | EnsemblesResult
  | DeployResult
  | PieceResult
  | ReadResult
  | FactsResult
  | ScaleResult
  | DuelResult
  | AnswersResult
  | EloResult;
export type ResultOf<J extends Job> = Extract<JobResult, { kind: J['kind'] }>;

/** How far a job is: a share from 0 to 1, and what can be drawn already. */
export interface Progress<J extends Job = Job> {
  readonly share: number;
  readonly partial: ResultOf<J> | null;
}

/** What a finished run sends back. */
export interface Answer {
  readonly result: JobResult;
  /** Size of the result's columns in bytes, for whoever keeps it. */
  readonly bytes: number;
}

/**
 * What a worker offers. Results and partial results travel by transfer: the worker keeps nothing of them.
 */
export interface WorkerApi {
  /**
   * Runs a job. Rejects with the message of what went wrong, with `STOPPED` once it was stopped, or with `LACKS_GRAPH`.
   * `onProgress` is released when the run ends; a call may still arrive after the answer.
   */
  run(runNumber: number, job: PostedJob, onProgress: (progress: Progress) => void): Promise<Answer>;
  /** Gives up a run at its next pause, a few milliseconds away; unknown numbers are ignored. */
  stop(runNumber: number): void;
  /** Answers at once; tells that the worker is there and which model it holds. */
  hello(): { readonly modelVersion: number };
}

/** The message with which a stopped run rejects. */
export const STOPPED = 'stopped';

/** The message with which a run rejects whose graph is not the one that the worker was sent last. */
export const LACKS_GRAPH = 'lacks graph';
export type LacksGraph = typeof LACKS_GRAPH;
