/**
 * The protocol of `september.json` once more, word by word. Of the model it uses graphs, runs and the draw of the
 * task's clock, which are not in question.
 */
import { grow } from '../../src/model/graph/grow.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import type { SwarmOptions } from '../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../src/model/swarm/prepare.ts';
import { run } from '../../src/model/swarm/run.ts';
import type { RunResult } from '../../src/model/swarm/run-result.ts';
import { fromRows } from './build-graph.ts';
import { graphStatistics } from './graph-statistics.ts';
import { bestAt, coverageAt, isHandoff, reachTime, type SeenRun } from './post-family.ts';

export const SEPTEMBER_SIZES = [2, 4, 8, 16, 32, 64] as const;

const ALONE: SwarmOptions = {
  kind: 'single',
  agents: 1,
  rule: 'own-list',
  dispatch: 'random',
  backlog: 'lifo',
  forkDepth: null,
  refill: false,
  scheduling: 0,
  schedulingPays: 'both',
  communication: { law: 'none' },
  medianOf: 'layer-costs',
};
/** Table of section 5, column september. */
export function septemberSwarm(kind: 'standard' | 'recursive', agents: number): SwarmOptions {
  return {
    ...ALONE,
    kind,
    agents,
    forkDepth: 3,
    refill: true,
    scheduling: 0.05,
    communication: { law: 'group', base: 0.15, slope: 0.01 },
  };
}

/** The model's choice of which 64 graphs of a task make its scale: none that any session could work on. */
const FIRST_SCALE_ATTEMPT = 1_000_000;

/** Largest values of 64 graphs of the task, the one at sorted index round(0.9 · 63). */
export function naiveScale(parameters: Parameters, graph: number): number {
  const largest = Array.from({ length: 64 }, (_, attempt) =>
    Math.max(0, ...(grow(parameters, graph, FIRST_SCALE_ATTEMPT + attempt).value ?? [])),
  ).sort((a, b) => a - b);
  return largest[Math.round(0.9 * 63)];
}

interface Paid {
  readonly scheduling: number;
  readonly communication: number;
  readonly handoffs: number;
}

/** What a swarm paid over its work, counted from its schedule. */
function paid(prepared: PreparedGraph, result: RunResult, duration: ArrayLike<number>): Paid {
  const { graph } = prepared;
  const needs = fromRows(graph.prerequisites);
  const costs = Array.from(graph.growth?.layerCost ?? []).sort((a, b) => a - b);
  const median = costs[Math.floor(costs.length / 2)];
  let handoffs = 0;
  let work = 0;
  let busy = 0;
  for (let s = 0; s < result.steps; s++) {
    if (isHandoff(result, needs[s], s)) handoffs++;
    work += duration[s];
    busy += result.end[s] - result.start[s];
  }
  // Every agent pays for its start and every hand-off for itself, also where they are one step.
  const scheduling = 0.05 * median * (new Set(result.agent).size + handoffs);
  return {
    scheduling: scheduling / work,
    communication: (busy - work - scheduling) / work,
    handoffs: handoffs / result.steps,
  };
}

/** All figures of a family; `delta(graph, mean finishing time)` is the draw of the task's clock. */
export function naiveSeptember(
  parameters: Parameters,
  family: number,
  delta: (graph: number, meanFinish: number) => number,
  sizes: readonly number[] = SEPTEMBER_SIZES,
): Record<string, number> {
  const systems = (['standard', 'recursive'] as const).flatMap((kind) =>
    sizes.map((agents) => ({ kind, agents, runs: [] as SeenRun[], paid: [] as Paid[] })),
  );
  const alone: SeenRun[] = [];
  for (let graph = 16 * family; graph < 16 * family + 16; graph++) {
    const prepared = new PreparedGraph(grow(parameters, graph));
    const value = Array.from(prepared.graph.value ?? []);
    const scale = naiveScale(parameters, graph);
    const nameOf = (r: number) => ({ seed: parameters.seed, graph, attempt: 0, run: r });
    const singles = Array.from({ length: 16 }, (_, r) => run(prepared, ALONE, nameOf(r)));
    const meanFinish = mean(singles.map((r) => Math.max(...r.end)));
    const factor = Math.exp(delta(graph, meanFinish)) / meanFinish;
    const clocked = (r: RunResult) => ({
      end: Array.from(r.end, (e) => e * factor),
      value,
      scale,
    });
    alone.push(...singles.map(clocked));
    for (const system of systems) {
      const result = run(prepared, septemberSwarm(system.kind, system.agents), nameOf(0));
      system.runs.push(clocked(result));
      system.paid.push(paid(prepared, result, prepared.durations(nameOf(0))));
    }
  }
  const finish = (r: SeenRun) => Math.max(...r.end);
  const slowest = Math.max(...alone.map(finish));
  const figures: Record<string, number> = {};
  const levels = [
    ['Coverage50', coverageAt, 0.5],
    ['Coverage90', coverageAt, 0.9],
    ['Best50', bestAt, 0.5],
    ['Best80', bestAt, 0.8],
  ] as const;
  const single = levels.map(([, score, level]) => reachTime(alone, score, level) / slowest);
  const names = ['t50', 't90', 'best50', 'best80'];
  single.forEach((t, i) => {
    figures[`single-${names[i]}`] = t;
  });
  figures['single-bestFinal'] = mean(alone.map((r) => bestAt(r, Number.POSITIVE_INFINITY)));
  figures['single-meanTaskFinish'] = mean(alone.map(finish)) / slowest;
  for (const { kind, agents, runs, paid: costs } of systems) {
    const id = `${kind}${agents}-`;
    levels.forEach(([name, score, level], i) => {
      const t = reachTime(runs, score, level) / slowest;
      figures[`${id}speedup${name}`] = single[i] / t;
      if (name === 'Coverage50') figures[`${id}t50`] = t;
    });
    figures[`${id}lambda`] = Math.log(figures[`${id}speedupCoverage50`]) / Math.log(agents);
    figures[`${id}schedulingOverWork`] = mean(costs.map((c) => c.scheduling));
    figures[`${id}communicationOverWork`] = mean(costs.map((c) => c.communication));
    figures[`${id}handoffsPerStep`] = mean(costs.map((c) => c.handoffs));
    figures[`${id}familyFinish`] = Math.max(...runs.map(finish)) / slowest;
  }
  const still = { ...parameters, stepsSpread: 0, layersSpread: 0, peakSpread: 0, mergeSpread: 0 };
  const shapes = Array.from({ length: 16 }, (_, i) =>
    graphStatistics(grow(still, 16 * family + i)),
  );
  for (const key of Object.keys(shapes[0]) as (keyof (typeof shapes)[number])[])
    figures[`generator-${key}`] = mean(shapes.map((shape) => shape[key]));
  return figures;
}

export function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
