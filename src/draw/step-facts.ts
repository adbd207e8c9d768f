import { type RunColumns, stateAt } from './run-columns.ts';

export type StepState = 'closed' | 'ready' | 'working' | 'finished';

/** What a run has to do with a step. */
export interface StepRun {
  /** As numbered by the run, from 0. */
  readonly agent: number;
  /** Which of its agent's steps it is, from 1, and how many the agent takes in all. */
  readonly nth: number;
  readonly of: number;
  /** Who forked the agent; -1 for nobody. */
  readonly forker: number;
  /** In the unit of the durations. */
  readonly start: number;
  readonly end: number;
}

export interface StepNow {
  readonly state: StepState;
  /** Prerequisites that are not finished. */
  readonly waiting: number;
}

export function stepRun({ run, ofAgent }: RunColumns, step: number): StepRun {
  const agent = run.agent[step];
  const from = ofAgent.start[agent];
  const to = ofAgent.start[agent + 1];
  let nth = 0;
  for (let i = from; i < to; i++) if (ofAgent.item[i] === step) nth = i - from + 1;
  return {
    agent,
    nth,
    of: to - from,
    forker: run.forker[agent],
    start: run.start[step],
    end: run.end[step],
  };
}

export function stepNow({ graph, run, opened }: RunColumns, step: number, time: number): StepNow {
  const { start, item } = graph.prerequisites;
  let waiting = 0;
  for (let e = start[step]; e < start[step + 1]; e++) if (run.end[item[e]] > time) waiting++;
  if (run.end[step] <= time) return { state: 'finished', waiting };
  if (run.start[step] <= time) return { state: 'working', waiting };
  return { state: opened[step] <= time ? 'ready' : 'closed', waiting };
}

/** A step worth beginning a walk at: the best finished, or the last begun, or the root. */
export function interestingStep(columns: RunColumns, time: number): number {
  const state = stateAt(columns, time);
  if (state.working.length > 0) return state.working[0];
  return state.leader >= 0 ? state.leader : columns.byBeginning[0];
}
