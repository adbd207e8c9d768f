import { parseTaskLink } from '../../link/task/parse-task-link.ts';
import type { LinkedGraph } from '../../link/task/task-link-state.ts';

/** Graphs that whoever opens a link does not have. */
const STAYS: ReadonlySet<LinkedGraph['kind']> = new Set(['kept', 'left-out']);

/** Whether an address leads whoever has it to its graph. */
export function hasGraph({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return !STAYS.has(parseTaskLink(search + hash).graph.kind);
}
