import { describe, expect, it } from 'vitest';
import { ratioAxis } from '../../../src/figures/compute/ratio-axis.ts';
import { logAxis } from '../../../src/figures/deploy/axes.ts';
import { factorAxis, timeAxis } from '../../../src/figures/ensemble/axes.ts';
import { formatsOf } from '../../../src/figures/ensemble/formats.ts';

const formats = formatsOf('en');

describe('an axis over a wider domain', () => {
  it.each([
    ['of times', timeAxis(formats, [0.1, 1]), timeAxis(formats, [0.01, 10])],
    ['of arrivals', logAxis(formats, 0.1, 1), logAxis(formats, 0.01, 10)],
    ['of factors', factorAxis(formats, [1, 3]), factorAxis(formats, [1, 80])],
    ['of ratios', ratioAxis(formats, [1]), ratioAxis(formats, [0.1, 9])],
  ])('%s has the ticks that belong there', (_, narrow, wide) => {
    const over = narrow.over?.(wide.domain);
    expect(over?.domain).toEqual(wide.domain);
    expect(over?.ticks).toEqual(wide.ticks);
    expect(over?.ticks.length).toBeGreaterThan(0);
  });
});
