import type { Place } from '../../place.ts';
import { allowJobs } from './limits.ts';
import { type Matched, matchJobs } from './match.ts';
import type { RunJob } from './run.ts';
import type { WorkflowJob } from './workflow.ts';

/** A job as it ran or would run: a leg of a matrix is one of its own. */
export interface Leg {
  readonly name: string;
  /** The job of the workflow, for sums and for needs; -1 where it is of none. */
  readonly job: number;
  /** null where the run does not tell of it. */
  readonly ran: RunJob | null;
  /** Names of its steps by the workflow. */
  readonly steps: readonly string[];
  readonly place: Place;
}

export interface Legs {
  readonly legs: readonly Leg[];
  /** Of each job of the workflow, the numbers of its legs. */
  readonly legsOf: readonly (readonly number[])[];
  readonly matched: Matched;
}

/** Legs in the order of the workflow, then what the run has beside it. `run` is null where only the workflow is known. Throws a GraphError where these are too many. */
export function legsOf(workflow: readonly WorkflowJob[], run: readonly RunJob[] | null): Legs {
  const matched = matchJobs(workflow, run ?? []);
  const legs: Leg[] = [];
  const add = (leg: Leg): number => {
    allowJobs(legs.length + 1);
    return legs.push(leg) - 1;
  };
  const ofJobs = workflow.map(({ name, matrix, steps, place }, job) => {
    const ran = matched.runOf[job].map((r) => (run ?? [])[r]);
    if (ran.length > 0) {
      return ran.map((each) => add({ name: each.name, job, ran: each, steps, place: each.place }));
    }
    const names = run === null ? matrix.legs.map((values) => `${name} (${values})`) : [];
    if (names.length === 0) names.push(name);
    return names.map((each) => add({ name: each, job, ran: null, steps, place }));
  });
  for (const r of matched.others) {
    const ran = (run ?? [])[r];
    add({ name: ran.name, job: -1, ran, steps: [], place: ran.place });
  }
  return { legs, legsOf: ofJobs, matched };
}

/** Of several attempts at a job the last, in the order of the first; how many there were beside them. */
export function lastAttempts(run: readonly RunJob[]): { jobs: RunJob[]; earlier: number } {
  const last = new Map<string, RunJob>();
  const kept: RunJob[] = [];
  for (const job of run) {
    const other = last.get(job.name);
    if (!other || job.attempt > other.attempt) last.set(job.name, job);
  }
  // Jobs of one name and one attempt are different jobs.
  for (const job of run) if (last.get(job.name)?.attempt === job.attempt) kept.push(job);
  return { jobs: kept, earlier: run.length - kept.length };
}
