/**
 * What may be done about a file that is no task graph, when the reader asks for it. Each leaves a remark that counts
 * what was changed; a file that needs none is the same with all of them.
 */
export const REPAIRS = [
  /** An edge to a step that is not there is left out. */
  'skip-missing-needs',
  /** An edge from a step to itself is left out. */
  'skip-self-needs',
  /** Of several steps of one id the first is kept. */
  'keep-first-of-id',
  /** A duration that is missing, negative or no finite number counts as 0. */
  'zero-durations',
  /** Edges that close cycles are left out, until there is no cycle: `cut-cycles.ts`. */
  'cut-cycles',
] as const;

export type Repair = (typeof REPAIRS)[number];
