import { noiseStream, scaleByNoise } from '../graph/durations.ts';
import { tails, upperMedianPositive } from '../graph/metrics.ts';
import type { TaskGraph } from '../graph/task-graph.ts';
import type { Rule } from '../parameters.ts';
import type { RunName } from './run-result.ts';

/** What many runs on one graph share, computed when first asked for. */
export class PreparedGraph {
  private tailCache: Float64Array | null = null;
  private medianOfDurations = -1;
  private medianOfCosts = -1;
  private deepestFirst: Int32Array | null = null;
  private longestTailFirst: Float64Array | null = null;
  private lastNoise: { readonly name: RunName; readonly durations: Float64Array } | null = null;

  constructor(readonly graph: TaskGraph) {}

  /** The durations of a run, not to be changed: the graph's, or with the run's noise, which is the same for every swarm. */
  durations(name: RunName): Float64Array {
    const { duration, growth } = this.graph;
    if (!growth || growth.runNoise === 0) return duration;
    // The swarms of a run follow one another.
    if (this.lastNoise === null || !sameRun(this.lastNoise.name, name)) {
      const { seed, graph, attempt, run } = name;
      const durations = duration.slice();
      scaleByNoise(durations, growth.runNoise, noiseStream(seed, graph, attempt, run));
      this.lastNoise = { name, durations };
    }
    return this.lastNoise.durations;
  }

  /** Longest remaining chain per step, without a run's own noise. Length n. */
  tails(): Float64Array {
    this.tailCache ??= tails(this.graph);
    return this.tailCache;
  }

  /** Upper median of the positive step durations, or of the layer costs of the steps. */
  median(of: 'durations' | 'layer-costs'): number {
    const costs = this.graph.growth?.layerCost;
    if (of === 'layer-costs' && costs) {
      if (this.medianOfCosts < 0) this.medianOfCosts = upperMedianPositive(costs);
      return this.medianOfCosts;
    }
    if (this.medianOfDurations < 0)
      this.medianOfDurations = upperMedianPositive(this.graph.duration);
    return this.medianOfDurations;
  }

  /** What a rule sorts the ready queue by, the smallest first; `duration` holds the run's own durations. */
  key(
    rule: Exclude<Rule, 'own-branch' | 'own-list' | 'random'>,
    duration: Float64Array,
  ): Float64Array | Int32Array {
    switch (rule) {
      case 'shallowest':
        return this.graph.layer;
      case 'deepest':
        this.deepestFirst ??= this.graph.layer.map((layer) => -layer);
        return this.deepestFirst;
      case 'shortest':
        return duration;
      case 'critical-path':
        this.longestTailFirst ??= this.tails().map((tail) => -tail);
        return this.longestTailFirst;
      case 'input-order':
        return new Int32Array(this.graph.steps);
    }
  }
}

function sameRun(a: RunName, b: RunName): boolean {
  return a.seed === b.seed && a.graph === b.graph && a.attempt === b.attempt && a.run === b.run;
}
