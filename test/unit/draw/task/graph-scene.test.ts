import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgesInView } from '../../../../src/draw/task/edges-in-view.ts';
import { fitted, LABEL_SIZE, widthOf } from '../../../../src/draw/task/fit-text.ts';
import { paintGraph } from '../../../../src/draw/task/graph-painter.ts';
import { graphScene } from '../../../../src/draw/task/graph-scene.ts';
import { idLabels } from '../../../../src/draw/task/id-labels.ts';
import { inSight, placeScene, stepNear } from '../../../../src/draw/task/placed-scene.ts';
import { taskColours, toneOf } from '../../../../src/draw/task/task-colours.ts';
import { movedBy, WHOLE, zoomedAt } from '../../../../src/draw/task/view.ts';
import { parsePath } from '../../../../src/export/path/path-data.ts';
import { boxOf } from '../../../../src/export/path/segments.ts';
import { RecordingPen } from '../../../../src/export/recording/recording-pen.ts';
import { marksOf } from '../../../../src/figures/task/graph/marks.ts';
import {
  chain,
  DIAMOND,
  random,
  type Steps,
  shownOf,
  wideMap,
} from '../../../browser/task-graph/cases.ts';
import { readTokens } from '../tokens.ts';

const CSS = readFileSync(new URL('../../../../src/styles/tokens.css', import.meta.url), 'utf8');
const SIZE = { width: 800, height: 400 };

function sceneOf(steps: Steps, size = SIZE) {
  const { task, results } = shownOf(steps, { alone: true });
  if (!results.facts) throw new Error('no facts');
  return graphScene(marksOf(task, results.facts), size);
}

describe('the scene of a graph', () => {
  it('knows the critical path and the slack of the diamond', () => {
    const { onPath, next, slack, criticalPath } = sceneOf(DIAMOND);
    // top 1, left 4, bottom 1 against top 1, right 2.5, bottom 1; held in tenths.
    expect(criticalPath).toBe(60);
    expect([...onPath]).toEqual([1, 1, 0, 1]);
    expect([...next]).toEqual([1, 3, -1, -1]);
    expect([...slack]).toEqual([0, 0, 15, 0]);
  });

  it('stretches a chain along and not up', () => {
    const { bounds } = sceneOf(chain(900));
    expect(bounds.most.y).toBe(1);
    expect(bounds.most.x).toBeGreaterThan(100);
  });

  it('gives a step of its own place to each that is pointed at when enlarged', () => {
    const scene = sceneOf(wideMap(500));
    const view = zoomedAt(WHOLE, scene.bounds, 1000, { x: 400, y: 200 });
    const placed = placeScene(scene, view);
    const seen = Array.from({ length: scene.graph.steps }, (_, i) => i).filter((i) =>
      inSight(placed, i),
    );
    expect(seen.length).toBeGreaterThan(3);
    for (const step of seen) {
      expect(stepNear(placed, { x: placed.x[step], y: placed.y[step] }, 8)).toBe(step);
      expect(placed.radius[step]).toBeCloseTo(scene.wanted[step], 5);
    }
    expect(stepNear(placed, { x: -900, y: -900 }, 18)).toBe(-1);
  });

  it('has no disc that the edge of the stage cuts, however low it is', () => {
    const ends: Steps = [
      { id: 'a', duration: 1e12, needs: [] },
      { id: 'b', duration: 1e-3, needs: ['a'] },
      { id: 'c', duration: 1e12, needs: ['b'] },
    ];
    for (const size of [
      { width: 900, height: 120 },
      { width: 280, height: 90 },
    ]) {
      const { x, radius } = placeScene(sceneOf(ends, size), WHOLE);
      expect(radius[0]).toBeLessThan(x[0]);
      expect(radius[2]).toBeLessThan(size.width - x[2]);
      // Durations are told apart none the less.
      expect(radius[0]).toBeGreaterThan(1.5 * radius[1]);
    }
  });

  it('has tones that rise with slack', () => {
    expect([0, 0.03, 0.05, 0.2, 0.5, 0.7, 1, 2].map(toneOf)).toEqual([0, 0, 1, 2, 3, 4, 4, 4]);
  });
});

describe('edges in view', () => {
  it('are all of them but those of the critical path where there are few', () => {
    const found = edgesInView(sceneOf(DIAMOND), WHOLE, 100);
    expect([...found.from]).toEqual([0, 2]);
    expect([...found.to]).toEqual([2, 3]);
    expect(found.inSight).toBe(2);
    // With those of the path they are all that the graph has.
    expect(found.onPath).toBe(2);
  });

  it('are thinned out evenly, and told how many there are', () => {
    const scene = sceneOf(random(2000, 20, 8));
    const all = edgesInView(scene, WHOLE, 1e9);
    const few = edgesInView(scene, WHOLE, 1000);
    expect(all.from.length).toBe(all.inSight);
    expect(few.inSight).toBe(all.inSight);
    expect(few.inSight + few.onPath).toBe(scene.graph.prerequisites.item.length);
    expect(Math.abs(few.from.length - 1000)).toBeLessThan(60);
    // From one end of the graph to the other.
    const half = Array.from(few.to).filter((step) => scene.graph.layer[step] < 10).length;
    const halfOfAll = Array.from(all.to).filter((step) => scene.graph.layer[step] < 10).length;
    expect(half / few.to.length).toBeCloseTo(halfOfAll / all.to.length, 1);
  });

  it('are only those that reach into the stage', () => {
    const scene = sceneOf(random(2000, 20, 8));
    const view = zoomedAt(WHOLE, scene.bounds, 8, { x: 0, y: 0 });
    const { from, to, inSight } = edgesInView(scene, view, 1e9);
    expect(inSight).toBeLessThan(edgesInView(scene, WHOLE, 1e9).inSight / 4);
    const placed = placeScene(scene, view);
    for (let i = 0; i < from.length; i++) {
      expect(Math.min(placed.x[from[i]], placed.x[to[i]])).toBeLessThanOrEqual(SIZE.width + 1e-3);
      expect(Math.min(placed.y[from[i]], placed.y[to[i]])).toBeLessThanOrEqual(SIZE.height + 1e-3);
    }
  });
});

