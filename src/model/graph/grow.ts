import { exp, power } from '../random/elementary.ts';
import { Fractions } from '../random/fractions.ts';
import { Generator, STREAM } from '../random/generator.ts';
import { normal, normals } from '../random/normal.ts';
import { AncestorRows, AncestorsByRows, MOST_STEPS_FOR_ROWS } from './ancestor-rows.ts';
import { AncestorMarks, type AncestorSet } from './ancestors.ts';
import { layerCosts, noiseStream, scaleByNoise } from './durations.ts';
import { layerSizes } from './layer-sizes.ts';
import { LayerWeights } from './layer-weights.ts';
import { Siblings } from './siblings.ts';
import { drawTask, type GrowthParameters, type Task } from './task.ts';
import { type GrowthRecord, type TaskGraph, transpose } from './task-graph.ts';

const MOST_EXTRA_PARENTS = 16;
const EXTRA_PARENTS_POWER = -2.3;
const TRIES_PER_PARENT = 8;

/** EXTRA_PARENTS[k - 1] = P(K <= k) for the number K of further parents of a merging step. */
const EXTRA_PARENTS = (() => {
  const table = new Float64Array(MOST_EXTRA_PARENTS);
  let total = 0;
  for (let k = 1; k <= MOST_EXTRA_PARENTS; k++) {
    total += power(k, EXTRA_PARENTS_POWER);
    table[k - 1] = total;
  }
  return table.map((sum) => sum / total);
})();

/**
 * Grows a task graph by trial and error: MODEL.md section 1.
 *
 * A pure function of the parameters, the graph's index and the attempt: attempts at the same graph index
 * share what the task draws and nothing else. Attempt 0 is *the* graph of the index. O(steps + edges)
 * and, with merges, the marked ancestors within the layers that candidates reach.
 */
export function grow(parameters: GrowthParameters, graph = 0, attempt = 0): TaskGraph {
  return growTask(parameters, drawTask(parameters, graph), graph, attempt);
}

/** Grows one attempt at a task that has been drawn. */
export function growTask(
  parameters: GrowthParameters,
  task: Task,
  graph: number,
  attempt: number,
): TaskGraph {
  return growLayers(parameters, task, graph, attempt).finish();
}

/** The values of the same graph's steps, without the rest. Length: steps. */
export function growValues(
  parameters: GrowthParameters,
  task: Task,
  graph: number,
  attempt: number,
): Float64Array {
  return growLayers(parameters, task, graph, attempt).value;
}

function growLayers(
  parameters: GrowthParameters,
  task: Task,
  graph: number,
  attempt: number,
): Growing {
  const shape = new Generator(parameters.seed, STREAM.shape, graph, attempt);
  const fertility = parameters.fertility * normal(shape);
  const sizes = layerSizes(
    {
      steps: task.steps - 1,
      depth: task.depth,
      peak: task.peak,
      steepness: parameters.steepness,
      noise: parameters.layerNoise,
      fillEvery: parameters.layers !== null,
    },
    shape,
  );
  const growing = new Growing(parameters, task, sizes, fertility, graph, attempt);
  for (let d = 1; d <= task.depth; d++) if (sizes[d] > 0) growing.layer(d);
  return growing;
}

class Growing {
  private readonly layerOf: Int32Array;
  /** layerStart[d] is the first step of layer d; steps are numbered layer by layer. */
  private readonly layerStart: Int32Array;
  readonly value: Float64Array;
  private readonly change: Float64Array;
  private readonly mainParent: Int32Array;
  private readonly bestParent: Int32Array;
  private readonly weight: Float64Array;
  private readonly layerWeights: LayerWeights;
  /** null where nothing merges, so that nobody looks for a sibling. */
  private readonly siblings: Siblings | null;
  private readonly parentStart: Int32Array;
  private parents: Int32Array;
  private edges = 0;
  private previous = 0;
  /** null where nothing merges, and for large graphs. */
  private readonly rows: AncestorRows | null;
  private readonly ofChosen: AncestorSet;
  private readonly ofCandidate: AncestorSet;
  private readonly choices: Fractions;
  private readonly values: Generator;
  /** further[j] is the probability of going up at least j layers beyond the first. */
  private readonly further: Float64Array;
  private readonly chosen = new Int32Array(MOST_EXTRA_PARENTS + 1);

