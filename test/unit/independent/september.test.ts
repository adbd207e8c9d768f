import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberAnswer } from '../../../src/claims/claim.ts';
import { agreements } from '../../../src/claims/september/agreement.ts';
import { measuringSeptemberFamily } from '../../../src/claims/september/family.ts';
import { septemberStudy } from '../../../src/claims/september/study.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import { graphShape } from '../../../src/model/graph/shape.ts';
import { resamples } from '../../../src/model/measure/estimate.ts';
import { groundOf } from '../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { smallGraphs } from '../../reference/arbitraries.ts';
import { buildGraph, fromRows, step, type WrittenStep } from '../../reference/build-graph.ts';
import { interval } from '../../reference/post-family.ts';
import { mean, naiveSeptember, SEPTEMBER_SIZES } from '../../reference/september.ts';
import { readPublished, skipPublished, WITHOUT_PUBLISHED } from '../claims/published.ts';
import { call } from '../cli/call.ts';

const september = (changes: Partial<Parameters>): Parameters => ({
  ...PRESETS.september,
  ...changes,
});

/** What the task's clock must have drawn, given the mean finishing time of its single-agent runs. */
const drawnDelta = (parameters: Parameters) => (graph: number, meanFinish: number) =>
  Math.log(groundOf(parameters, graph).clock * meanFinish);

function expectSame(actual: Readonly<Record<string, number>>, expected: Record<string, number>) {
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, x] of Object.entries(expected)) {
    const same = Number.isNaN(x)
      ? Number.isNaN(actual[name])
      : Math.abs(actual[name] - x) <= 1e-9 * Math.abs(x);
    if (!same) throw new Error(`${name} is ${actual[name]}, should be ${x}`);
  }
}

describe("a family by the protocol's words", () => {
  it.each([
    [{ meanSteps: 40 }, 0],
    [{ meanSteps: 40, seed: 7 }, 3],
    [{ meanSteps: 40, seed: 8, meanLayers: 5, durationNoise: 0.5 }, 1],
    [{ meanSteps: 40, seed: 9, changeAtRoot: -1, changeAtEnd: -2 }, 2],
    [{ meanSteps: 723, seed: 2 }, 5],
  ])('with %j, family %i', (changes, family) => {
    const parameters = september(changes);
    const should = naiveSeptember(parameters, family, drawnDelta(parameters));
    expectSame(finished(measuringSeptemberFamily(parameters, family)), should);
  });

  it('draws the clock evenly from -0.3 to 0.3, by graph and by seed', () => {
    const deltas = [1, 2].flatMap((seed) =>
      Array.from({ length: 150 }, (_, graph) => {
        const parameters = september({ meanSteps: 10, seed });
        const ground = groundOf(parameters, graph);
        expect(ground.alone).toHaveLength(16);
        return Math.log(ground.clock * mean(ground.alone.map((r) => Math.max(...r.end))));
      }),
    );
    expect(new Set(deltas.map((d) => d.toFixed(9))).size).toBe(deltas.length);
    expect(Math.max(...deltas.map(Math.abs))).toBeLessThan(0.3);
    // Five standard errors of a mean of 300, and of the shares of the four quarters.
    expect(Math.abs(mean(deltas))).toBeLessThan((5 * 0.6) / Math.sqrt(12 * 300));
    for (const from of [-0.3, -0.15, 0, 0.15]) {
      const share = deltas.filter((d) => d >= from && d < from + 0.15).length / 300;
      expect(Math.abs(share - 1 / 4)).toBeLessThan(5 * Math.sqrt(3 / 16 / 300));
    }
  });
});

describe('the study of the table', () => {
  const size = { families: 3, sessions: 0 };
  const pieces = septemberStudy.pieces(size);
  const ids = septemberStudy.claims.map(({ id }) => id);

  it('has a family in each piece, in order, with the constants of the preset', () => {
    expect(pieces).toEqual(
      [0, 1, 2].map((family) => ({ study: 'september', parameters: PRESETS.september, family })),
    );
  });

  it('answers with the mean over the families that have the figure, and a 95% interval of it', () => {
    const values = [2, 5, Number.NaN];
    const families = values.map((x) => Object.fromEntries(ids.map((id) => [id, x])));
    const whole = [2, 5, 11].map((x) => Object.fromEntries(ids.map((id) => [id, x])));
    const [some] = finished(septemberStudy.concluding(pieces, families)) as NumberAnswer[];
    expect(some).toMatchObject({ families: 2, median: 3.5 });
    const [all] = finished(septemberStudy.concluding(pieces, whole)) as NumberAnswer[];
    expect(all).toMatchObject({ families: 3, median: 6 });
    const means: number[] = [];
    for (const counts of resamples(3, 1000))
      means.push((2 * counts[0] + 5 * counts[1] + 11 * counts[2]) / 3);
    const [low, high] = interval(means);
    expect(all.low).toBeCloseTo(low, 9);
    expect(all.high).toBeCloseTo(high, 9);
  });

  it('has no answer to what no family has', () => {
    const none = pieces.map(() => Object.fromEntries(ids.map((id) => [id, Number.NaN])));
    for (const answer of finished(septemberStudy.concluding(pieces, none)))
      expect(answer).toMatchObject({ median: null, low: null, high: null, within: false });
  });
});

