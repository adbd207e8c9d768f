import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsToSubtract,
  toldTime,
} from '../../../../src/figures/task/path/digits-to-subtract.ts';
import { pathFigure } from '../../../../src/figures/task/path/spec.ts';
import { timeText } from '../../../../src/figures/task/time-text.ts';
import { convert } from '../../../../src/figures/task/time-units.ts';
import type { TimeUnit } from '../../../../src/model/time-unit.ts';
import { plainSpaces } from './plain-spaces.ts';
import { taskShown } from './task-shown.ts';

const SECONDS: Readonly<Record<string, number>> = {
  ns: 1e-9,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
};

/** What a reader makes of the text of a time: `46 min 11.5 s`, in seconds. */
function readBack(text: string): number {
  const words = text.replaceAll('\u00a0', ' ').replaceAll(',', '').split(' ');
  if (words.length === 1) return Number(words[0]);
  let sum = 0;
  for (let i = 0; i < words.length; i += 2) sum += Number(words[i]) * SECONDS[words[i + 1]];
  return sum;
}

const units = fc.constantFrom<TimeUnit | null>('ns', 'us', 'ms', 's', 'min', 'h', null);
/** From a nanosecond to years, in seconds; without a unit from a thousandth on. */
const times = fc
  .tuple(fc.integer({ min: -3, max: 8 }), fc.double({ min: 1, max: 10, noNaN: true }))
  .map(([exponent, x]) => x * 10 ** exponent);

describe('a time as it is told', () => {
  it('is what its text says', () => {
    fc.assert(
      fc.property(times, units, fc.integer({ min: 3, max: 9 }), (seconds, unit, digits) => {
        const x = unit === null ? seconds : convert(seconds, 's', unit);
        const { value, place } = toldTime(x, unit, digits);
        const read = readBack(timeText(x, unit, 'en', digits));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(1e-9 * value);
        expect(Math.abs(value - seconds)).toBeLessThanOrEqual(0.5001 * place);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what a reader subtracts', () => {
  it.each<[number, number, TimeUnit | null, string[]]>([
    // Rounded each by itself: 12 min 11 s, 10 min 25 s, 1 min 47 s.
    [731.4, 624.6, 's', ['12 min 11.4 s', '10 min 24.6 s', '1 min 46.8 s']],
    [731, 624, 's', ['12 min 11 s', '10 min 24 s', '1 min 47 s']],
    // 2 h 3 min, 2 h 2 min, 20 s.
    [7360, 7340, 's', ['2 h 2 min 40 s', '2 h 2 min 20 s', '20 s']],
    // 12.3 and 9.87 leave 2.43, which is 2.47 as far as 12.3 tells.
    [12.34, 9.866, 's', ['12.3 s', '9.87 s', '2.47 s']],
    [0.5, 0, 'min', ['30 s', '0 s', '30 s']],
    [10.005, 3.002, null, ['10.01', '3.002', '7.003']],
  ])('%d without %d %s is told with the digits that it takes', (whole, rest, unit, told) => {
    const digits = digitsToSubtract({ whole, rest, gain: whole - rest }, unit);
    expect(
      plainSpaces([whole, rest, whole - rest].map((x) => timeText(x, unit, 'en', digits))),
    ).toEqual(told);
  });

  it('is right in the sentences of the critical path', () => {
    const steps = [
      { id: 'long', duration: 731.4, needs: [] },
      { id: 'beside', duration: 624.6, needs: [] },
      { id: 'end', duration: 1, needs: ['long', 'beside'] },
    ];
    const [first, second] = plainSpaces(pathFigure.says(taskShown(steps, { unit: 's' }), 'en'));
    expect(first).toContain('“long”, with 12 min 11.4 s,');
    expect(second).toContain('until it takes 10 min 24.6 s;');
    expect(second).toContain('That buys 1 min 46.8 s,');
  });
});