  constructor(
    private readonly parameters: GrowthParameters,
    private readonly task: Task,
    sizes: Int32Array,
    private readonly fertility: number,
    private readonly graph: number,
    private readonly attempt: number,
  ) {
    const n = task.steps;
    this.layerOf = new Int32Array(n);
    this.layerStart = new Int32Array(task.depth + 2);
    for (let d = 0; d <= task.depth; d++) {
      this.layerStart[d + 1] = this.layerStart[d] + sizes[d];
      this.layerOf.fill(d, this.layerStart[d], this.layerStart[d + 1]);
    }
    this.value = new Float64Array(n);
    this.change = new Float64Array(n);
    this.mainParent = new Int32Array(n).fill(-1);
    this.bestParent = new Int32Array(n).fill(-1);
    this.weight = new Float64Array(n).fill(1, 0, 1);
    this.layerWeights = new LayerWeights(this.layerStart);
    this.layerWeights.layOut(0, this.weight);
    this.siblings = task.merge > 0 ? new Siblings(n) : null;
    this.parentStart = new Int32Array(n + 1);
    this.parents = new Int32Array(Math.ceil(n * (1 + 2 * task.merge)) + MOST_EXTRA_PARENTS + 1);
    this.further = new Float64Array(task.depth + 1).fill(1);
    for (let j = 1; j <= task.depth; j++)
      this.further[j] = this.further[j - 1] * parameters.furtherUp;
    this.rows = task.merge > 0 && n <= MOST_STEPS_FOR_ROWS ? new AncestorRows(n) : null;
    this.ofChosen = this.ancestorSet();
    this.ofCandidate = this.ancestorSet();
    this.choices = new Fractions(new Generator(parameters.seed, STREAM.parents, graph, attempt));
    this.values = new Generator(parameters.seed, STREAM.values, graph, attempt);
  }

  private ancestorSet(): AncestorSet {
    const { task, rows, layerOf, parentStart } = this;
    return rows
      ? new AncestorsByRows(rows, MOST_EXTRA_PARENTS + 1)
      : new AncestorMarks(task.steps, task.depth + 1, layerOf, parentStart);
  }

  /** Grows all steps of layer d, which is not empty; `previous` is the non-empty layer above it. */
  layer(d: number): void {
    const { parameters, task, choices } = this;
    const mean =
      parameters.changeAtRoot +
      (parameters.changeAtEnd - parameters.changeAtRoot) * (d / task.depth) +
      this.fertility;
    const first = this.layerStart[d];
    const end = this.layerStart[d + 1];
    normals(this.values, this.change, first, end);
    for (let step = first; step < end; step++) {
      const main = this.drawFrom(this.previous);
      let count = 1;
      this.chosen[0] = main;
      if (choices.next() < task.merge) count = this.merge(step, d, main);
      const best = this.record(step, main, count);
      this.rows?.write(step, this.parents, this.edges - count, this.edges, first);
      const change = mean + this.change[step];
      this.change[step] = change;
      this.bestParent[step] = best;
      this.value[step] = this.value[best] + change;
      this.weight[step] = exp(parameters.preference * change);
    }
    this.layerWeights.layOut(d, this.weight);
    this.siblings?.layOut(this.layerStart[this.previous], first, end, this.mainParent, this.weight);
    this.previous = d;
  }

  /** Writes the chosen parents as the step's row, ascending, and returns the one of greatest value. */
  private record(step: number, main: number, count: number): number {
    if (this.edges + count > this.parents.length) {
      const wider = new Int32Array(this.parents.length * 2);
      wider.set(this.parents);
      this.parents = wider;
    }
    const { chosen, parents, edges, value } = this;
    let best = main;
    for (let i = 0; i < count; i++) {
      const p = chosen[i];
      if (value[p] > value[best] || (value[p] === value[best] && p < best)) best = p;
      let at = edges + i;
      while (at > edges && parents[at - 1] > p) {
        parents[at] = parents[at - 1];
        at--;
      }
      parents[at] = p;
    }
    this.edges += count;
    this.parentStart[step + 1] = this.edges;
    this.mainParent[step] = main;
    return best;
  }

