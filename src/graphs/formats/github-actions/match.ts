import type { RunJob } from './run.ts';
import type { WorkflowJob } from './workflow.ts';

/** Which jobs of a run belong to which job of the workflow. */
export interface Matched {
  /** Of each job of the workflow, the numbers of those of the run. */
  readonly runOf: readonly (readonly number[])[];
  /** Numbers of jobs of the run that belong to none. */
  readonly others: readonly number[];
}

/**
 * By the names that GitHub gives: that of the job, with the values of a matrix in parentheses behind it, and the job of a called
 * workflow behind a slash. Expressions in a name stand for anything; the name that says most decides.
 */
export function matchJobs(workflow: readonly WorkflowJob[], run: readonly RunJob[]): Matched {
  const patterns = workflow.map(({ name }) => name.split(/\$\{\{.*?\}\}/));
  const letters = patterns.map((parts) => parts.reduce((sum, part) => sum + part.length, 0));
  const runOf = workflow.map((): number[] => []);
  const others: number[] = [];
  run.forEach(({ name }, r) => {
    let best = -1;
    patterns.forEach((parts, w) => {
      if (fits(name, parts) && (best < 0 || letters[w] > letters[best])) best = w;
    });
    if (best < 0) others.push(r);
    else runOf[best].push(r);
  });
  return { runOf, others };
}

function fits(name: string, parts: readonly string[]): boolean {
  const [first, ...rest] = parts;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = part === '' ? name.length : name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return /^($| \(| \/ )/.test(name.slice(at));
}
