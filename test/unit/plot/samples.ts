import { FINENESS } from '../../../src/components/plot/path-text.ts';
import type { PlotReading } from '../../../src/components/plot/reader.tsx';
import type { Axis, Line, PlotData, Readable } from '../../../src/components/plot/types.ts';

/** Axes without ticks: what is placed on them does not depend on ticks. */
export const linear = (low: number, high: number): Axis => ({
  scale: 'linear',
  domain: [low, high],
  ticks: [],
});
export const log = (low: number, high: number): Axis => ({
  scale: 'log',
  domain: [low, high],
  ticks: [],
});

/** A plot 100 high whose area is 0 to 10 across and 0 to 1 up. */
export const plain = (changes: Partial<PlotData> = {}): PlotData => ({
  title: 'plain',
  height: 100,
  x: linear(0, 10),
  y: linear(0, 1),
  lines: [],
  ...changes,
});

export const line = (x: number[], y: number[], changes: Partial<Line> = {}): Line => ({
  key: 'line',
  colour: 'var(--ink)',
  x,
  y,
  ...changes,
});

export const readable: Readable = {
  label: 'Coverage',
  title: (at) => `${at} t_mid`,
  rows: (at) => [
    {
      key: 'a',
      name: '2 agents',
      value: `${10 * at}%`,
      range: '1 to 2',
      colour: 'red',
      y: at / 10,
    },
    { key: 'b', name: 'none', value: 'not reached', colour: 'blue', y: Number.NaN },
    { key: 'c', name: 'bare', value: '3', colour: 'blue' },
  ],
};
export const reading = (at: number | null, here = true): PlotReading => ({
  at,
  here,
  onRead: () => {},
});

export type Point = readonly [x: number, y: number];

/** The parts of a path of straight lines, each as its points, as a reader of SVG takes them. */
export function partsOf(path: string): Point[][] {
  const parts: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter, text] of path.matchAll(/([MhvlLz])([^MhvlLz]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'z') continue;
    const each = letter === 'h' || letter === 'v' ? 1 : 2;
    for (let i = 0; i < numbers.length; i += each) {
      if (letter === 'M') {
        [x, y] = [numbers[i], numbers[i + 1]];
        parts.push([]);
      } else if (letter === 'h') x += numbers[i];
      else if (letter === 'v') y += numbers[i];
      else [x, y] = [x + numbers[i], y + numbers[i + 1]];
      parts.at(-1)?.push([x / FINENESS, y / FINENESS]);
    }
  }
  return parts;
}

/** From a point to the nearest one of a polyline. */
export function distanceToPolyline([x, y]: Point, points: readonly Point[]): number {
  let nearest = Math.hypot(x - points[0][0], y - points[0][1]);
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1];
    const [dx, dy] = [points[i][0] - x0, points[i][1] - y0];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / length;
    const share = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - x0 - share * dx, y - y0 - share * dy));
  }
  return nearest;
}
