import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotScales } from '../../../../src/components/plot/scales.ts';
import type { Line, PlotData } from '../../../../src/components/plot/types.ts';
import {
  apart,
  liesOver,
  type NamePlace,
  nameBox,
  placed,
} from '../../../../src/figures/task/scale/name-places.ts';

const WIDTHS = [190, 240, 300, 330, 400, 520, 700];
const base: Pick<PlotData, 'x' | 'y' | 'height'> = {
  x: { scale: 'linear', domain: [0, 10], ticks: [] },
  y: { scale: 'linear', domain: [0, 100], ticks: [] },
  height: 200,
};
const scales = plotScales(base);
const level = (y: number): Line => ({ key: `${y}`, colour: '', x: [0, 10], y: [y, y] });

/** Whether any of a thousand points of a line lies in a box. */
function sampled([left, top, right, bottom]: readonly number[], { x, y }: Line, width: number) {
  for (let i = 1; i < x.length; i++) {
    for (let part = 0; part <= 1; part += 0.001) {
      const across = (scales.across(x[i - 1]) * (1 - part) + scales.across(x[i]) * part) / 100;
      const down = scales.down(y[i - 1]) * (1 - part) + scales.down(y[i]) * part;
      const [px, py] = [across * width, down];
      if (px >= left && px <= right && py >= top && py <= bottom) return true;
    }
  }
  return false;
}

describe('a name in a plot', () => {
  const at = (x: number, y: number, side: NamePlace['side'] = 'above'): NamePlace => ({
    x,
    y,
    side,
  });

  it('stands at the first place that is free', () => {
    // 50 is 100 pixels down; the name above it ends 5 pixels over it and begins 14 over it.
    const places = [at(5, 50), at(5, 30), at(5, 10)];
    expect(placed('name', places, [level(55)], scales)?.place).toEqual(places[1]);
    expect(placed('name', places, [level(62)], scales)?.place).toEqual(places[0]);
    expect(placed('name', places, [level(55), level(35), level(15)], scales)).toBeNull();
    expect(placed('name', [], [], scales)).toBeNull();
  });

  it('leaves no edge, on the smallest phone either', () => {
    expect(placed('a long name', [at(1, 50)], [], scales)).toBeNull();
    expect(placed('a long name', [at(5, 50)], [], scales)).not.toBeNull();
    expect(placed('name', [at(5, 1, 'below')], [], scales)).toBeNull();
  });

  it('keeps away from marks, and from other names', () => {
    const marks: Line = { key: 'm', colour: '', width: 0, shape: 'circle', x: [4.9], y: [54] };
    expect(placed('name', [at(5, 50)], [marks], scales)).toBeNull();
    const other = placed('other', [at(5, 50)], [], scales);
    expect(placed('name', [at(5, 53)], [], scales, other ? [other] : [])).toBeNull();
    expect(placed('name', [at(5, 70)], [], scales, other ? [other] : [])).not.toBeNull();
  });

  it('lies over no line, whatever lines there are and however wide the plot is', () => {
    // Evenly spread, as doubles are not.
    const y = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
    const lines = fc.array(
      fc.array(y, { minLength: 2, maxLength: 4 }).map(
        (values): Line => ({
          key: 'line',
          colour: '',
          x: values.map((_, i) => (10 * i) / (values.length - 1)),
          y: values,
        }),
      ),
      { maxLength: 2 },
    );
    const places = fc.array(
      fc.record({
        x: y.map((share) => share / 10),
        y,
        side: fc.constantFrom('above', 'below', 'over', 'under', 'left', 'right'),
      }) as fc.Arbitrary<NamePlace>,
      { minLength: 6, maxLength: 12 },
    );
    let found = 0;
    fc.assert(
      fc.property(lines, places, (drawn, candidates) => {
        const name = placed('W/k', candidates, drawn, scales);
        if (!name) return;
        found++;
        for (const width of WIDTHS) {
          const box = nameBox(name.place, name.text, scales, width);
          for (const line of drawn) expect(sampled(box, line, width)).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
    expect(found).toBeGreaterThan(30);
  });

  it('is told to lie over a line exactly where some of it is within reach', () => {
    const box = [50, 50, 80, 60] as const;
    const line = (...points: [number, number][]): Line => ({
      key: 'l',
      colour: '',
      x: points.map(([x]) => x / 10),
      y: points.map(([, y]) => 100 - y / 2),
    });
    // In pixels, in a plot of 100.
    expect(liesOver(box, line([0, 0], [100, 110]), scales, 100)).toBe(true);
    expect(liesOver(box, line([0, 63], [100, 63]), scales, 100)).toBe(false);
    expect(liesOver(box, line([0, 61], [100, 61]), scales, 100)).toBe(true);
    expect(liesOver(box, line([60, 0], [60, 100]), scales, 100)).toBe(true);
    expect(liesOver(box, line([0, 55], [40, Number.NaN], [90, 55]), scales, 100)).toBe(false);
    expect(apart(box, [83, 50, 90, 60])).toBe(true);
    expect(apart(box, [81, 50, 90, 60])).toBe(false);
  });
});
