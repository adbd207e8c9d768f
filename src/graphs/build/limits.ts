import { type Said, say } from '../said.ts';
import { counted } from '../text/counted.ts';

/**
 * The largest graph that is read. The page promises 100,000 steps and 1,000,000 edges; beyond these it takes minutes and
 * gigabytes, and an engine may give up on its own. A Map of V8 holds 2^24 ids.
 */
export const MOST_STEPS = 10_000_000;
export const MOST_EDGES = 50_000_000;

export function tooManySteps(steps: number): Said {
  return say`the graph has ${counted(steps)} steps: at most ${counted(MOST_STEPS)} are read`;
}

export function tooManyEdges(edges: number): Said {
  return say`the graph has ${counted(edges)} edges: at most ${counted(MOST_EDGES)} are read`;
}
