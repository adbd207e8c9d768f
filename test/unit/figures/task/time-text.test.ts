import { describe, expect, it } from 'vitest';
import {
  axisNumber,
  exactTime,
  timeNumber,
  timeScale,
} from '../../../../src/figures/task/time-scale.ts';
import { timeText } from '../../../../src/figures/task/time-text.ts';
import type { TimeUnit } from '../../../../src/model/time-unit.ts';

/** No line is broken between a number and its unit. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

describe('timeText', () => {
  it.each<[number, TimeUnit | null, string, string]>([
    [2771, 's', '46 min 11 s', '46 分 11 秒'],
    [3.2, 'ms', '3.2 ms', '3.2 毫秒'],
    [0.0032, 's', '3.2 ms', '3.2 毫秒'],
    [52, 'h', '2 d 4 h', '2 天 4 小时'],
    [15120, 's', '4 h 12 min', '4 小时 12 分钟'],
    [2, 'min', '2 min', '2 分钟'],
    [60.4, 's', '1 min', '1 分钟'],
    [1.5, 'us', '1.5 µs', '1.5 微秒'],
    [250, 'ns', '250 ns', '250 纳秒'],
    [0, 'h', '0 s', '0 秒'],
    [12.3456, 's', '12.3 s', '12.3 秒'],
    [1234567, null, '1,234,567', '1,234,567'],
    [12.34567, null, '12.35', '12.35'],
    [0, null, '0', '0'],
    [15, null, '15', '15'],
  ])('says %d %s as %s', (x, unit, en, zh) => {
    expect(timeText(x, unit, 'en')).toBe(unbroken(en));
    expect(timeText(x, unit, 'zh')).toBe(unbroken(zh));
  });

  it.each<[number, TimeUnit, string]>([
    // Never 60 s, 1,000 ms, 60 min or 24 h.
    [59.94, 's', '59.9 s'],
    [59.96, 's', '1 min'],
    [999.6, 'ms', '1 s'],
    [3599.4, 's', '59 min 59 s'],
    [3599.6, 's', '1 h'],
    [119.6, 's', '2 min'],
    [1439.4, 'min', '23 h 59 min'],
    [1439.6, 'min', '1 d'],
    [47.6, 'h', '2 d'],
  ])('carries what rounds up: %d %s is %s', (x, unit, text) => {
    expect(timeText(x, unit, 'en')).toBe(unbroken(text));
  });

  it('keeps its sense for the tiny, the huge, and what is no number', () => {
    // 10^12 s over 86,400.
    expect(timeText(1e12, 's', 'en')).toBe(unbroken('11,574,074 d'));
    expect(timeText(1e30, 's', 'en')).toBe(unbroken('1.16 × 10²⁵ d'));
    expect(timeText(3e-5, 'ns', 'en')).toBe(unbroken('3 × 10⁻⁵ ns'));
    expect(timeText(3e-7, null, 'en')).toBe(unbroken('3 × 10⁻⁷'));
    expect(timeText(-90, 's', 'en')).toBe(unbroken('−1 min 30 s'));
    expect(timeText(Number.NaN, 's', 'en')).toBe('–');
    expect(timeText(Number.POSITIVE_INFINITY, null, 'en')).toBe('∞');
  });

  it.each([
    [205.4321, 's', 5, '3 min 25.43 s'],
    [205.4321, 's', 3, '3 min 25 s'],
    [205.4321, 's', 4, '3 min 25.4 s'],
    [59.99996, 's', 6, '1 min'],
    [59.99996, 's', 7, '59.99996 s'],
    [3725.25, 's', 4, '1 h 2 min 5 s'],
    [3725.25, 's', 6, '1 h 2 min 5.25 s'],
    [7200.001, 's', 4, '2 h'],
    [90061.5, 's', 6, '1 d 1 h 1 min 1.5 s'],
    [0.0123456, 's', 5, '12.346 ms'],
    [1234.56789, null, 7, '1,234.568'],
  ] as const)('tells %s %s apart from its neighbours by %s digits: %s', (x, unit, digits, text) => {
    expect(timeText(x, unit, 'en', digits)).toBe(unbroken(text));
  });
});

describe('minutes in Chinese', () => {
  it.each([
    [720, 3, '12 分钟'],
    [720.25, 5, '12 分 0.25 秒'],
    [720, 7, '12 分钟'],
    [90061.5, 6, '1 天 1 小时 1 分 1.5 秒'],
    [3660, 7, '1 小时 1 分钟'],
    [61, 3, '1 分 1 秒'],
  ] as const)('have their full name unless seconds follow: %s s', (x, digits, text) => {
    expect(timeText(x, 's', 'zh', digits)).toBe(unbroken(text));
  });
});

describe('a time that is too large to be read as digits', () => {
  it('is a power of ten as everywhere on the site', () => {
    expect(timeText(1e15, null, 'en')).toBe('10¹⁵');
    expect(timeText(9.999e20, null, 'en')).toBe('10²¹');
    expect(timeText(2.4e17, 'h', 'zh')).toBe(unbroken('10¹⁶ 天'));
    expect(timeText(-1.234e16, null, 'en')).toBe(unbroken('−1.23 × 10¹⁶'));
    expect(timeNumber(3e18, timeScale(3e18, null, 'en'), 'en')).toBe('3 × 10¹⁸');
  });

  it('is short beside an axis', () => {
    expect([0, 0.5, 999_999, 1e6, 2.5e9, 2e-7].map((x) => axisNumber(x, 'en'))).toEqual([
      '0',
      '0.5',
      '999,999',
      '10⁶',
      '2.5·10⁹',
      '2·10⁻⁷',
    ]);
  });
});

describe('timeScale', () => {
  it.each<[number, TimeUnit | null, string | null, number]>([
    [90, 's', 's', 1],
    [120, 's', 'min', 1 / 60],
    [2771, 's', 'min', 1 / 60],
    [7200, 's', 'h', 1 / 3600],
    [36, 'h', 'h', 1],
    [48, 'h', 'd', 1 / 24],
    [0.5, 's', 'ms', 1000],
    [1500, 'ms', 's', 1 / 1000],
    [0.25, 'ns', 'ns', 1],
    [0, 'min', 'min', 1],
    [1e9, null, null, 1],
  ])('%d %s is shown in %s', (largest, unit, shown, factor) => {
    const scale = timeScale(largest, unit, 'en');
    expect(scale.unit).toBe(shown);
    expect(scale.factor).toBeCloseTo(factor, 12);
  });

  it('names its unit in the language of the reader', () => {
    expect(timeScale(2771, 's', 'zh').label).toBe('分钟');
    expect(timeScale(2771, null, 'zh').label).toBe('');
  });
});

describe('exact times', () => {
  it('are one number in the unit of the file, to six decimals', () => {
    expect(exactTime(2771.1234567, 's', 'en')).toBe(unbroken('2,771.123457 s'));
    expect(exactTime(12, null, 'en')).toBe('12');
    expect(exactTime(2e-9, 's', 'zh')).toBe(unbroken('2 × 10⁻⁹ 秒'));
  });

  it('are without a name in a column that has one', () => {
    expect(timeNumber(90, timeScale(7200, 's', 'en'), 'en')).toBe('0.025');
  });
});
