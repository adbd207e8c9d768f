import { expect, it } from 'vitest';
import { taskFormats } from '../../../../src/figures/task/scale/formats.ts';
import { DIAMOND, shownOf } from '../../../browser/task-graph/cases.ts';

it('writes money to the cent, small money to three digits, and what is saved with a true minus sign', () => {
  const { money } = taskFormats(shownOf(DIAMOND), 'en');
  expect([9.0561, 0.03504, 0, -1.854, -0.03504, -1234.5].map(money)).toEqual([
    '9.06',
    '0.035',
    '0',
    '−1.85',
    '−0.035',
    '−1,234.5',
  ]);
});

it('keeps three digits of every factor, so that those side by side are told alike', () => {
  const { times } = taskFormats(shownOf(DIAMOND), 'en');
  expect([19.31, 6.4, 10.98, 15.84, 1, 0.5, 128].map(times)).toEqual([
    '19.3×',
    '6.40×',
    '11.0×',
    '15.8×',
    '1.00×',
    '0.500×',
    '128×',
  ]);
});