interface Table {
  single: Record<string, number>;
  generator: Record<string, [number, number, number]>;
  scaling: ({ kind: string; agents: number } & Record<string, unknown>)[];
}

/** Every figure of the table by its id, with its published interval where it has one. */
function published(): Map<string, { value: number; interval: readonly number[] | null }> {
  const table: Table = readPublished('september.json');
  const all = new Map<string, { value: number; interval: readonly number[] | null }>();
  for (const [name, value] of Object.entries(table.single))
    all.set(`single-${name}`, { value, interval: null });
  for (const [name, [value, ...ends]] of Object.entries(table.generator))
    if (name !== 'note') all.set(`generator-${name}`, { value, interval: ends });
  for (const { kind, agents, ...row } of table.scaling)
    for (const [name, value] of Object.entries(row))
      if (!name.endsWith('ci'))
        all.set(`${kind}${agents}-${name}`, {
          value: value as number,
          interval: (row[`${name}ci`] as number[] | undefined) ?? null,
        });
  return all;
}

describe.skipIf(skipPublished)(`agreement with the table${WITHOUT_PUBLISHED}`, () => {
  it('is within 2% of the published mean, or inside the published interval', () => {
    const table = published();
    expect(table.size).toBe(6 + 8 + 12 * 10);
    for (const factor of [0.97, 0.9799, 0.9801, 1, 1.0199, 1.0201, 1.03]) {
      const answers = [...table].map(([id, { value }]) => ({
        id,
        published: value,
        median: value * factor,
        low: 0,
        high: 0,
        families: 64,
        within: false,
      }));
      const found = agreements(answers);
      expect(found.map((a) => a.id)).toEqual(answers.map((a) => a.id));
      for (const { id, off, agrees } of found) {
        const { value, interval: ends } = table.get(id) ?? { value: Number.NaN, interval: null };
        const inside = ends !== null && value * factor >= ends[0] && value * factor <= ends[1];
        expect(off).toBeCloseTo(factor - 1, 12);
        if (id.startsWith('generator-')) {
          // Its published interval is that of single graphs: it is the means that should agree.
          expect([id, agrees]).toEqual([id, Math.abs(factor - 1) <= 0.02]);
        } else {
          expect([id, agrees]).toEqual([id, inside || Math.abs(factor - 1) <= 0.02]);
        }
      }
    }
  });

  it('is printed by the command line, an entry a figure', async () => {
    const { code, out } = await call(
      ...['claims', '--preset', 'september', '--families', '2', '--threads', '1'],
      ...['--set', 'meanSteps=30'],
    );
    expect(code).toBe(0);
    const rows: NumberAnswer[] = JSON.parse(out);
    const table = published();
    expect(rows.map((r) => r.id).sort()).toEqual([...table.keys()].sort());
    const parameters = september({ meanSteps: 30 });
    const families = [0, 1].map((f) =>
      naiveSeptember(parameters, f, drawnDelta(parameters), SEPTEMBER_SIZES),
    );
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        ...['id', 'published', 'median', 'low', 'high', 'families', 'within'],
      ]);
      expect(row.published).toBe(table.get(row.id)?.value);
      const having = families.map((f) => f[row.id]).filter((x) => !Number.isNaN(x));
      expect(row.families).toBe(having.length);
      if (having.length > 0) expect((row.median ?? 0) / mean(having)).toBeCloseTo(1, 9);
      else expect(row.median).toBeNull();
      if (having.length < 2) continue;
      const means: number[] = [];
      for (const counts of resamples(2, 1000))
        means.push((counts[0] * having[0] + counts[1] * having[1]) / 2);
      const ends = interval(means);
      expect(row.low).toBeCloseTo(ends[0], 9);
      expect(row.high).toBeCloseTo(ends[1], 9);
      const half = row.id === 'generator-meanParents' ? 0.005 : /^gen/.test(row.id) ? 5e-4 : 5e-6;
      const overlap = row.published + half >= ends[0] && row.published - half <= ends[1];
      expect([row.id, row.within]).toEqual([row.id, overlap]);
    }
  });
});

