import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGraph } from '../../../src/graphs/read.ts';
import { criticalPathFirst, workAndSpan } from '../../../src/model/measure/bounds.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';

const NAME = { seed: 0, graph: 0, attempt: 0, run: 0 };
const example = (name: string) => {
  const url = new URL(`../../../public/examples/${name}`, import.meta.url);
  const read = readGraph(readFileSync(url, 'utf8'));
  const prepared = new PreparedGraph(read.graph);
  const makespan = (agents: number, rule: 'critical-path' | 'input-order' = 'critical-path') =>
    run(prepared, { ...criticalPathFirst(agents), rule }, NAME).makespan / read.unit.perOne;
  return { ...read, makespan };
};

describe('the examples that were made here', () => {
  it('have Graham’s anomaly: by the order of the list a fourth agent makes it slower', () => {
    const { makespan, remarks } = example('graham.json');
    expect([3, 4].map((agents) => makespan(agents, 'input-order'))).toEqual([12, 15]);
    expect(remarks).toEqual([]);
  });

  it('have a workflow that records eight workers and ten minutes in a queue', () => {
    const { format, timeUnit, recorded, makespan, sorts, remarks } = example('workflow.json');
    expect([format, timeUnit]).toEqual(['wfformat', 's']);
    expect(recorded).toBeCloseTo(makespan(8) + 600, 9);
    expect(new Set(sorts)).toContain('call_region');
    expect(remarks.map(({ kind }) => kind)).toEqual(['ignored']);
  });

  it('have a wide map, uneven enough that the longest of its steps bounds it', () => {
    const { graph, timeUnit, unit, remarks } = example('map.csv');
    expect([graph.steps, graph.layers, timeUnit]).toEqual([66, 3, 's']);
    const { criticalPath } = workAndSpan(graph);
    const longest = Math.max(...graph.duration);
    expect(criticalPath).toBe(graph.duration[0] + longest + graph.duration[65]);
    expect(longest / unit.perOne).toBeGreaterThan(
      (3 * Math.min(...graph.duration.subarray(1, 65))) / unit.perOne,
    );
    expect(remarks).toEqual([]);
  });
});
