import type { Rows, TaskGraph } from '../../src/model/graph/task-graph.ts';

/** A step as a person would write it down; `needs` are indices of other steps, in any order. */
export interface WrittenStep {
  readonly duration: number;
  readonly needs: readonly number[];
  readonly value?: number;
  /** Default: one below the deepest prerequisite, as for an imported graph. */
  readonly layer?: number;
}

/** Shorthand: a step of this duration that needs these steps. */
export function step(duration: number, ...needs: number[]): WrittenStep {
  return { duration, needs };
}

/** Rows in the compressed form that the model reads, ascending within a row. */
export function toRows(lists: readonly (readonly number[])[]): Rows {
  const start = [0];
  const item: number[] = [];
  for (const list of lists) {
    item.push(...[...list].sort((a, b) => a - b));
    start.push(item.length);
  }
  return { start: Int32Array.from(start), item: Int32Array.from(item) };
}

/** The lists behind compressed rows. */
export function fromRows(rows: Rows): number[][] {
  return Array.from({ length: rows.start.length - 1 }, (_, i) =>
    Array.from(rows.item.subarray(rows.start[i], rows.start[i + 1])),
  );
}

/** Turns a list of steps into the columns of an imported task graph. */
export function buildGraph(written: readonly WrittenStep[]): TaskGraph {
  const needs = written.map((s) => [...s.needs]);
  const unlocks: number[][] = written.map(() => []);
  needs.forEach((list, i) => {
    for (const p of list) unlocks[p].push(i);
  });
  const level = new Map<number, number>();
  const levelOf = (i: number): number => {
    const known = level.get(i);
    if (known !== undefined) return known;
    const own = Math.max(-1, ...needs[i].map(levelOf)) + 1;
    level.set(i, own);
    return own;
  };
  const layer = written.map((s, i) => s.layer ?? levelOf(i));
  const valued = written.some((s) => s.value !== undefined);
  return {
    steps: written.length,
    layers: Math.max(...layer) + 1,
    duration: Float64Array.from(written, (s) => s.duration),
    layer: Int32Array.from(layer),
    prerequisites: toRows(needs),
    dependents: toRows(unlocks),
    value: valued ? Float64Array.from(written, (s) => s.value ?? 0) : null,
    growth: null,
  };
}
