import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CrowdPainter, crowdAxis } from '../../../src/draw/crowd-painter.ts';
import { countsAt, groupOfLayer, layerCounts } from '../../../src/draw/layer-counts.ts';
import type { PanelColours } from '../../../src/draw/palette.ts';
import { isCrowded } from '../../../src/draw/race-form.ts';
import { runColumns, stateAt } from '../../../src/draw/run-columns.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { raceOf } from '../../browser/race/fixture/results.ts';
import { recordingPen } from './recording-pen.ts';
import { anyParameters, between, handGraph, sample } from './samples.ts';

describe('steps by groups of layers', () => {
  it('are those of the state, in the layers of the group', () => {
    fc.assert(
      fc.property(
        anyParameters,
        between(-0.1, 1.1),
        fc.integer({ min: 1, max: 12 }),
        (of, share, most) => {
          const { graph, run } = raceOf(of).swarm[0];
          const columns = runColumns(graph, run);
          const time = share * run.makespan;
          const state = stateAt(columns, time);
          const { groups } = layerCounts(columns, most);
          expect(groups).toHaveLength(Math.min(most, graph.layers));
          const inGroup = (steps: Iterable<number>, group: number) =>
            [...steps].filter(
              (step) => groupOfLayer(graph.layer[step], graph.layers, groups.length) === group,
            ).length;
          groups.forEach((group, i) => {
            const counts = countsAt(group, time);
            expect(counts.working).toBe(inGroup(state.working, i));
            expect(counts.ready).toBe(inGroup(state.ready, i));
            expect(counts.finished).toBe(inGroup(columns.byEnding.subarray(0, state.finished), i));
            const { finished, working, ready, waiting } = counts;
            expect(finished + working + ready + waiting).toBe(group.endings.length);
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});

const COLOURS = {
  agents: 'done',
  palette: { ink: 'working', open: 'ready', closed: 'waiting' },
} as PanelColours;
const SIZE = { width: 212, height: 112 };

/** What is painted at a time: colour, left, top, width and height of each piece. */
function pieces(painter: CrowdPainter, time: number) {
  const { pen, operations } = recordingPen();
  painter.paint(pen, time);
  let colour = '';
  return operations.flatMap(([name, ...values]) => {
    if (name === 'fillStyle =') colour = String(values[0]);
    return name === 'fillRect' ? [[colour, ...(values as number[])] as const] : [];
  });
}

describe('a crowd', () => {
  it('is a column a layer, as tall as it is full, piled from what is finished to what waits', () => {
    // One step, then four, of which two agents have begun two when the first is over.
    const graph = handGraph([[], [0], [0], [0], [0]]);
    const run = {
      ...sample({ steps: 5 }).run,
      steps: 5,
      agentsStarted: 2,
      order: Int32Array.of(0, 1, 2, 3, 4),
      start: Float64Array.of(0, 1, 1, 2, 2),
      end: Float64Array.of(1, 2, 2, 3, 3),
      agent: Int32Array.of(0, 0, 1, 0, 1),
    };
    const painter = new CrowdPainter(runColumns(graph, run), COLOURS, SIZE);
    const at = (time: number) => pieces(painter, time).map(([colour]) => colour);
    expect(at(0)).toEqual(['working', 'waiting']);
    expect(at(1)).toEqual(['done', 'working', 'ready']);
    expect(at(3)).toEqual(['done', 'done']);
    const [first, working, ready] = pieces(painter, 1);
    const tall = SIZE.height - 12;
    // A quarter as full: lower, but by less than that, so that it is seen.
    expect(first[4]).toBeCloseTo(tall * 0.25 ** 0.62, 9);
    expect(working[4] + ready[4]).toBeCloseTo(tall, 9);
    expect(working[4]).toBeCloseTo(ready[4], 9);
    // What is at work lies under what is ready.
    expect(ready[2] + ready[4]).toBeCloseTo(working[2], 9);
  });

  it('has room for any number of layers, each under its own place on the axis', () => {
    const chain = handGraph(Array.from({ length: 1000 }, (_, i) => (i === 0 ? [] : [i - 1])));
    const { layerX } = crowdAxis(chain.layers, SIZE);
    expect(layerX).toHaveLength(1000);
    expect(layerX[0]).toBeGreaterThan(0);
    expect(layerX[999]).toBeLessThan(SIZE.width);
    for (let i = 1; i < 1000; i++) expect(layerX[i]).toBeGreaterThanOrEqual(layerX[i - 1]);
  });
});

describe('which races are drawn by layers', () => {
  it('are long chains and large graphs of files, never grown ones', () => {
    const chain = (n: number) =>
      handGraph(Array.from({ length: n }, (_, i) => (i === 0 ? [] : [i - 1])));
    expect(isCrowded(chain(20))).toBe(false);
    expect(isCrowded(chain(300))).toBe(true);
    const flat = (n: number) => handGraph([[]]).steps && { ...chain(2), steps: n };
    expect(isCrowded({ ...chain(2), ...flat(5000) })).toBe(false);
    expect(isCrowded({ ...chain(2), ...flat(5001) })).toBe(true);
    const { graph } = raceOf({ ...PRESETS.post, steps: 300, layers: 200 }).alone;
    expect(graph.layers).toBeGreaterThan(120);
    expect(isCrowded(graph)).toBe(false);
  });
});
