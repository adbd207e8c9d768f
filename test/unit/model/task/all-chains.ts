import type { TaskGraph } from '../../../../src/model/graph/task-graph.ts';

/** Every chain of a small graph from a root to a sink, found by walking. */
export function allChains({ steps, prerequisites, dependents }: TaskGraph): number[][] {
  const chains: number[][] = [];
  const walk = (chain: number[]) => {
    const last = chain[chain.length - 1];
    const from = dependents.start[last];
    const to = dependents.start[last + 1];
    if (from === to) chains.push(chain);
    for (let e = from; e < to; e++) walk([...chain, dependents.item[e]]);
  };
  for (let i = 0; i < steps; i++) {
    if (prerequisites.start[i] === prerequisites.start[i + 1]) walk([i]);
  }
  return chains;
}

/** Its length, with the durations of a graph or others. */
export function lengthOf(chain: readonly number[], duration: ArrayLike<number>): number {
  return chain.reduce((sum, step) => sum + duration[step], 0);
}

export function longestOf(chains: readonly number[][], duration: ArrayLike<number>): number {
  return Math.max(...chains.map((chain) => lengthOf(chain, duration)));
}
