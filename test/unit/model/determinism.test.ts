import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { digest } from '../../../src/model/swarm/digest.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { Simulation } from '../../../src/model/swarm/simulation.ts';
import { NAMES, REAL, smallGraphs, swarms } from '../../reference/arbitraries.ts';
import { runGraph } from '../../reference/run-graph.ts';

// Seconds at most, but not on a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const GRAPHS = fc.oneof(smallGraphs(14), smallGraphs(14, REAL));

describe('a run is a pure function of its arguments', () => {
  it('same arguments, same columns and digest, on the same prepared graph or another', () => {
    fc.assert(
      fc.property(GRAPHS, swarms(), swarms(), NAMES, (graph, options, other, name) => {
        const prepared = new PreparedGraph(graph);
        const first = run(prepared, options, name);
        // Whatever a prepared graph keeps must not come from another run's options.
        run(prepared, other, name);
        expect(run(prepared, options, name)).toEqual(first);
        expect(run(new PreparedGraph(graph), options, name)).toEqual(first);
      }),
      { numRuns: 500 },
    );
  });

  it('a run in slices is the run in one go', () => {
    fc.assert(
      fc.property(
        GRAPHS,
        swarms(),
        NAMES,
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        (graph, options, name, slices) => {
          const prepared = new PreparedGraph(graph);
          const simulation = new Simulation(prepared, options, name);
          let done = false;
          for (let i = 0; !done; i++) {
            const before = simulation.done;
            done = simulation.advance(slices[i % slices.length]);
            expect(simulation.done).toBeGreaterThan(before);
            expect(done).toBe(simulation.done === graph.steps);
          }
          expect(simulation.result()).toEqual(run(prepared, options, name));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a run that is not finished has no result', () => {
    const prepared = new PreparedGraph(grow(PRESETS.post));
    const simulation = new Simulation(
      prepared,
      { ...RANDOM, kind: 'standard', agents: 4, rule: 'own-branch' },
      { seed: 1, graph: 0, attempt: 0, run: 0 },
    );
    simulation.advance(10);
    expect(() => simulation.result()).toThrow();
  });

  it('every part of the name counts where anything is drawn', () => {
    const graph = grow(PRESETS.post);
    const digests = [{}, { seed: 2 }, { graph: 1 }, { attempt: 1 }, { run: 1 }].map(
      (name) => runGraph(graph, { agents: 4, dispatch: 'random' }, name).digest,
    );
    expect(new Set(digests).size).toBe(digests.length);
  });
});

const RANDOM = {
  dispatch: 'random',
  backlog: 'lifo',
  forkDepth: null,
  refill: false,
  scheduling: 0,
  schedulingPays: 'once',
  communication: { law: 'none' },
  medianOf: 'durations',
} as const;

describe("the swarm's stream does not depend on the number of agents", () => {
  it('a standard swarm of one is the single agent, under a rule of its own', () => {
    fc.assert(
      fc.property(
        GRAPHS,
        swarms({ kinds: ['standard'], rules: ['own-branch', 'own-list'] }),
        NAMES,
        (graph, options, name) => {
          const prepared = new PreparedGraph(graph);
          const alone = run(prepared, { ...options, kind: 'single', agents: 1 }, name);
          const swarm = run(prepared, { ...options, agents: 1 }, name);
          expect(swarm.digest).toBe(alone.digest);
          expect(swarm.end).toEqual(alone.end);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('two swarms are one run until the larger first needs an agent that the smaller has not', () => {
    fc.assert(
      fc.property(
        GRAPHS,
        swarms({ kinds: ['standard'] }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 4 }),
        NAMES,
        (graph, options, fewer, more, name) => {
          const prepared = new PreparedGraph(graph);
          const small = run(prepared, { ...options, agents: fewer }, name);
          const large = run(prepared, { ...options, agents: fewer + more }, name);
          const parting = large.start.reduce((soonest, t) => {
            // At an instant with a step of zero length, who is at work when is not to be read off times.
            const busy = large.start.filter((s, i) => s <= t && t <= large.end[i]).length;
            return busy > fewer ? Math.min(soonest, t) : soonest;
          }, Number.POSITIVE_INFINITY);
          for (let i = 0; i < graph.steps; i++) {
            if (Math.min(large.start[i], small.start[i]) >= parting) continue;
            expect(small.start[i]).toBe(large.start[i]);
            expect(small.agent[i]).toBe(large.agent[i]);
            if (large.end[i] < parting) expect(small.end[i]).toBe(large.end[i]);
          }
          if (parting === Number.POSITIVE_INFINITY) expect(small.digest).toBe(large.digest);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('noise of the run', () => {
  const september = { ...PRESETS.september, meanSteps: 200 };
  const free = { dispatch: 'random', rule: 'own-list' } as const;

  it('is the same for every swarm of the run, by step index', () => {
    for (let g = 0; g < 5; g++) {
      const graph = grow(september, g);
      for (const r of [0, 7]) {
        const name = { graph: g, run: r };
        const alone = runGraph(graph, { ...free, kind: 'single', agents: 1 }, name);
        const others = [
          runGraph(graph, { ...free, agents: 16 }, name),
          runGraph(graph, { ...free, agents: 3, rule: 'shortest' }, name),
          runGraph(graph, { ...free, kind: 'recursive', agents: 8, refill: true }, name),
        ];
        for (const other of others) {
          expect(other.work).toBe(alone.work);
          for (let i = 0; i < graph.steps; i++) {
            const took = other.end[i] - other.start[i];
            expect(Math.abs(took - (alone.end[i] - alone.start[i]))).toBeLessThan(1e-9);
          }
        }
      }
    }
  });

  it('is another for every run and graph', () => {
    const graph = grow(september, 0);
    const works = [{}, { run: 1 }, { run: 2 }, { graph: 1 }, { attempt: 1 }, { seed: 2 }].map(
      (name) => runGraph(graph, { ...free, agents: 4 }, name).work,
    );
    expect(new Set(works).size).toBe(works.length);
  });

  it('multiplies by exp(sigma z) with standard normal z', () => {
    const logs: number[] = [];
    for (let r = 0; r < 40; r++) {
      const graph = grow(september, r);
      const { start, end } = runGraph(graph, { agents: graph.steps, rule: 'random' }, { run: r });
      const cost = graph.growth?.layerCost ?? [];
      for (let i = 0; i < graph.steps; i++)
        logs.push(Math.log((end[i] - start[i]) / cost[i]) / 0.2);
    }
    const n = logs.length;
    const mean = logs.reduce((a, b) => a + b, 0) / n;
    const variance = logs.reduce((a, b) => a + (b - mean) ** 2, 0) / n;
    // Five standard errors of a mean and of a variance of n standard normals.
    expect(Math.abs(mean)).toBeLessThan(5 / Math.sqrt(n));
    expect(Math.abs(variance - 1)).toBeLessThan(5 * Math.sqrt(2 / n));
  });

  it('does not move the graph, whose durations are the costs of the layers', () => {
    const graph = grow(september, 0);
    expect(graph.duration).toEqual(graph.growth?.layerCost);
    const own = grow(PRESETS.post, 0);
    const { start, end } = runGraph(own, { agents: own.steps, rule: 'random' });
    for (let i = 0; i < own.steps; i++)
      expect(Math.abs(end[i] - start[i] - own.duration[i])).toBeLessThan(1e-9);
  });
});

describe('the digest', () => {
  const ends = fc.array(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), {
    minLength: 2,
    maxLength: 30,
  });
  const of = (end: ArrayLike<number>, order: number[]) =>
    digest(Int32Array.from(order), Float64Array.from(end));

  it('is thirteen hexadecimal digits', () => {
    expect(of([1, 2], [0, 1])).toMatch(/^[0-9a-f]{13}$/);
  });

  it('changes with the last bit of any time', () => {
    fc.assert(
      fc.property(ends, fc.nat(), (end, at) => {
        const order = end.map((_, i) => i);
        const bits = new BigUint64Array(Float64Array.from(end).buffer);
        bits[at % end.length] ^= 1n;
        expect(of(new Float64Array(bits.buffer), order)).not.toBe(of(end, order));
      }),
      { numRuns: 2000 },
    );
  });

  it('changes with the order of completion, also at the same time', () => {
    fc.assert(
      fc.property(ends, fc.boolean(), fc.nat(), fc.nat(), (end, same, a, b) => {
        const times = same ? end.map(() => 1) : end;
        const order = end.map((_, i) => i);
        const [i, j] = [a % end.length, b % end.length];
        fc.pre(i !== j);
        const swapped = [...order];
        [swapped[i], swapped[j]] = [j, i];
        expect(of(times, swapped)).not.toBe(of(times, order));
      }),
      { numRuns: 2000 },
    );
  });

  it('tells a hundred thousand runs apart', () => {
    // 1e5 of 2^52 values: a collision by chance once in a million times.
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(of([i, i + 0.5], [0, 1]));
    expect(seen.size).toBe(100_000);
  });
});
