import { expect, it } from 'vitest';
import { cellSharesOf, sharesOf } from '../../../src/messages/task/small-share.ts';

it('a share of next to nothing is told without a row of zeros, and nothing as nothing', () => {
  const xs = [0, 1e-20, 9e-7, 1e-6, 0.00001, 0.5, 0.999, 1 - 1e-7, 1];
  expect(xs.map(sharesOf('en'))).toEqual([
    '0%',
    'less than 0.0001%',
    'less than 0.0001%',
    '0.0001%',
    '0.001%',
    '50%',
    '99.9%',
    'more than 99.9%',
    '100%',
  ]);
  expect(sharesOf('zh')(1e-9)).toBe('不到 0.0001%');
  expect(sharesOf('zh')(1 - 1e-9)).toBe('超过 99.9%');
  expect(cellSharesOf('en')(1 - 1e-9)).toBe('> 99.9%');
  expect(xs.slice(0, 3).map(cellSharesOf('zh'))).toEqual(['0%', '< 0.0001%', '< 0.0001%']);
});
