import { expect, it } from 'vitest';
import { waited } from '../../../../src/figures/task/intake/waited.ts';
import { taskShown } from './task-shown.ts';

it('steps are known to have waited where several worked, and longer than the longest chain takes', () => {
  // The work is 8.5, and the longest chain 6.
  const steps = [
    { id: 'a', duration: 2.5, needs: [] },
    { id: 'b', duration: 3.5, needs: ['a'] },
    { id: 'c', duration: 2.5, needs: [] },
  ];
  const { task, results } = taskShown(steps, { unit: 's' });
  const of = (recorded: number) => waited(recorded, task, results.facts);
  expect([5.9, 6, 6.1, 8.4, 8.5, 20].map(of)).toEqual([false, false, true, true, false, false]);
  expect(waited(7, task, null)).toBe(false);
});
