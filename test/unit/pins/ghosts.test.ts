import { describe, expect, it } from 'vitest';
import {
  GHOST_LOOKS,
  ghostLook,
  ghostStroke,
  withGhosts,
} from '../../../src/components/plot/ghosts.ts';
import { plotScales } from '../../../src/components/plot/scales.ts';
import type { Axis, Line, PlotData } from '../../../src/components/plot/types.ts';
import { line, linear, log, plain, readable } from '../plot/samples.ts';

/** A logarithmic axis that says with which domain it was made. */
const made = (low: number, high: number): Axis => ({
  ...log(low, high),
  ticks: [{ value: low, label: `from ${low}` }],
  over: ([least, most]) => made(least, most),
});

const ghost = (place: number, changes: Partial<PlotData>, name = `Pin ${place + 1}`) => ({
  place,
  name,
  plots: [plain(changes)],
});

const keys = (lines: readonly Line[]) => lines.map(({ key }) => key);

describe('plots with pinned runs', () => {
  it('are the very same where nothing is pinned', () => {
    const plots = [plain()];
    expect(withGhosts(plots, [])).toBe(plots);
  });

  it('draw the lines of each behind the current ones', () => {
    const current = [line([0, 10], [0, 1], { key: 'a' }), line([0, 10], [0, 0.8], { key: 'b' })];
    const [plot] = withGhosts(
      [plain({ lines: current })],
      [
        ghost(0, { lines: [line([0, 10], [0, 0.5], { key: 'a' })] }),
        ghost(2, { lines: [line([0, 10], [0, 0.4], { key: 'a' })] }),
      ],
    );
    expect(keys(plot.lines)).toEqual(['ghost0:a', 'ghost2:a', 'a', 'b']);
    expect(plot.lines.slice(2)).toEqual(current);
    expect(plot.lines.map((each) => each.ghost)).toEqual([0, 2, undefined, undefined]);
  });

  it('leave out what only one run can carry: names, bands, intervals, and how it is coloured', () => {
    const whole = line([1, 2], [0.1, 0.2], {
      shape: 'square',
      steps: true,
      opacity: 0.5,
      dash: '4 3',
      width: 4,
      label: { text: 'standard', at: 'end' },
      band: { low: [0, 0], high: [1, 1] },
      intervals: { low: [0, 0], high: [1, 1] },
    });
    const [plot] = withGhosts([plain()], [ghost(1, { lines: [whole], spans: [] })]);
    expect(plot.lines).toEqual([
      {
        key: 'ghost1:line',
        ghost: 1,
        colour: 'var(--ghost-2)',
        dash: '9 4.5 0.1 4.5 0.1 4.5',
        width: 2.6,
        x: [1, 2],
        y: [0.1, 0.2],
        shape: 'square',
        steps: true,
      },
    ]);
  });

  it('keep points points, and thin lines visible', () => {
    const lines = [line([1], [1], { key: 'p', width: 0 }), line([1], [1], { key: 'q', width: 1 })];
    const [plot] = withGhosts([plain()], [ghost(0, { lines })]);
    expect(plot.lines.map(({ width }) => width)).toEqual([0, 1.25]);
  });

  it('draw once what is the same for both, and not what is too much', () => {
    const bound = line([0, 10], [Number.NaN, 1], { key: 'bound' });
    const [plot] = withGhosts(
      [plain({ lines: [bound] })],
      [
        ghost(0, {
          lines: [
            line([0, 10], [Number.NaN, 1], { key: 'bound' }),
            line([0, 10], [0, 1], { key: 'thread', detail: true }),
            // Another line that happens to lie there is another line.
            line([0, 10], [Number.NaN, 1], { key: 'other' }),
          ],
        }),
      ],
    );
    expect(keys(plot.lines)).toEqual(['ghost0:other', 'bound']);
  });

  it('take an outline where what is drawn are no lines', () => {
    const outline = [line([0, 10], [0, 1], { key: 'edge' })];
    const [plot] = withGhosts([plain({ outline })], [ghost(0, { lines: [], outline })]);
    expect(keys(plot.lines)).toEqual(['ghost0:edge']);
  });

  it('reach as far as all runs, with ticks made for that', () => {
    const [plot] = withGhosts(
      [plain({ x: { ...made(1, 10), label: 'time' }, y: linear(0, 1) })],
      [ghost(0, { x: made(0.1, 5), y: linear(0, 4) }), ghost(1, { x: made(2, 100) })],
    );
    expect(plot.x).toMatchObject({
      domain: [0.1, 100],
      label: 'time',
      ticks: [{ label: 'from 0.1' }],
    });
    expect(plot.y.domain).toEqual([0, 4]);
    // What reached the upper edge alone is now a quarter as high.
    expect(plotScales(plot).down(1)).toBe(75);
  });

  it('leave an axis alone that reaches far enough', () => {
    const x = made(1, 10);
    const [plot] = withGhosts([plain({ x })], [ghost(0, { x: made(2, 10) })]);
    expect(plot.x).toBe(x);
  });

  it('have a reading of each run by the rows of the current one', () => {
    const own = {
      ...readable,
      rows: (at: number) => [{ ...readable.rows(at)[0], value: `${at}!` }],
    };
    const [plot] = withGhosts(
      [plain({ readable })],
      [ghost(1, { readable: own }, 'Pin 2: 64 agents'), ghost(2, {})],
    );
    const { ghosts = [] } = plot.readable ?? {};
    expect(ghosts.map(({ place, name }) => [place, name])).toEqual([[1, 'Pin 2: 64 agents']]);
    expect(ghosts[0].value('a', 7)).toBe('7!');
    expect(ghosts[0].value('b', 7)).toBeUndefined();
  });

  it('ask a result that is read by other places what stands for a row', () => {
    const own = { ...readable, value: (key: string) => `by ${key}` };
    const [plot] = withGhosts([plain({ readable })], [ghost(0, { readable: own })]);
    expect(plot.readable?.ghosts?.[0].value('c', 1)).toBe('by c');
  });

  it('ignore a run that has fewer plots', () => {
    const both = [plain(), plain({ title: 'other' })];
    const [first, second] = withGhosts(both, [ghost(0, { lines: [line([0, 1], [0, 1])] })]);
    expect(first.lines).toHaveLength(1);
    expect(second.lines).toEqual([]);
  });
});

describe('the looks of pinned runs', () => {
  it('differ in their dash, not in their grey alone', () => {
    expect(new Set(GHOST_LOOKS.map(({ dash }) => dash)).size).toBe(3);
    expect(new Set(GHOST_LOOKS.map(({ colour }) => colour)).size).toBe(3);
    expect(ghostLook(1)).toBe(GHOST_LOOKS[1]);
  });

  it('have a long dash and as many round dots as their number says', () => {
    for (const place of [0, 1, 2]) {
      const { strokeDasharray, strokeLinecap } = ghostStroke(place);
      const drawn = strokeDasharray.split(' ').filter((_, i) => i % 2 === 0);
      expect(drawn).toEqual(['9', ...Array.from({ length: place + 1 }, () => '0.1')]);
      expect(strokeLinecap).toBe('round');
    }
  });
});
