import { describe, expect, it } from 'vitest';
import { NONE, numberText } from '../../../src/article/number-text.ts';

describe('a number of the prose', () => {
  it.each([
    ['times', 12.6, '13×'],
    ['times', 6.649, '6.6×'],
    ['times', 0.458, '0.46×'],
    ['percent', 0.372, '37%'],
    ['percent', 0.0213, '2%'],
    // Below one percent there is a digit left.
    ['percent', 0.0042, '0.4%'],
    ['percent', 0, '0%'],
    ['plain', 0.694, '0.69'],
    ['plain', 1.346, '1.35'],
    ['plain', 92, '92'],
    ['plain', 5.4, '5.40'],
    ['whole', 729.6, '730'],
    ['whole', 1234.4, '1,234'],
    ['time', 0.1834, '0.18'],
    ['elo', -12.6, '−13'],
    ['signed', 61.2, '+61'],
    ['signed', -4.4, '−4'],
    ['signed', -0.2, '0'],
  ] as const)('as %s, %d reads %s', (form, value, text) => {
    expect(numberText('en', form, value)).toBe(text);
  });

  it('has more digits in its card', () => {
    expect(numberText('en', 'times', 18.894, true)).toBe('18.9×');
    expect(numberText('en', 'percent', 0.3719, true)).toBe('37.2%');
    expect(numberText('en', 'plain', 0.6944, true)).toBe('0.694');
    expect(numberText('en', 'signed', -0.46, true)).toBe('−0.5');
    expect(numberText('en', 'elo', -0.04, true)).toBe('0');
  });

  it('is a dash where there is none, in every form', () => {
    for (const form of ['times', 'percent', 'plain', 'whole', 'time', 'elo', 'signed'] as const) {
      expect(numberText('zh', form, Number.NaN)).toBe(NONE);
      expect(numberText('en', form, Number.POSITIVE_INFINITY)).toBe(NONE);
    }
  });
});
