import { describe, expect, it } from 'vitest';
import { Plot } from '../../../src/components/plot/plot.tsx';
import type { PlotData } from '../../../src/components/plot/types.ts';
import { ofClass, render } from './markup.ts';
import { line, log, plain } from './samples.ts';

const plot = (changes: Partial<PlotData>) => render(<Plot {...plain(changes)} />);

describe('names at the end', () => {
  const ended = (ends: number[], height = 100) =>
    ofClass(
      plot({
        height,
        lines: ends.map((end, i) =>
          line([0, 10], [0, end], { key: `${i}`, label: { text: `name ${i}`, at: 'end' } }),
        ),
      }),
      'fplot-name',
    );
  const heights = (ends: number[], height = 100) =>
    ended(ends, height).map(({ attributes }) => Number(attributes.y));

  it('stand at the end of their lines where these are apart', () => {
    expect(heights([0, 0.5, 1])).toEqual([100, 50, 0]);
    expect(ended([0.5])[0]).toMatchObject({ text: 'name 0', attributes: { x: '100%' } });
  });

  it('are moved apart where they meet, in the order of their lines, and stay in the area', () => {
    for (const ends of [
      [0.5, 0.5, 0.5],
      [1, 1, 1, 0.99],
      [0, 0.01, 0, 0.02, 0.01],
      [0.3, 0.31, 0.9, 0.3, 0.32, 0],
    ]) {
      const placed = heights(ends);
      const order = ends.map((_, i) => i).sort((a, b) => ends[b] - ends[a] || a - b);
      for (const i of order) {
        expect(placed[i]).toBeGreaterThanOrEqual(0);
        expect(placed[i]).toBeLessThanOrEqual(100);
      }
      const sorted = order.map((i) => placed[i]);
      for (let i = 1; i < sorted.length; i++) {
        expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it('lead to their line where they stand away from it', () => {
    const leaders = (lines: PlotData['lines']) =>
      ofClass(plot({ lines }), 'fplot-leader').map(({ attributes }) => attributes);
    const label = (text: string) => ({ text, at: 'end' }) as const;
    const far = line([0, 10], [0, 0.5], { label: label('a') });
    expect(leaders([far])).toEqual([]);
    expect(leaders([line([0, 4, 8], [0, 0.5, Number.NaN], { label: label('a') })])).toMatchObject([
      { y1: '50', y2: '50' },
    ]);
    const both = leaders([far, { ...far, key: 'b' }]);
    expect(both).toMatchObject([{ y1: '50', y2: '65' }]);
  });

  it('stand where the line leaves the plot, if it goes on', () => {
    const html = plot({ lines: [line([0, 20], [0, 1], { label: { text: 'on', at: 'end' } })] });
    expect(ofClass(html, 'fplot-name')[0].attributes.y).toBe('50');
    expect(ofClass(html, 'fplot-leader')).toEqual([]);
  });

  it('of lines of which nothing is in view are left out', () => {
    const gone = line([-5, -4], [0, 1], { label: { text: 'gone', at: 'end' } });
    const unknown = line([1, 2], [Number.NaN, Number.NaN], { label: { text: 'no', at: 'end' } });
    expect(ofClass(plot({ lines: [gone, unknown] }), 'fplot-name')).toEqual([]);
  });
});

describe('names at a level', () => {
  const named = (changes: Partial<PlotData>, level: number, side?: 'left' | 'right' | 'on') => {
    const lines = (changes.lines ?? []).map((each) => ({
      ...each,
      label: { text: 'n', at: 'level', level, ...(side ? { side } : {}) } as const,
    }));
    return ofClass(plot({ ...changes, lines }), 'fplot-name').map(({ attributes }) => attributes);
  };

  it('stand where the line is drawn at that level, on a linear axis', () => {
    // 0 at 2 and 1 at 6: 0.25 at 3.
    expect(named({ lines: [line([2, 6], [0, 1])] }, 0.25)).toMatchObject([{ x: '30%', y: '75' }]);
  });

  it('and on a logarithmic one', () => {
    const lines = [line([1, 100], [0, 1])];
    expect(named({ x: log(1, 100), lines }, 0.25)).toMatchObject([{ x: '25%', y: '75' }]);
    // From before the edge: at 0.01 nothing, at 1 all; half of it at 0.1.
    expect(named({ x: log(0.05, 5), lines: [line([0.01, 1], [0, 1])] }, 0.5)).toMatchObject([
      { x: `${Math.round(1e4 * (Math.log(2) / Math.log(100))) / 100}%` },
    ]);
    expect(named({ y: log(1, 100), lines: [line([0, 10], [1, 100])] }, 10)).toMatchObject([
      { x: '50%', y: '50' },
    ]);
  });

  it('at the first time, at the step, and at the first point where it begins above', () => {
    expect(named({ lines: [line([0, 4, 8, 10], [0, 1, 0, 1])] }, 0.5)).toMatchObject([
      { x: '20%' },
    ]);
    expect(named({ lines: [line([0, 4, 8], [0, 1, 1], { steps: true })] }, 0.5)).toMatchObject([
      { x: '40%' },
    ]);
    expect(named({ lines: [line([3, 8], [0.7, 1])] }, 0.5)).toMatchObject([{ x: '30%' }]);
    expect(named({ lines: [line([3, 8], [Number.NaN, 1])] }, 0.5)).toMatchObject([{ x: '80%' }]);
  });

  it('are left out where the level is not reached in view', () => {
    const lines = (x: number[], y: number[]) => ({ lines: [line(x, y)] });
    expect(named(lines([0, 10], [0, 0.4]), 0.5)).toEqual([]);
    expect(named(lines([-8, -4, 10], [0, 0.9, 1]), 0.5)).toEqual([]);
    expect(named(lines([0, 30], [0, 1]), 0.5)).toEqual([]);
    expect(named(lines([], []), 0.5)).toEqual([]);
  });

  it('stand on the line or beside it', () => {
    const lines = [line([0, 10], [0, 1])];
    expect(named({ lines }, 0.5)).toMatchObject([{ dx: '0', 'text-anchor': 'middle' }]);
    expect(named({ lines }, 0.5, 'left')).toMatchObject([{ dx: '-7', 'text-anchor': 'end' }]);
    expect(named({ lines }, 0.5, 'right')).toMatchObject([{ dx: '7', 'text-anchor': 'start' }]);
  });
});
