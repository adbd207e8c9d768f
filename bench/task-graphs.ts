import { performance } from 'node:perf_hooks';
import { type GraphInput, graphInput } from '../src/graphs/graph-input.ts';
import { largest, levels } from '../src/model/graph/metrics.ts';
import { type TaskGraph, transpose } from '../src/model/graph/task-graph.ts';
import { criticalPathFirst } from '../src/model/measure/bounds.ts';
import { SCALE_SIZES } from '../src/model/measure/task/scale-point.ts';
import { Generator } from '../src/model/random/generator.ts';
import type { SwarmOptions } from '../src/model/swarm/options.ts';
import { PreparedGraph } from '../src/model/swarm/prepare.ts';
import { run } from '../src/model/swarm/run.ts';
import { start } from '../workers/jobs/start.ts';
import type { Job } from '../workers/protocol.ts';
import { digits, median, print } from './timing.ts';

/** Steps, edges of each step but the first layer's, steps in a layer. */
const SIZES = [
  [1_000, 3, 30],
  [20_000, 5, 200],
  [100_000, 10, 500],
] as const;
const NAME = { seed: 1, graph: 0, attempt: 0, run: 0 };

/** What the page asks of a reader's own graph, as jobs in one thread: whole, and between two pauses, beside one run. */
export function timeTaskGraphs() {
  const rows: string[][] = [];
  for (const [steps, needs, width] of SIZES) {
    const graph = layered(steps, needs, width);
    const prepared = new PreparedGraph(graph);
    const one = median(() => void run(prepared, criticalPathFirst(16), NAME));
    const label = `${steps} steps, ${graph.prerequisites.item.length} edges`;
    const jobs = jobsOn(graphInput({ graph, unit: { decimals: 0, perOne: 1 } }));
    for (const [name, job] of Object.entries(jobs)) {
      const ms = median(() => void stretches(job));
      const longest = Math.min(...[1, 2, 3].map(() => stretches(job)));
      rows.push([label, name, digits(ms), (ms / one).toFixed(1), digits(longest)]);
    }
  }
  print(
    'Jobs on a task graph in layers, beside one run of 16 agents by critical path',
    ['graph', 'job', 'ms', 'in such runs', 'longest ms without a pause'],
    rows,
  );
}

function jobsOn(input: GraphInput): Record<string, Job> {
  const paying: SwarmOptions = {
    ...criticalPathFirst(16),
    scheduling: 0.05,
    communication: { law: 'peer', share: 0.02 },
  };
  return {
    facts: { kind: 'graph-facts', input },
    scale: { kind: 'graph-scale', input, swarms: SCALE_SIZES.map(criticalPathFirst), seed: 1 },
    duel: { kind: 'graph-duel', input, swarm: criticalPathFirst(16), seed: 1 },
    'duel, overhead': { kind: 'graph-duel', input, swarm: paying, seed: 1 },
  };
}

/** Carries a job through; the longest time between two pauses, in milliseconds. */
function stretches(job: Job): number {
  const running = start(job);
  let longest = 0;
  for (;;) {
    const began = performance.now();
    const { done } = running.next();
    longest = Math.max(longest, performance.now() - began);
    if (done) return longest;
  }
}

/** Steps in layers, each needing some of the layer above and now and then one of any further up; whole durations. */
function layered(steps: number, needs: number, width: number): TaskGraph {
  const generator = new Generator(1);
  const start = new Int32Array(steps + 1);
  const item: number[] = [];
  for (let i = 0; i < steps; i++) {
    const layer = Math.floor(i / width);
    const own = new Set<number>();
    for (let j = 0; layer > 0 && j < needs; j++) {
      const above = generator.below(4) === 0 ? generator.below(layer) : layer - 1;
      own.add(above * width + generator.below(width));
    }
    item.push(...[...own].sort((a, b) => a - b));
    start[i + 1] = item.length;
  }
  const prerequisites = { start, item: Int32Array.from(item) };
  const shape = { steps, prerequisites, dependents: transpose(prerequisites) };
  const layer = levels(shape);
  const duration = Float64Array.from({ length: steps }, () =>
    Math.ceil((generator.below(100) * generator.below(100)) / 10),
  );
  return { ...shape, layers: largest(layer) + 1, layer, duration, value: null, growth: null };
}
