import { quoted } from '../../../model/quoted.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { Tally } from '../shared/tally.ts';
import type { Legs } from './legs.ts';
import type { RunJob } from './run.ts';
import type { WorkflowJob } from './workflow.ts';

/** What is to be said of the workflow, or of its absence. `ran`: whether a run is known. */
export function aboutWorkflow(workflow: readonly WorkflowJob[], ran: boolean): Remark[] {
  if (workflow.length === 0) {
    const said = say`the run alone does not say which job needs which, so that no job waits: give it together with the workflow's YAML`;
    return [remark('rule', null, said)];
  }
  const told: Remark[] = [];
  if (!ran) {
    const said = say`without the JSON of a run's jobs everything counts 1: give both files together`;
    told.push(remark('rule', null, said));
    const unknown = new Tally<WorkflowJob>();
    for (const job of workflow) if (job.matrix.unknown) unknown.add(job);
    const one = say`the matrix holds an expression, and its jobs are known only when it runs: it counts as one job`;
    told.push(...unknown.remarks('rule', one, ({ place }) => place));
  }
  const calls = new Tally<WorkflowJob>();
  for (const job of workflow) if (job.calls) calls.add(job);
  const within = ran
    ? say`the job calls another workflow: its jobs do not wait for each other here`
    : say`the job calls another workflow, and counts as one`;
  told.push(...calls.remarks('rule', within, ({ place }) => place));
  const rest = say`conditions, environments, limits in time and limits on how many run at once are not used`;
  told.push(remark('ignored', null, rest));
  return told;
}

/** What is to be said of the jobs of a run, and of those that it lacks. */
export function aboutRun(
  run: readonly RunJob[] | null,
  earlier: number,
  { legs, matched }: Legs,
  workflow: readonly WorkflowJob[],
): Remark[] {
  if (run === null) return [];
  const told: Remark[] = [];
  const tell = (kind: Remark['kind'], said: Remark['said'], jobs: readonly RunJob[]): void => {
    if (jobs.length > 0) told.push(remark(kind, jobs[0].place, said, jobs.length - 1));
  };
  const of = (conclusion: string) => run.filter((job) => job.conclusion === conclusion);
  tell('rule', say`the job was skipped and counts as no time`, of('skipped'));
  tell('rule', say`the job was cancelled and counts for as long as it ran`, of('cancelled'));
  const unended = run.filter((job) => job.completed === null && job.conclusion !== 'skipped');
  tell('rule', say`the job has not ended and counts as no time`, unended);
  if (earlier > 0) {
    told.push(
      remark(
        'rule',
        null,
        say`of several attempts at a job the last counts: ${earlier} older ones do not`,
      ),
    );
  }
  if (workflow.length > 0) {
    tell(
      'oddity',
      say`no job of the workflow has this name, and it waits for nothing`,
      matched.others.map((r) => run[r]),
    );
  }
  const unrun = legs.filter(({ ran }) => ran === null);
  if (unrun.length > 0) {
    const [{ name, place }] = unrun;
    const said = say`${quoted(name)} is not in the run and counts as no time`;
    told.push(remark('oddity', place, said, unrun.length - 1));
  }
  return told;
}

/** From the first job's creation, or its start, to the last end, waiting for machines included; null where one has not ended. */
export function recordedOf(run: readonly RunJob[]): number | null {
  const ran = run.filter(({ conclusion }) => conclusion !== 'skipped');
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { created, started, completed } of ran) {
    if (completed === null || started === null) return null;
    first = Math.min(first, created ?? started, started);
    last = Math.max(last, completed);
  }
  return ran.length > 0 && last >= first ? Number((last - first).toFixed(3)) : null;
}
