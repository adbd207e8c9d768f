import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { grownIds } from '../../../src/graphs/build/imported-graph.ts';
import { AS_READ } from '../../../src/graphs/build/unit.ts';
import { writeTaskGraph } from '../../../src/graphs/formats/write-task-graph.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { stepLists } from './arbitrary-graphs.ts';

const durations = fc.oneof(
  fc.nat(20),
  fc.nat(99_999).map((x) => x / 1000),
  fc.double({ min: 0, max: 1e12, noNaN: true }),
);

const PLAIN = {
  format: 'task-graph',
  timeUnit: null,
  unitless: false,
  edgesUnknown: false,
  from: null,
  durations: null,
  precedence: null,
  recorded: null,
};

describe('a graph that is written and read', () => {
  it('is the same graph, in the same unit, with the same names', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, unit: 'binary' }), {
      minLength: 9,
      maxLength: 9,
    });
    const values = fc.option(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })));
    fc.assert(
      fc.property(stepLists(9, durations), ids, values, (steps, names, values) => {
        const rename = (id: string) => names[Number(id.slice(1))];
        const renamed = steps.map((step, i) => ({
          ...step,
          id: rename(step.id),
          needs: step.needs.map(rename),
          ...(values ? { value: (values[i % values.length] ?? 0) + 0 } : {}),
        }));
        const built = buildGraph(renamed);
        const text = writeTaskGraph(built);
        const unitless = steps.every(({ duration }) => duration === 0);
        expect(readGraph(text)).toEqual({ ...built, ...PLAIN, unitless });
        expect(writeTaskGraph(readGraph(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its unit, its recorded makespan and its sorts', () => {
    const built = buildGraph([
      { id: 'a', duration: 1.5, needs: [], sort: 'x "y"' },
      { id: 'b', duration: 0, needs: ['a'] },
    ]);
    const known = { timeUnit: 'ms', recorded: 2.25, sorts: ['x "y"', ''] } as const;
    const text = writeTaskGraph({ ...built, ...known });
    expect(readGraph(text)).toEqual({ ...built, ...PLAIN, ...known });
  });

  it('keeps the format that it is from, that its steps only count, and that its edges are not known', () => {
    const workflow = 'on: push\njobs:\n  a: {runs-on: x}\n  b: {runs-on: x, needs: a}\n';
    const log = '# ninja log v5\n0\t7\t0\ta.o\t1\n';
    for (const [text, from, unitless, edgesUnknown, timeUnit] of [
      [workflow, 'github-actions', true, false, null],
      [log, 'ninja', false, true, 'ms'],
    ] as const) {
      const once = readGraph(writeTaskGraph(readGraph(text)));
      const twice = readGraph(writeTaskGraph(once));
      for (const read of [once, twice]) {
        expect(read).toMatchObject({
          format: 'task-graph',
          from,
          unitless,
          edgesUnknown,
          timeUnit,
        });
      }
      expect(writeTaskGraph(twice)).toBe(writeTaskGraph(once));
    }
  });

  it('is the grown graph to the last bit, and looks as documented', () => {
    const graph = grow({ ...PRESETS.post, steps: 40, layers: 6 }, 3);
    const ids = grownIds(graph);
    const text = writeTaskGraph({ graph, ids, unit: AS_READ });
    const [head, list, root] = text.split('\n');
    expect(head).toBe('{"format": "task-graph", "version": 1,');
    expect(list).toBe(' "steps": [');
    expect(root).toBe(
      `  {"id": "root", "duration": ${graph.duration[0]}, "needs": [], "value": 0, "layer": 0},`,
    );
    const { growth: _, ...columns } = graph;
    expect(readGraph(text)).toEqual({
      graph: { ...columns, growth: null },
      ids,
      unit: AS_READ,
      remarks: [],
      sorts: null,
      ...PLAIN,
    });
  });
});
