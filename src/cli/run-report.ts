import {
  bestScoreCurve,
  coverageCurve,
  type StepCurve,
  timeToReach,
  upperEnvelope,
} from '../model/measure/curve.ts';
import { digestOfSessions, type Session } from '../model/measure/sessions.ts';
import type { RunResult } from '../model/swarm/run-result.ts';

/** A run to report: one session, or several that worked side by side on graphs of their own. */
export interface FinishedRun {
  readonly sessions: readonly Session[];
  /** Names of the steps, the same in every session. */
  readonly ids: readonly string[];
  /** Units of the times that make 1 in the report. */
  readonly perOne: number;
  /** The value that is a best score of 1; null where steps carry no value. */
  readonly scale: number | null;
  /** Whether rows of the schedule say which session they belong to. */
  readonly several: boolean;
}

/** By level, in the order of the levels, which the names of an object would not keep. */
export type ByLevel<T> = ReadonlyMap<string, T>;

export const REACH_LEVELS = [0.5, 0.9, 0.99, 1] as const;
const BEST_LEVELS = [0.5, 0.9] as const;

/** Everything that is printed of a run but its schedule. Times of levels that are never reached are null. */
export function runFields(finished: FinishedRun): Record<string, unknown> {
  const { sessions, perOne, several } = finished;
  const runs = sessions.map((session) => session.run);
  const sum = (of: (run: RunResult) => number) => runs.reduce((total, run) => total + of(run), 0);
  return {
    ...(several ? { sessions: sessions.length } : {}),
    steps: sum((run) => run.steps),
    agents: sum((run) => run.agents),
    makespan: makespan(runs) / perOne,
    reach: coverageReach(runs, perOne),
    best: bestReach(finished),
    agentTime: sum((run) => run.agentTime) / perOne,
    work: sum((run) => run.work) / perOne,
    scheduling: sum((run) => run.scheduling) / perOne,
    communication: sum((run) => run.communication) / perOne,
    agentsStarted: sum((run) => run.agentsStarted),
    handoffs: sum((run) => run.handoffs),
    digest: digestOfSessions(runs),
  };
}

/** First time at which the best session has finished each share of its steps. */
export function coverageReach(runs: readonly RunResult[], perOne: number): ByLevel<number | null> {
  return reach(upperEnvelope(runs.map(coverageCurve)), REACH_LEVELS, perOne);
}

export interface ScheduledStep {
  readonly session: number;
  readonly step: string;
  readonly agent: number;
  readonly start: number;
  readonly end: number;
}

/** Who works on what from when to when, session by session, by start; at a tie in the order of the steps. */
export function* schedule(finished: FinishedRun): IterableIterator<ScheduledStep> {
  const { sessions, ids, perOne } = finished;
  for (let session = 0; session < sessions.length; session++) {
    const { start, end, agent } = sessions[session].run;
    const order = Int32Array.from(start, (_, i) => i);
    order.sort((a, b) => start[a] - start[b] || a - b);
    for (const i of order) {
      yield {
        session,
        step: ids[i],
        agent: agent[i],
        start: start[i] / perOne,
        end: end[i] / perOne,
      };
    }
  }
}

function makespan(runs: readonly RunResult[]): number {
  return runs.reduce((most, run) => Math.max(most, run.makespan), 0);
}

function bestReach({ sessions, scale, perOne }: FinishedRun): ByLevel<number | null> | null {
  if (scale === null) return null;
  const curves = sessions.map(({ graph, run }) =>
    bestScoreCurve(run, graph.value ?? new Float64Array(graph.steps), scale),
  );
  return reach(upperEnvelope(curves), BEST_LEVELS, perOne);
}

function reach(
  curve: StepCurve,
  levels: readonly number[],
  perOne: number,
): ByLevel<number | null> {
  const at = (level: number) => {
    const time = timeToReach(curve, level);
    return time === null ? null : time / perOne;
  };
  return new Map(levels.map((level) => [String(level), at(level)]));
}
