import type { GrowthRecord, TaskGraph } from '../../model/graph/task-graph.ts';
import { exp } from '../../model/random/elementary.ts';

/** A layer of a graph that was grown; the root's has no changes. */
export interface LayerRow {
  readonly layer: number;
  readonly steps: number;
  /** Share of its steps that are better than their best parent; NaN for the root. */
  readonly improved: number;
  /** Mean change of value over the best parent; NaN for the root. */
  readonly change: number;
  /** Mean duration, in median steps of the root's layer. */
  readonly duration: number;
}

/** What preference did. Shares are over all variants that could come from more than the root. */
export interface Preference {
  /** Variants whose parent is not the root; 0 leaves the shares NaN. */
  readonly variants: number;
  /** Share of improved steps among the parents that each variant could have had, all alike. */
  readonly parents: number;
  /** Share of the variants whose parent had improved. */
  readonly drawn: number;
  /** What the rule expects of that share: parents weigh exp(preference × change). */
  readonly expected: number;
}

/** The record of a graph that was grown, as every graph of this figure is. */
export function growthOf(graph: TaskGraph): GrowthRecord {
  if (!graph.growth) throw new Error('the graph was read and not grown');
  return graph.growth;
}

/** Variants of each step among the first `count` steps: those whose main parent it is. Length n. */
export function variantsOf(graph: TaskGraph, count = graph.steps): Int32Array {
  const { mainParent } = growthOf(graph);
  const variants = new Int32Array(graph.steps);
  for (let i = 1; i < count; i++) variants[mainParent[i]]++;
  return variants;
}

/** O(n). */
export function preferenceOf(graph: TaskGraph, preference: number): Preference {
  const { mainParent, change } = growthOf(graph);
  const share = new Float64Array(graph.layers);
  const weighted = new Float64Array(graph.layers);
  const count = new Float64Array(graph.layers);
  const total = new Float64Array(graph.layers);
  for (let i = 1; i < graph.steps; i++) {
    const l = graph.layer[i];
    const weight = exp(preference * change[i]);
    count[l]++;
    total[l] += weight;
    if (change[i] > 0) {
      share[l]++;
      weighted[l] += weight;
    }
  }
  let variants = 0;
  let parents = 0;
  let drawn = 0;
  let expected = 0;
  for (let i = 1; i < graph.steps; i++) {
    const parent = mainParent[i];
    if (parent <= 0) continue;
    const l = graph.layer[parent];
    variants++;
    parents += share[l] / count[l];
    expected += weighted[l] / total[l];
    if (change[parent] > 0) drawn++;
  }
  return {
    variants,
    parents: parents / variants,
    drawn: drawn / variants,
    expected: expected / variants,
  };
}

/** Layers that hold a step, from the root down. O(n). */
export function layerRows(graph: TaskGraph): LayerRow[] {
  const { change, layerCost } = growthOf(graph);
  const unit = layerCost[0];
  return Array.from({ length: graph.layers }, (_, layer) => {
    let steps = 0;
    let improved = 0;
    let sum = 0;
    let duration = 0;
    for (let i = 0; i < graph.steps; i++) {
      if (graph.layer[i] !== layer) continue;
      steps++;
      duration += graph.duration[i] / unit;
      sum += change[i];
      if (change[i] > 0) improved++;
    }
    const rooted = layer === 0 ? Number.NaN : 1;
    return {
      layer,
      steps,
      improved: (rooted * improved) / steps,
      change: (rooted * sum) / steps,
      duration: duration / steps,
    };
  }).filter(({ steps }) => steps > 0);
}

/** The step of greatest value among the first `count`; the first of them at a tie. */
export function bestOf(graph: TaskGraph, count = graph.steps): number {
  const { value } = graph;
  let best = 0;
  if (value) for (let i = 1; i < count; i++) if (value[i] > value[best]) best = i;
  return best;
}