  /** A step of a layer, with probability proportional to its weight. */
  private drawFrom(layer: number): number {
    return this.layerWeights.draw(layer, this.choices.next());
  }

  /** A main child of the main parent's main parent other than the main parent, or -1 where there is none. */
  private drawSibling(main: number): number {
    const grandparent = this.mainParent[main];
    if (grandparent < 0 || !this.siblings) return -1;
    return this.siblings.draw(grandparent, main, this.choices.next());
  }

  /** A step some layers above layer d: one, and one further with probability `furtherUp`, up to the root. */
  private drawAbove(d: number): number {
    const { further, layerStart } = this;
    const u = this.choices.next();
    let layer = d - 1;
    while (layer > 0 && u < further[d - layer]) layer--;
    if (layer === 0) {
      // The root is alone there, and drawn as any other.
      this.choices.next();
      return 0;
    }
    while (layerStart[layer + 1] === layerStart[layer]) layer--;
    return this.drawFrom(layer);
  }

  /** Draws further parents into `chosen` and returns how many parents the step has, the main one included. */
  private merge(step: number, d: number, main: number): number {
    const { choices, chosen, ofChosen, ofCandidate, layerOf, parents } = this;
    const u = choices.next();
    let wanted = 1;
    while (EXTRA_PARENTS[wanted - 1] < u) wanted++;
    let count = 1;
    let accepted = 0;
    ofChosen.begin(d);
    ofChosen.add(main, parents);
    for (let tries = TRIES_PER_PARENT * wanted; tries > 0 && accepted < wanted; tries--) {
      let candidate = choices.next() < this.parameters.siblingShare ? this.drawSibling(main) : -1;
      if (candidate < 0) candidate = this.drawAbove(d);
      // In the set: chosen already, or above one that is, as the root always is.
      if (candidate === 0 || ofChosen.has(candidate, parents)) continue;
      let begun = false;
      let kept = 1;
      for (let i = 1; i < count; i++) {
        const other = chosen[i];
        let above = false;
        if (layerOf[other] < layerOf[candidate]) {
          if (!begun) {
            ofCandidate.begin(layerOf[candidate] + 1);
            ofCandidate.add(candidate, parents);
            begun = true;
          }
          above = ofCandidate.has(other, parents);
        }
        if (!above) chosen[kept++] = other;
      }
      chosen[kept++] = candidate;
      count = kept;
      accepted++;
      ofChosen.add(candidate, parents);
    }
    // The row of the step is not written yet; `record` does it.
    this.parentStart[step + 1] = this.edges;
    return count;
  }

  finish(): TaskGraph {
    const { parameters, task } = this;
    const n = task.steps;
    const costs = layerCosts(parameters, task.depth);
    const layerCost = new Float64Array(n);
    for (let i = 0; i < n; i++) layerCost[i] = costs[this.layerOf[i]];
    const ofGraph = parameters.noiseOf === 'graph';
    const duration = layerCost.slice();
    if (ofGraph)
      scaleByNoise(
        duration,
        parameters.durationNoise,
        noiseStream(parameters.seed, this.graph, this.attempt, 0),
      );
    const prerequisites = { start: this.parentStart, item: this.parents.slice(0, this.edges) };
    const growth: GrowthRecord = {
      mainParent: this.mainParent,
      bestParent: this.bestParent,
      change: this.change,
      layerCost,
      runNoise: ofGraph ? 0 : parameters.durationNoise,
      task: { depth: task.depth, peak: task.peak, merge: task.merge },
      fertility: this.fertility,
      notice: task.notice,
    };
    return {
      steps: n,
      layers: task.depth + 1,
      duration,
      layer: this.layerOf,
      prerequisites,
      dependents: transpose(prerequisites),
      value: this.value,
      growth,
    };
  }
}
