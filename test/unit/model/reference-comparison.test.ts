import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { noiseStream, scaleByNoise } from '../../../src/model/graph/durations.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import type { TaskGraph } from '../../../src/model/graph/task-graph.ts';
import { RULES } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { Generator, STREAM } from '../../../src/model/random/generator.ts';
import { isGlobalRule, type SwarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import type { RunName } from '../../../src/model/swarm/run-result.ts';
import { NAMES, PLAIN, REAL, smallGraphs, swarms } from '../../reference/arbitraries.ts';
import { buildGraph, fromRows, step, type WrittenStep } from '../../reference/build-graph.ts';
import { explain, noChoices, randomChoices, sameTrace } from '../../reference/recorded-choices.ts';
import { simulate } from '../../reference/reference-simulator.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

/** The durations of one run: those of the graph, with the run's own noise where it has some. */
function durationsOf(graph: TaskGraph, name: RunName): Float64Array {
  const duration = graph.duration.slice();
  const sigma = graph.growth?.runNoise ?? 0;
  if (sigma > 0) {
    const stream = noiseStream(name.seed, name.graph, name.attempt, name.run);
    scaleByNoise(duration, sigma, stream);
  }
  return duration;
}

function explained(graph: TaskGraph, options: SwarmOptions, name: RunName): void {
  explain(graph, options, run(new PreparedGraph(graph), options, name), durationsOf(graph, name));
}

describe('every choice of a run is one that the rules allow, and all else follows', () => {
  it('on graphs full of ties', () => {
    fc.assert(fc.property(smallGraphs(10), swarms(), NAMES, explained), { numRuns: 6000 });
  });

  it('on graphs full of ties, recursive swarms', () => {
    fc.assert(fc.property(smallGraphs(12), swarms({ kinds: ['recursive'] }), NAMES, explained), {
      numRuns: 3000,
    });
  });

  it('on somewhat larger graphs with real durations', () => {
    fc.assert(fc.property(smallGraphs(28, REAL), swarms(), NAMES, explained), { numRuns: 500 });
  });

  /** Every kind and rule, with the overheads and options of both presets, on grown graphs. */
  const variants: SwarmOptions[] = [];
  for (const rule of RULES) {
    for (const agents of [2, 16, 64]) {
      for (const law of ['peer', 'group'] as const) {
        const communication =
          law === 'peer' ? { law, share: 0.02 } : { law, base: 0.15, slope: 0.01 };
        const paying: SwarmOptions = {
          ...PLAIN,
          agents,
          rule,
          dispatch: 'random',
          scheduling: 0.05,
          schedulingPays: law === 'peer' ? 'once' : 'both',
          communication,
          medianOf: law === 'peer' ? 'durations' : 'layer-costs',
        };
        variants.push(paying);
        if (isGlobalRule(rule)) continue;
        variants.push({ ...paying, kind: 'recursive' });
        variants.push({ ...paying, kind: 'recursive', forkDepth: 3, refill: true });
      }
    }
    variants.push({ ...PLAIN, kind: 'single', agents: 1, rule, dispatch: 'random' });
  }

  it.each(['post', 'september'] as const)('on grown graphs of the preset %s', (preset) => {
    variants.forEach((options, i) => {
      // Layers without steps and layers at the clamp occur among these graphs.
      const name = { seed: 20, graph: i, attempt: 0, run: i % 3 };
      explained(grow({ ...PRESETS[preset], seed: 20, meanSteps: 240 }, i), options, name);
    });
  });
});

describe('runs that leave nothing to chance are what the rules make of them', () => {
  const certain = swarms().filter(
    (o) =>
      o.rule !== 'random' &&
      o.rule !== 'own-list' &&
      (o.kind === 'recursive' ? !o.refill : isGlobalRule(o.rule) || o.dispatch === 'oldest'),
  );

  it('on graphs full of ties', () => {
    fc.assert(
      fc.property(smallGraphs(12), certain, NAMES, (graph, options, name) => {
        const result = run(new PreparedGraph(graph), options, name);
        sameTrace(simulate(graph, options, noChoices), result);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the ready list of section 6: appended, drawn by index, the taken entry replaced by the last', () => {
  /** Chance enters these runs only through the ready list, whose stream and order are promised. */
  const byReadyList = fc.oneof(
    swarms({ kinds: ['single', 'standard'], rules: ['own-branch', 'random'] }),
    swarms({ kinds: ['recursive'], rules: ['own-branch'] }),
  );

  it('gives the same run from the same stream', () => {
    fc.assert(
      fc.property(smallGraphs(12), byReadyList, NAMES, (graph, options, name) => {
        const stream = new Generator(name.seed, STREAM.swarm, name.graph, name.attempt, name.run);
        const choices = randomChoices((n) => stream.below(n));
        const result = run(new PreparedGraph(graph), options, name);
        sameTrace(simulate(graph, options, choices), result);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the graphs of these tests', () => {
  it('are of every kind: forks, merges, several roots, steps by themselves, ties and zeros', () => {
    const graphs = fc.sample(smallGraphs(12), { numRuns: 1000, seed: 1 });
    const share = (is: (needs: number[][], unlocks: number[][], graph: TaskGraph) => boolean) =>
      graphs.filter((g) => is(fromRows(g.prerequisites), fromRows(g.dependents), g)).length / 1000;
    expect(share((needs) => needs.some((list) => list.length >= 2))).toBeGreaterThan(0.3);
    expect(share((_, unlocks) => unlocks.some((list) => list.length >= 3))).toBeGreaterThan(0.3);
    expect(share((needs) => needs.filter((list) => list.length === 0).length >= 3)).toBeGreaterThan(
      0.3,
    );
    expect(
      share((needs, unlocks) => needs.some((list, i) => list.length + unlocks[i].length === 0)),
    ).toBeGreaterThan(0.3);
    expect(share((_, __, g) => g.layers >= 5)).toBeGreaterThan(0.1);
    expect(share((_, __, g) => g.duration.includes(0))).toBeGreaterThan(0.5);
    // A step numbered before its prerequisite.
    expect(share((needs) => needs.some((list, i) => list.some((p) => p > i)))).toBeGreaterThan(0.5);
  });
});

describe('the checker itself', () => {
  const caught = fc.property(
    smallGraphs(10).filter((g) => g.steps > 2),
    swarms(),
    NAMES,
    fc.nat(),
    fc.nat(),
    fc.constantFrom('agent', 'forker', 'time', 'order', 'totals'),
    (graph, options, name, a, b, what) => {
      const result = run(new PreparedGraph(graph), options, name);
      const i = a % graph.steps;
      const j = b % graph.steps;
      const swap = <T extends Int32Array | Float64Array>(column: T, x: number, y: number): T => {
        const copy = column.slice() as T;
        [copy[x], copy[y]] = [copy[y], copy[x]];
        return copy;
      };
      const start = result.start.map((t, s) => (s === i ? t + 1 : t));
      const end = result.end.map((t, s) => (s === i ? t + 1 : t));
      const forged = {
        agent: { ...result, agent: swap(result.agent, i, j) },
        forker: { ...result, forker: result.forker.map((f) => f + 1) },
        time: { ...result, start, end },
        order: { ...result, order: swap(result.order, i, j) },
        totals: { ...result, handoffs: result.handoffs + 1 },
      }[what];
      const same =
        (what === 'agent' && result.agent[i] === result.agent[j]) || (what === 'order' && i === j);
      fc.pre(!same);
      // Two steps of the same standing may change places under a random rule, and only then.
      const twins =
        (what === 'agent' || what === 'order') &&
        (options.rule === 'random' ||
          options.rule === 'own-list' ||
          options.dispatch === 'random' ||
          options.refill);
      fc.pre(!twins);
      expect(() => explain(graph, options, forged)).toThrow();
    },
  );

  it('refuses runs that were tampered with', () => {
    fc.assert(caught, { numRuns: 1500 });
  });

  it('takes the run of one rule for that of another only where they agree', () => {
    // Numbered anew: in a graph as grown, input order is shallowest first.
    const grown = grow({ ...PRESETS.post, steps: 120 }, 3);
    const renamed = (i: number) => (7 * i + 3) % grown.steps;
    const written: WrittenStep[] = [];
    fromRows(grown.prerequisites).forEach((list, i) => {
      written[renamed(i)] = step(grown.duration[i], ...list.map(renamed));
    });
    const graph = buildGraph(written);
    const options: SwarmOptions = { ...PLAIN, agents: 5, dispatch: 'random' };
    const name = { seed: 1, graph: 3, attempt: 0, run: 0 };
    for (const made of RULES) {
      const result = run(new PreparedGraph(graph), { ...options, rule: made }, name);
      for (const claimed of RULES) {
        // Whatever is chosen first might have been drawn.
        if (claimed === 'random' && isGlobalRule(made)) continue;
        const check = () => explain(graph, { ...options, rule: claimed }, result);
        if (claimed === made) check();
        else expect(check, `${made} taken for ${claimed}`).toThrow();
      }
    }
  });
});
