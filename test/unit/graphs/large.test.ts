import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { writeTaskGraph } from '../../../src/graphs/formats/write-task-graph.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { criticalPathFirst, workAndSpan } from '../../../src/model/measure/bounds.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';

const N = 200_000;
const NAME = { seed: 0, graph: 0, attempt: 0, run: 0 };

describe('a graph of 200,000 steps', () => {
  it('as one chain, listed backwards, is read and run', () => {
    const steps = Array.from({ length: N }, (_, i) => ({
      id: `s${i}`,
      duration: 0.1,
      needs: i < N - 1 ? [`s${i + 1}`] : [],
    }));
    const { graph, unit } = readGraph(writeTaskGraph(buildGraph(steps)));
    expect(graph.layers).toBe(N);
    expect(run(new PreparedGraph(graph), criticalPathFirst(64), NAME).makespan).toBe(N);
    expect(workAndSpan(graph).criticalPath / unit.perOne).toBe(20_000);
  });

  it('as a step that all others need and one that needs all others is read and run', () => {
    const middle = Array.from({ length: N - 2 }, (_, i) => `m${i}`);
    const { graph } = buildGraph([
      { id: 'first', duration: 1, needs: [] },
      ...middle.map((id) => ({ id, duration: 1, needs: ['first'] })),
      { id: 'last', duration: 1, needs: middle },
    ]);
    expect([...graph.layer.subarray(-2)]).toEqual([1, 2]);
    const { makespan } = run(new PreparedGraph(graph), criticalPathFirst(1000), NAME);
    expect(makespan).toBe(1 + 200 + 1);
  });

  it('that is a cycle, with a long way to it, is refused', () => {
    const steps = Array.from({ length: N }, (_, i) => ({
      id: `s${i}`,
      duration: 1,
      needs: [`s${i === N - 1 ? N - 2 : i + 1}`],
    }));
    expect(() => buildGraph(steps)).toThrow('next: s199998 -> s199999 -> s199998');
  });
});
