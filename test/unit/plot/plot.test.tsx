import { describe, expect, it } from 'vitest';
import { Plot } from '../../../src/components/plot/plot.tsx';
import type { PlotData } from '../../../src/components/plot/types.ts';
import { ofClass, percentages, render, tagsOf } from './markup.ts';
import { line, partsOf, plain, readable, reading } from './samples.ts';

const plot = (changes: Partial<PlotData>) => render(<Plot {...plain(changes)} />);

const full = plain({
  x: {
    scale: 'log',
    domain: [0.5, 80],
    ticks: [
      { value: 1, label: '1' },
      { value: 10, label: '10', minor: true },
      // A tick beyond the end.
      { value: 100, label: '100' },
    ],
    label: 'agents',
  },
  lines: [
    line([0, 0.1, 1, 90], [0, 0.1, 2, -1], {
      key: 'far',
      shape: 'diamond',
      label: { text: 'far', at: 'end' },
      band: { low: [0, 0, 0, 0], high: [1, 1, 1, 1] },
      intervals: { low: [0, 0, Number.NaN, 0], high: [1, 1, Number.NaN, 1] },
    }),
    line([1, 2, 4], [Number.NaN, 0.2, 0.8], {
      key: 'near',
      dash: '2 2',
      steps: true,
      label: { text: 'near', at: 'level', level: 0.5 },
    }),
    line([], [], { key: 'empty', label: { text: 'empty', at: 'end' } }),
  ],
  spans: [{ key: 's', from: 40, to: 2, at: 0.5, text: '20×' }],
  readable,
  ends: 'medium',
});

describe('the markup of a plot', () => {
  it('has no inline style where nothing is read off, and no place outside 0% to 100%', () => {
    for (const at of [null, 7]) {
      const html = render(<Plot {...full} reading={reading(at, false)} />);
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toContain('NaN');
      expect(html).not.toContain('undefined');
      const places = percentages(html);
      expect(places.length).toBeGreaterThan(10);
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
    }
  });

  it('is the same whatever the width: nothing in it is in pixels across', () => {
    const html = plot(full);
    const paths = ofClass(html, 'fplot-line').map(({ attributes }) => attributes.d);
    for (const [x, y] of paths.flatMap(partsOf).flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1000);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(full.height);
    }
  });

  it('hides the picture from who hears the page, and keeps it out of the tab order', () => {
    const [svg] = tagsOf(plot(full)).filter(({ name }) => name === 'svg');
    expect(svg.attributes).toMatchObject({ 'aria-hidden': 'true', focusable: 'false' });
    expect(tagsOf(plot(full)).some(({ attributes }) => 'tabindex' in attributes)).toBe(false);
  });

  it('has a mark at each point in view that is known, and an interval where there is one', () => {
    const html = plot({
      lines: [
        line([-1, 0, 5, 10, 11], [0.5, 0.5, Number.NaN, 1, 0], {
          shape: 'circle',
          intervals: { low: [0, 0.25, 0, Number.NaN, 0], high: [1, 0.75, 1, Number.NaN, 1] },
        }),
      ],
    });
    const marks = tagsOf(html).filter(({ attributes }) => attributes.x && attributes.y);
    expect(marks.map(({ attributes: { x, y } }) => [x, y])).toEqual([
      ['0%', '50'],
      ['100%', '0'],
    ]);
    expect(ofClass(html, 'fplot-marker')).toHaveLength(2);
    expect(ofClass(html, 'fplot-interval').map(({ attributes }) => attributes)).toMatchObject([
      { x1: '0%', x2: '0%', y1: '75', y2: '25' },
    ]);
  });
});
