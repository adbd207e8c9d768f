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
  /** Names without an expression are looked up, the first job of a name; the others are tried one after the other. */
  const byName = new Map<string, number>();
  const open: number[] = [];
  patterns.forEach((parts, w) => {
    if (parts.length > 1) open.push(w);
    else if (!byName.has(parts[0])) byName.set(parts[0], w);
  });
  const longest = letters.reduce((most, each) => Math.max(most, each), 0);
  const runOf = workflow.map((): number[] => []);
  const others: number[] = [];
  run.forEach(({ name }, r) => {
    let best = longestNamed(name, byName, longest);
    for (const w of open) {
      const more = best < 0 ? 1 : letters[w] - letters[best] || best - w;
      if (more > 0 && fits(name, patterns[w])) best = w;
    }
    if (best < 0) others.push(r);
    else runOf[best].push(r);
  });
  return { runOf, others };
}

/** The job whose name is the longest that the name of a run begins with, as a whole or before ` (` or ` / `; -1 where none is. */
function longestNamed(name: string, byName: ReadonlyMap<string, number>, longest: number): number {
  for (let end = Math.min(name.length, longest); end >= 0; end--) {
    if (!ENDED.test(name.slice(end, end + 3))) continue;
    const job = byName.get(name.slice(0, end));
    if (job !== undefined) return job;
  }
  return -1;
}

/** What may come after the name of a job. */
const ENDED = /^($| \(| \/ )/;

function fits(name: string, parts: readonly string[]): boolean {
  const [first, ...rest] = parts;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = part === '' ? name.length : name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return ENDED.test(name.slice(at));
}
