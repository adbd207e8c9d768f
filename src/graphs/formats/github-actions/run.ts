import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import type { Place } from '../../place.ts';
import { say } from '../../said.ts';
import { isObject, type JsonObject, listAt, notShown, objectAt } from '../../text/shape.ts';
import type { SourceFile } from '../../text/source-file.ts';
import { placeIn } from '../shared/place-in.ts';
import { allowJobs } from './limits.ts';

/** A job of a run, as it was. Times in s since 1970; null where there are none. */
export interface RunJob {
  readonly name: string;
  /** success, failure, skipped, cancelled…; '' while it has none. */
  readonly conclusion: string;
  readonly attempt: number;
  readonly created: number | null;
  readonly started: number | null;
  readonly completed: number | null;
  readonly steps: readonly RunStep[];
  readonly place: Place;
}

export interface RunStep {
  readonly name: string;
  readonly conclusion: string;
  readonly started: number | null;
  readonly completed: number | null;
  readonly place: Place;
}

export function looksLikeRun(json: unknown): boolean {
  const jobs = jobsIn(json);
  return (
    jobs !== null &&
    ((isObject(json) && typeof json.total_count === 'number') ||
      jobs.some((job) => isObject(job) && SIGNS.some((key) => Object.hasOwn(job, key))))
  );
}

const SIGNS = ['started_at', 'startedAt', 'run_id', 'databaseId'];

function jobsIn(json: unknown): readonly unknown[] | null {
  return isObject(json) && Array.isArray(json.jobs) ? json.jobs : null;
}

/**
 * Jobs of the JSON of GitHub's API (`/actions/runs/…/jobs`) or of its command line (`gh run view --json jobs`). Throws a
 * GraphError naming the place.
 */
export function runJobs(file: SourceFile, several: boolean): RunJob[] {
  const inFile = placeIn(file, several);
  const json = objectAt(inFile(''), file.json());
  const jobs = listAt(inFile('jobs'), json.jobs);
  allowJobs(jobs.length);
  return jobs.map((value, i): RunJob => {
    const at = (key: string): Place => inFile(`jobs[${i}]${key}`);
    const job = objectAt(at(''), value);
    const steps = Array.isArray(job.steps) ? job.steps : [];
    return {
      name: nameAt(at('.name'), job.name),
      conclusion: text(job.conclusion),
      attempt: typeof job.run_attempt === 'number' ? job.run_attempt : 1,
      created: timeAt(at('.created_at'), job.created_at ?? job.createdAt),
      ...timesAt(at, job),
      steps: steps.map((each, s) => stepAt((key) => at(`.steps[${s}]${key}`), each)),
      place: at(''),
    };
  });
}

function stepAt(at: (key: string) => Place, value: unknown): RunStep {
  const step = objectAt(at(''), value);
  const name = text(step.name);
  return { name, conclusion: text(step.conclusion), ...timesAt(at, step), place: at('') };
}

function timesAt(
  at: (key: string) => Place,
  from: JsonObject,
): { readonly started: number | null; readonly completed: number | null } {
  return {
    started: timeAt(at('.started_at'), from.started_at ?? from.startedAt),
    completed: timeAt(at('.completed_at'), from.completed_at ?? from.completedAt),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function nameAt(place: Place, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new GraphError(place, say`the name of a job is expected, ${notShown(value)}`);
}

/** The command line writes the year 1 for no time. */
function timeAt(place: Place, value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new GraphError(
      place,
      say`a time like ${quoted('2026-01-31T12:00:00Z')} is expected, ${notShown(value)}`,
    );
  }
  return time > 0 ? time / 1000 : null;
}
