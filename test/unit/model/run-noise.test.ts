import { expect, it } from 'vitest';
import { grow } from '../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { swarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';

const parameters = { ...PRESETS.september, overhead: false, steps: 30 };
const graph = grow(parameters, 2);
const lengths = (prepared: PreparedGraph, agents: number, index: number) => {
  const name = { seed: 1, graph: 2, attempt: 0, run: index };
  const { start, end } = run(prepared, swarmOptions(parameters, agents), name);
  return Array.from(end, (t, i) => t - start[i]);
};

it('the noise of a run belongs to the run, not to the swarm nor to what ran before', () => {
  const shared = new PreparedGraph(graph);
  for (const index of [0, 1, 0, 2, 1]) {
    const fresh = lengths(new PreparedGraph(graph), 1, index);
    for (const agents of [1, 4]) {
      lengths(shared, agents, index).forEach((length, i) => {
        // Ends less starts, so that rounding differs from swarm to swarm.
        expect(length).toBeCloseTo(fresh[i], 9);
      });
    }
    const other = lengths(shared, 1, index + 1);
    // Normal noise of 0.2: two runs have no step of the same length.
    other.forEach((length, i) => {
      expect(Math.abs(length / fresh[i] - 1)).toBeGreaterThan(1e-6);
    });
  }
  // The graph itself is left alone.
  expect(Array.from(graph.duration)).toEqual(Array.from(graph.growth?.layerCost ?? []));
});