describe('the shape of a graph by definition', () => {
  it('of a graph drawn by hand', () => {
    // 0 above 1, 2 and 3; 4 needs 1 and 2, 5 needs 0 and 4, 6 needs 3 and 5, 7 needs 3.
    const graph = buildGraph(
      [[], [0], [0], [0], [1, 2], [0, 4], [3, 5], [3]].map(
        (needs, i): WrittenStep => ({ ...step(1, ...needs), value: [0, 1, 5, 2, 3, 9, 4, 9][i] }),
      ),
    );
    const shape = graphShape(graph);
    const close = (actual: number, expected: number) => expect(actual).toBeCloseTo(expected, 12);
    // Layers 0, 1, 1, 1, 2, 3, 4, 2: of ten edges 0-5 and 3-6 span two or more.
    close(shape.crossLayerEdgeShare, 2 / 10);
    close(shape.leafShare, 2 / 8);
    close(shape.multiParentShare, 3 / 7);
    close(shape.meanParents, 10 / 7);
    // 1 and 2 share 0; 0 has no parent to share; 3 and 5 share 0.
    close(shape.siblingMergeShare, 2 / 3);
    // Children 4, 1, 1, 2, 1, 1: differences over all pairs 2·(3·4 + 2 + 4), mean 10/6.
    close(shape.outdegreeGini, 36 / (2 * 6 * 10));
    close(shape.top10ChildShare, 4 / 10);
    // The best value twice, first at step 5 in layer 3 of 4.
    close(shape.bestDepthShare, 3 / 4);
  });

  it('measures layers one below the deepest parent, whatever layers a graph came with', () => {
    const far = buildGraph([step(1), { ...step(1, 0), layer: 5 }, { ...step(1, 1), layer: 9 }]);
    expect(graphShape(far).crossLayerEdgeShare).toBe(0);
  });

  it('takes no share of nothing', () => {
    const shape = graphShape(buildGraph([step(1), step(2)]));
    expect(shape.leafShare).toBe(1);
    for (const key of [
      ...(['crossLayerEdgeShare', 'multiParentShare', 'meanParents', 'siblingMergeShare'] as const),
      ...(['outdegreeGini', 'top10ChildShare', 'bestDepthShare'] as const),
    ])
      expect(shape[key]).toBeNaN();
  });

  it('of graphs of any form, edge by edge', () => {
    fc.assert(
      fc.property(smallGraphs(12), (graph) => {
        const parents = fromRows(graph.prerequisites);
        const n = parents.length;
        const edges = parents.flatMap((list, child) => list.map((parent) => [parent, child]));
        const layerOf = (i: number): number => 1 + Math.max(-1, ...parents[i].map(layerOf));
        const children = parents.map((_, i) => edges.filter(([p]) => p === i).length);
        const fertile = children.filter((c) => c > 0).sort((a, b) => b - a);
        const born = parents.filter((list) => list.length > 0);
        const merged = parents.filter((list) => list.length > 1);
        const share = (a: readonly number[]) => (b: readonly number[]) =>
          a.some((x) => b.includes(x));
        const kin = merged.filter((list) =>
          list.some((a, i) => list.slice(i + 1).some((b) => share(parents[a])(parents[b]))),
        );
        const top = fertile.slice(0, Math.ceil(fertile.length / 10));
        const sum = (x: readonly number[]) => x.reduce((a, b) => a + b, 0);
        const shape = graphShape(graph);
        const should = {
          crossLayerEdgeShare:
            edges.filter(([p, c]) => layerOf(c) - layerOf(p) >= 2).length / edges.length,
          leafShare: children.filter((c) => c === 0).length / n,
          multiParentShare: merged.length / born.length,
          meanParents: edges.length / born.length,
          siblingMergeShare: kin.length / merged.length,
          outdegreeGini:
            sum(fertile.flatMap((a) => fertile.map((b) => Math.abs(a - b)))) /
            (2 * fertile.length * sum(fertile)),
          top10ChildShare: sum(top) / edges.length,
        };
        for (const [key, x] of Object.entries(should)) {
          const is = shape[key as keyof typeof should];
          if (Number.isNaN(x)) expect(is).toBeNaN();
          else expect(is).toBeCloseTo(x, 12);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('knows the best step of a grown graph', () => {
    for (let i = 0; i < 20; i++) {
      const graph = grow(september({ meanSteps: 60 }), i);
      const parents = fromRows(graph.prerequisites);
      const layers: number[] = [];
      for (const list of parents) layers.push(1 + Math.max(-1, ...list.map((p) => layers[p])));
      const value = Array.from(graph.value ?? []);
      const best = value.indexOf(Math.max(...value));
      expect(graphShape(graph).bestDepthShare).toBeCloseTo(layers[best] / Math.max(...layers), 12);
    }
  });
});
