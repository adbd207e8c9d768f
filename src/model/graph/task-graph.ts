/**
 * A task graph as columns. Steps are numbered 0 to `steps - 1`; the number is also the order of input,
 * by which all ties are broken. Edges run from a prerequisite to the step it unlocks and are held twice,
 * as compressed rows: the prerequisites of step i are `item[start[i]]` to `item[start[i + 1] - 1]`.
 */
export interface TaskGraph {
  /** Number of steps, n. */
  readonly steps: number;
  /** Number of layers; a step's layer is below this. */
  readonly layers: number;
  /** Length n. In a unit of whoever made the graph; finite and not negative. */
  readonly duration: Float64Array;
  /** Length n. Root layer is 0. For an imported graph: one below its deepest prerequisite. */
  readonly layer: Int32Array;
  /** Prerequisites of each step, ascending within a row. */
  readonly prerequisites: Rows;
  /** Steps that each step helps to unlock, ascending within a row. */
  readonly dependents: Rows;
  /** Length n, or null where steps carry no value (an imported graph without values). */
  readonly value: Float64Array | null;
  /** What growing a graph leaves behind, or null for an imported one. */
  readonly growth: GrowthRecord | null;
}

/** Compressed rows: row i holds `item[start[i]]` to `item[start[i + 1] - 1]`. */
export interface Rows {
  /** Length n + 1. */
  readonly start: Int32Array;
  /** Length: number of edges. */
  readonly item: Int32Array;
}

export interface GrowthRecord {
  /** Length n. The parent that was drawn first; -1 for the root. */
  readonly mainParent: Int32Array;
  /** Length n. The parent of greatest value (the lowest index at a tie), from which the value is counted; -1 for the root. */
  readonly bestParent: Int32Array;
  /** Length n. Value less the best parent's value; 0 for the root. */
  readonly change: Float64Array;
  /** Length n. The median duration c(d) of the step's layer, without noise. */
  readonly layerCost: Float64Array;
  /** Standard deviation of the logarithm of a run's own duration noise; 0 when the noise belongs to the graph. */
  readonly runNoise: number;
  /** What the task drew: depth below the root, peak, merge probability, and the graph's fertility q. */
  readonly task: { readonly depth: number; readonly peak: number; readonly merge: number };
  readonly fertility: number;
  /** Set when more layers were asked for than there are steps to fill them. */
  readonly notice: LayersReduced | null;
}

export interface LayersReduced {
  readonly kind: 'layers-reduced';
  /** Whether the number of layers was drawn, rather than set. */
  readonly drawn: boolean;
  readonly asked: number;
  readonly used: number;
}

/** Number of edges of a graph. */
export function edgeCount(graph: TaskGraph): number {
  return graph.prerequisites.item.length;
}

/** Number of rows without an item: roots among prerequisites, sinks among dependents. */
export function emptyRows({ start }: Rows): number {
  let count = 0;
  for (let i = 1; i < start.length; i++) if (start[i] === start[i - 1]) count++;
  return count;
}

/** Turns prerequisites by step into dependents by step (or back); rows come out ascending. O(steps + edges). */
export function transpose(rows: Rows): Rows {
  const n = rows.start.length - 1;
  const start = new Int32Array(n + 1);
  const item = new Int32Array(rows.item.length);
  for (let e = 0; e < rows.item.length; e++) start[rows.item[e] + 1]++;
  for (let i = 0; i < n; i++) start[i + 1] += start[i];
  const next = start.slice(0, n);
  for (let i = 0; i < n; i++) {
    for (let e = rows.start[i]; e < rows.start[i + 1]; e++) {
      const from = rows.item[e];
      item[next[from]] = i;
      next[from]++;
    }
  }
  return { start, item };
}
