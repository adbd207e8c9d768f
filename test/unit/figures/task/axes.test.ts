import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../../src/components/plot/scales.ts';
import { axisLabelWidth, everyApart } from '../../../../src/draw/axis-labels.ts';
import { profilePlot } from '../../../../src/figures/task/profile/plot.ts';
import { across, timeAxis } from '../../../../src/figures/task/scale/axes.ts';
import { taskFormats } from '../../../../src/figures/task/scale/formats.ts';
import {
  axisScale,
  NARROW,
  NARROWEST,
  plotTicks,
  timeTicks,
} from '../../../../src/figures/task/time-axis.ts';
import type { TimeUnit } from '../../../../src/model/time-unit.ts';
import { GRAHAM, taskShown } from './task-shown.ts';

const UNITS: (TimeUnit | null)[] = ['ns', 'us', 'ms', 's', 'min', 'h', null];
/** Spread over 37 powers of ten. */
const times = fc
  .tuple(
    fc.integer({ min: 1000, max: 9999 }).map((x) => x / 1000),
    fc.integer({ min: -18, max: 18 }),
  )
  .map(([mantissa, power]) => mantissa * 10 ** power);
const units = fc.constantFrom(...UNITS);
const languages = fc.constantFrom('en' as const, 'zh' as const);

/** Half of the width of a label, reckoned otherwise than the code does: digits of 6 pixels, signs between them of 3. */
const half = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[.,]/.test(sign) ? 3 : sign < '\u2e80' ? 6.2 : 12), 0) /
  2;

function expectApart(labels: readonly { readonly at: number; readonly text: string }[]): void {
  for (let i = 1; i < labels.length; i++) {
    const room = labels[i].at - labels[i - 1].at - half(labels[i].text) - half(labels[i - 1].text);
    expect(room, `${labels[i - 1].text} ${labels[i].text}`).toBeGreaterThan(4);
  }
}

describe('the unit of an axis', () => {
  it('stands behind its name in the brackets of the language', () => {
    const labelOf = (unit: TimeUnit | null, language: 'en' | 'zh') => {
      const { task, results } = taskShown(GRAHAM, { unit });
      if (results.facts === null) throw new Error('the graph was not measured');
      return profilePlot(task, results.facts, language).x.label;
    };
    expect([labelOf('min', 'en'), labelOf('min', 'zh')]).toEqual(['time (min)', '时间（分钟）']);
    expect([labelOf(null, 'en'), labelOf(null, 'zh')]).toEqual(['time', '时间']);
  });

  it('keeps labels short: thousands and millions of it stand in its name', () => {
    const of = (x: number, unit: TimeUnit | null) => axisScale(x, unit, 'en');
    // 10^9 h are 41,666,667 d.
    expect(of(1e9, 'h')).toMatchObject({ label: '10⁶ d', beside: '× 10⁶ d', unit: 'd' });
    expect(1e9 * of(1e9, 'h').factor).toBeCloseTo(41.666667, 6);
    expect(of(3e-5, 'ns')).toMatchObject({ label: '10⁻⁶ ns', factor: 1e6 });
    expect(of(99_999, null)).toMatchObject({ label: '', factor: 1 });
    expect(of(1e5, null)).toMatchObject({ label: '× 10³', beside: '× 10³', factor: 1e-3 });
    expect(of(1e12, null).factor).toBe(1e-12);
    expect(of(90, 's')).toMatchObject({ label: 's', beside: 's', factor: 1 });
    expect(of(0, 's')).toMatchObject({ label: 's', factor: 1 });
    expect(axisScale(1e9, 'h', 'zh').label).toBe('10⁶ 天');
  });
});

describe('times below a plot', () => {
  it('stand apart, whatever they are and however narrow the plot, and there are two at least', () => {
    fc.assert(
      fc.property(times, units, languages, (end, unit, language) => {
        const ticks = plotTicks(end, 6, axisScale(end, unit, language), language);
        const at =
          (width: number) =>
          ({ time, label }: (typeof ticks)[number]) => ({
            at: (width * time) / end,
            text: label,
          });
        expectApart(ticks.map(at(NARROW)));
        const kept = ticks.filter(({ minor }) => !minor);
        expectApart(kept.map(at(NARROWEST)));
        expect(kept.length).toBeGreaterThanOrEqual(2);
        expect(ticks[0].time).toBe(0);
        for (const { time } of ticks) expect(time).toBeLessThanOrEqual(end * (1 + 1e-9));
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
      }),
      { numRuns: 500 },
    );
  });

  it('stand apart in any stretch of a run that is enlarged', () => {
    const share = fc.integer({ min: 0, max: 1000 }).map((x) => x / 1000);
    const zoom = fc.integer({ min: 0, max: 90 }).map((tenths) => 10 ** (-tenths / 10));
    fc.assert(
      fc.property(
        times,
        share,
        zoom,
        fc.integer({ min: 180, max: 1200 }),
        units,
        (end, where, part, width, unit) => {
          const from = where * end * (1 - part);
          const to = from + part * end;
          const placeOf = (time: number) => ((time - from) / (to - from)) * width;
          const ticks = timeTicks([from, to], 12, axisScale(to, unit, 'en'), 'en', placeOf);
          expectApart(ticks.map(({ time, label }) => ({ at: placeOf(time), text: label })));
          expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
          expect(ticks.length).toBeLessThanOrEqual(24);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('labels', () => {
  it('are thinned out evenly around the one that stays', () => {
    const labels = Array.from({ length: 7 }, (_, i) => ({ at: 30 * i, text: '10,000' }));
    // Each is 38 pixels wide: every second has 60.
    expect(axisLabelWidth('10,000')).toBeCloseTo(38.4, 9);
    expect(everyApart(labels)).toBe(2);
    expect(everyApart(labels, 3)).toBe(2);
    expect(everyApart(labels.map(({ at }) => ({ at: 2 * at, text: '10,000' })))).toBe(1);
    expect(everyApart(labels.map(() => ({ at: 0, text: '1' })))).toBe(7);
    expect(everyApart([])).toBe(1);
  });
});

describe('a logarithmic axis of times', () => {
  const shown = taskShown(GRAHAM, { unit: 'h', sizes: [1] });
  const formats = taskFormats(shown, 'en');

  it('has its labels in the unit, and power, of its middle', () => {
    const { axis, scale } = timeAxis(formats, [4e8, 1e9, 1.2e9]);
    expect(scale.label).toBe('10⁶ d');
    expect(axis.ticks.map(({ label }) => label)).toEqual(['20', '30', '40', '50']);
  });

  it('keeps so many of them across that they stand apart in the narrowest plot', () => {
    fc.assert(
      fc.property(times, times, units, (a, b, unit) => {
        const of = taskFormats({ task: { ...shown.task, unit } }, 'en');
        const axis = across(timeAxis(of, [a, b]).axis);
        expect(axis.ticks.length).toBeGreaterThan(0);
        expectApart(
          axis.ticks.map(({ value, label }) => ({
            at: NARROWEST * shareOf(axis, value),
            text: label,
          })),
        );
      }),
      { numRuns: 300 },
    );
  });
});
