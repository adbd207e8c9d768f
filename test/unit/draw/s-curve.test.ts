import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../src/draw/cells.ts';
import {
  bandPath,
  meanPath,
  plotBox,
  plotScales,
  sampleAt,
  sampleReaches,
  spreadLabels,
  stepsPath,
  timeDomain,
} from '../../../src/draw/s-curve.ts';
import { scrubTicks } from '../../../src/draw/scrub.ts';
import { raceTimeline } from '../../../src/draw/timeline.ts';
import { between, sample } from './samples.ts';

const scales = plotScales(plotBox(400, 220), [0.001, 10]);
const share = between(0, 1);

/** All numbers of a path. */
const numbers = (path: string) => (path.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);

describe('the axis', () => {
  it('reaches over all positive times to half decades', () => {
    expect(timeDomain([0.0012, 3, 0])).toEqual([0.001, 10 ** 0.5]);
    expect(timeDomain([0.001, 10])).toEqual([0.001, 10]);
    expect(timeDomain([])).toEqual([0.001, 10]);
    const [low, high] = timeDomain([2, 2]);
    expect(low).toBeLessThan(2);
    expect(high).toBeGreaterThan(2);
    expect(timeDomain([1, Number.POSITIVE_INFINITY])).toEqual([1, 10 ** 0.5]);
  });

  it('turns places back into times', () => {
    fc.assert(
      fc.property(share, (s) => {
        const time = 0.001 * 10_000 ** s;
        expect(scales.x.invert(scales.x(time)) / time).toBeCloseTo(1, 9);
      }),
    );
    expect(scales.x(1e-9)).toBe(scales.box.left);
    expect(scales.x(1e9)).toBe(scales.box.right);
    expect(scales.y(0)).toBe(scales.box.bottom);
    expect(scales.y(1)).toBe(scales.box.top);
  });

  it('has its decades', () => {
    expect(scales.decades).toEqual([0.001, 0.01, 0.1, 1, 10]);
  });
});

describe('sampled curves', () => {
  const time = Float64Array.from({ length: 50 }, (_, i) => 0.001 * 10_000 ** (i / 49));
  const mean = time.map((t) => t / (1 + t));

  it('read the same in both directions', () => {
    fc.assert(
      fc.property(between(0.002, 0.9), (level) => {
        const at = sampleReaches(time, mean, level);
        expect(at).not.toBeNull();
        expect(sampleAt(time, mean, at ?? 0)).toBeCloseTo(level, 6);
      }),
    );
  });

  it('are 0 before they begin, stay at the end, and may never reach a level', () => {
    expect(sampleAt(time, mean, 1e-6)).toBe(0);
    expect(sampleAt(time, mean, 1e6)).toBe(mean[49]);
    expect(sampleReaches(time, mean, 0.99)).toBeNull();
    expect(sampleAt(new Float64Array(0), new Float64Array(0), 1)).toBe(0);
  });

  it('are drawn within the picture', () => {
    const band = {
      mean,
      low: mean.map((m) => m * 0.8),
      high: mean.map((m) => Math.min(1, m * 1.2)),
    };
    for (const path of [meanPath(scales, time, mean), bandPath(scales, time, band)]) {
      expect(path).not.toContain('NaN');
      expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers(path))).toBeLessThanOrEqual(400);
    }
  });
});

describe('exact scores', () => {
  it('go right and up, from the floor to the last level', () => {
    const steps = { time: Float64Array.of(0.01, 0.1, 1), level: Float64Array.of(0.25, 0.5, 1) };
    const path = stepsPath(scales, steps, 1);
    expect(path.startsWith('M')).toBe(true);
    expect((path.match(/H/g) ?? []).length).toBe(3);
    expect(numbers(path).at(-1)).toBeCloseTo(scales.y(1), 1);
    expect(stepsPath(scales, { time: new Float64Array(0), level: new Float64Array(0) }, 1)).toBe(
      '',
    );
  });

  it('leave out what is too small to see, and end where they end', () => {
    const n = 20_000;
    const steps = {
      time: Float64Array.from({ length: n }, (_, i) => 0.01 + i * 1e-4),
      level: Float64Array.from({ length: n }, (_, i) => (i + 1) / n),
    };
    const path = stepsPath(scales, steps, 1);
    expect(path.length).toBeLessThan(20_000);
    expect(numbers(path).at(-1)).toBeCloseTo(scales.y(1), 1);
  });
});

describe('labels', () => {
  it('never overlap and stay within their bounds', () => {
    fc.assert(
      fc.property(fc.array(between(-50, 250), { minLength: 1, maxLength: 5 }), (wanted) => {
        const placed = spreadLabels(wanted, 15, 10, 190);
        const sorted = [...placed].sort((a, b) => a - b);
        for (let i = 1; i < sorted.length; i++)
          expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(15 - 1e-9);
        expect(sorted[0]).toBeGreaterThanOrEqual(10);
        expect(sorted.at(-1)).toBeLessThanOrEqual(190);
      }),
    );
  });

  it('stay where they were wanted when there is room', () => {
    expect(spreadLabels([20, 100], 15, 10, 190)).toEqual([20, 100]);
  });
});

describe('small multiples', () => {
  it('fill the panel without overlapping, on device pixels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), fc.constantFrom(1, 1.5, 2), (count, scale) => {
        const cells = cellsOf(count, 600, 420, scale);
        expect(cells).toHaveLength(count);
        for (const [i, a] of cells.entries()) {
          for (const edge of [a.x, a.y, a.width, a.height])
            expect(Math.abs(edge * scale - Math.round(edge * scale))).toBeLessThan(1e-6);
          expect(a.x + a.width).toBeLessThanOrEqual(600 + 1e-9);
          expect(a.y + a.height).toBeLessThanOrEqual(420 + 1e-9);
          for (const b of cells.slice(i + 1))
            expect(
              a.x + a.width <= b.x ||
                b.x + b.width <= a.x ||
                a.y + a.height <= b.y ||
                b.y + b.height <= a.y,
            ).toBe(true);
        }
      }),
    );
  });
});

describe('ticks of the scrub bar', () => {
  it.each(['log', 'linear'] as const)('are apart and after the growth on the %s clock', (clock) => {
    const { race } = sample();
    const timeline = raceTimeline(race, { clock });
    const ticks = scrubTicks(timeline, timeline.last / 10);
    expect(ticks.length).toBeGreaterThan(2);
    for (const [i, { position }] of ticks.entries()) {
      expect(position).toBeGreaterThanOrEqual(timeline.growth);
      expect(position).toBeLessThanOrEqual(timeline.length);
      if (i > 0) expect(position - ticks[i - 1].position).toBeGreaterThan(0.07 * timeline.length);
    }
  });
});
