import { type Said, say } from '../said.ts';

/**
 * The largest graph that is read. The page promises 100,000 steps and 1,000,000 edges; beyond these it takes minutes and
 * gigabytes, and an engine may give up on its own. A Map of V8 holds 2^24 ids.
 */
export const MOST_STEPS = 10_000_000;
export const MOST_EDGES = 50_000_000;

export function tooManySteps(steps: number): Said {
  return say`the graph has ${steps} steps: at most ${MOST_STEPS} are read`;
}

export function tooManyEdges(edges: number): Said {
  return say`the graph has ${edges} edges: at most ${MOST_EDGES} are read`;
}
