import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { writeTaskGraph } from '../../../src/graphs/formats/write-task-graph.ts';
import { criticalPathFirst } from '../../../src/model/measure/bounds.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { stepLists } from './arbitrary-graphs.ts';

/** A text is either a graph that can be run to its end, or refused in one sentence on one line. */
function isAnswered(text: string): void {
  let imported: ReturnType<typeof readGraph>;
  try {
    imported = readGraph(text);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    expect((error as GraphError).message).toMatch(/^[^\r\n]{5,400}$/);
    return;
  }
  const name = { seed: 0, graph: 0, attempt: 0, run: 0 };
  const { makespan } = run(new PreparedGraph(imported.graph), criticalPathFirst(2), name);
  expect(makespan).toBeGreaterThanOrEqual(0);
  expect(makespan).toBeLessThan(Number.POSITIVE_INFINITY);
}

const own = stepLists(5).map((steps) => writeTaskGraph(buildGraph(steps)));
const wfFormat = stepLists(5).map((steps) =>
  JSON.stringify({
    schemaVersion: '1.5',
    workflow: {
      specification: {
        tasks: steps.map(({ id, needs }) => ({
          id,
          parents: needs,
          children: steps.filter((s) => s.needs.includes(id)).map((s) => s.id),
        })),
      },
      execution: { tasks: steps.map(({ id, duration }) => ({ id, runtimeInSeconds: duration })) },
    },
  }),
);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place in a value: setters that put something else there, undefined taking it away. */
function places(value: Json): ((other: Json | undefined) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [
    (other: Json | undefined) => {
      const container = value as { [key: string]: Json };
      if (other === undefined) delete container[key];
      else container[key] = other;
    },
    ...places(below),
  ]);
}

const oddValues = fc.oneof(
  fc.constantFrom<Json | undefined>(
    undefined,
    null,
    '',
    't0',
    't1',
    '__proto__',
    -1,
    1e308,
    {},
    [],
  ),
  fc.constantFrom<Json>(['t0'], ['t1', 't1'], ['t4', 't3', 't2'], [null], '1.4', 2),
  fc.jsonValue().map((v) => v as Json),
);

describe('files that went wrong', { timeout: 60_000 }, () => {
  it('in a value or several are answered', () => {
    const changes = fc.array(fc.tuple(fc.nat(), oddValues), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.oneof(own, wfFormat), changes, (text, changes) => {
        const file = JSON.parse(text) as Json;
        for (const [at, value] of changes) {
          const all = places(file);
          if (all.length > 0) all[at % all.length](structuredClone(value));
        }
        isAnswered(JSON.stringify(file));
      }),
      { numRuns: 4000 },
    );
  });

  it('in a letter or several are answered', () => {
    const letter = fc.constantFrom('', '"', ',', '{', '}', '[', ']', ':', '0', '-', 'e', 't', '\\');
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(2), letter), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.oneof(own, wfFormat), changes, (text, changes) => {
        let broken = text;
        for (const [at, drop, put] of changes) {
          const i = at % (broken.length + 1);
          broken = broken.slice(0, i) + put + broken.slice(i + drop);
        }
        isAnswered(broken);
      }),
      { numRuns: 3000 },
    );
  });

  it('altogether are answered', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string());
    fc.assert(fc.property(texts, isAnswered), { numRuns: 2000 });
  });
});
