import { GraphError } from '../../graph-error.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';

/** A run of GitHub has at most 256 jobs of each matrix: more than these are no pipeline. */
const MOST_JOBS = 20_000;

/** Throws a GraphError where there are more jobs than in any pipeline. */
export function allowJobs(jobs: number): void {
  if (jobs <= MOST_JOBS) return;
  const said = say`there are more than ${counted(MOST_JOBS)} jobs: no more of a pipeline are read`;
  throw new GraphError('jobs', said, null, 'too-large');
}