describe('names of steps', () => {
  const idOf = (step: number) => `step-with-a-name-${step}`;

  it('stand beside their steps, and neither on each other nor off the stage', () => {
    const scene = sceneOf(random(300, 12, 3));
    const placed = placeScene(scene, WHOLE);
    const labels = idLabels(placed, idOf);
    expect(labels.length).toBeGreaterThan(20);
    const boxes = labels.map(({ x, y, text, anchor }) => {
      const width = widthOf(text);
      return {
        left: anchor === 'left' ? x : x - width,
        right: anchor === 'left' ? x + width : x,
        y,
      };
    });
    boxes.forEach((a, i) => {
      expect(a.left).toBeGreaterThanOrEqual(-1);
      expect(a.right).toBeLessThanOrEqual(SIZE.width + 1);
      for (const b of boxes.slice(i + 1))
        if (Math.abs(a.y - b.y) < LABEL_SIZE - 4)
          expect(Math.min(a.right, b.right) - Math.max(a.left, b.left)).toBeLessThanOrEqual(1);
    });
  });

  it('stand at every step of a layer whose steps are further apart than lines of text', () => {
    for (const [count, height] of [
      [24, 380],
      [27, 420],
      [33, 510],
      [14, 510],
    ]) {
      const placed = placeScene(sceneOf(wideMap(count), { width: 900, height }), WHOLE);
      const { layer } = placed.scene.graph;
      const ys = placed.y.filter((_, i) => layer[i] === 1).sort();
      expect(ys[1] - ys[0]).toBeGreaterThan(LABEL_SIZE + 3);
      const named = idLabels(placed, idOf).filter(({ step }) => layer[step] === 1);
      expect(named).toHaveLength(ys.length);
      // Beside each other, not in turns on both sides.
      expect(named.every(({ anchor }) => anchor === 'left')).toBe(true);
    }
  });

  it('are first those of the critical path', () => {
    const scene = sceneOf(random(300, 12, 3));
    const named = new Set(idLabels(placeScene(scene, WHOLE), idOf).map(({ step }) => step));
    const missing = scene.path.filter((step) => !named.has(step));
    expect(missing.length).toBeLessThan(scene.path.length / 4);
  });

  it('are those of a few alone where only these are wanted', () => {
    const placed = placeScene(sceneOf(random(300, 12, 3)), WHOLE);
    expect(
      idLabels(placed, idOf, [7, 40])
        .map(({ step }) => step)
        .sort((a, b) => a - b),
    ).toEqual([7, 40]);
  });

  it('are cut where there is no room, in any script', () => {
    expect(fitted('short', 100)).toBe('short');
    expect(fitted('a name that is far too long', 60)).toBe('a nam…long');
    expect(fitted('a name', 20)).toBe('');
    expect(widthOf('数据')).toBeGreaterThan(1.5 * widthOf('ab'));
    // Measured in the font of the page at LABEL_SIZE: never less, or names would run into each other, and not much more.
    for (const [id, measured] of [
      ['build/unit_tests', 72.9],
      ['build/tests/parse.ok', 92.5],
      ['check_quality_06', 80.8],
      ['filterContams_ID0000012', 116],
      ['Browser tests (chromium)', 118.2],
    ] as const) {
      expect(widthOf(id)).toBeGreaterThan(measured);
      expect(widthOf(id)).toBeLessThan(1.15 * measured);
    }
    // From right to left by itself, whatever stands beside it.
    expect(fitted('تحميل', 100)).toBe('\u2068تحميل\u2069');
    expect(
      Array.from(fitted('🚀🚀🚀🚀🚀🚀🚀🚀', 70)).filter((letter) => letter === '🚀'),
    ).toHaveLength(5);
  });
});

describe('a picture that is taken along', () => {
  it('has nothing outside the stage when enlarged', () => {
    const scene = sceneOf(random(400, 12, 4));
    const view = movedBy(zoomedAt(WHOLE, scene.bounds, 3, { x: 300, y: 210 }), scene.bounds, 31, 7);
    const pen = new RecordingPen();
    const look = { colours: taskColours(readTokens(CSS, 'light')), scale: 1, cut: true };
    paintGraph(pen, placeScene(scene, view), look);
    expect(pen.marks.length).toBeGreaterThan(10);
    // A disc at the edge, with its halo, may reach over it.
    const room = 20;
    for (const mark of pen.marks) {
      if (mark.kind !== 'path') continue;
      const box = boxOf(parsePath(mark.d));
      expect(box.left).toBeGreaterThan(-room);
      expect(box.right).toBeLessThan(SIZE.width + room);
      expect(box.top).toBeGreaterThan(-room);
      expect(box.bottom).toBeLessThan(SIZE.height + room);
    }
  });
});
