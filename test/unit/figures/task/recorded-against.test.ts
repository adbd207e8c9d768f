import { expect, it } from 'vitest';
import { recordedAgainst } from '../../../../src/figures/task/intake/recorded-against.ts';
import { taskCatalogues } from '../../../../src/messages/task/index.ts';
import { taskShown } from './task-shown.ts';

// The work is 8.5, and the longest chain 6.
const { task, results } = taskShown(
  [
    { id: 'a', duration: 2.5, needs: [] },
    { id: 'b', duration: 3.5, needs: ['a'] },
    { id: 'c', duration: 2.5, needs: [] },
  ],
  { unit: 's' },
);
const against = (recorded: number) => {
  if (results.facts === null) throw new Error('no facts');
  return recordedAgainst(recorded, task, results.facts);
};

it('concludes from a recorded makespan what work and chain allow, to the rounding of doubles', () => {
  expect([5.9, 6 - 1e-12, 6, 6 + 1e-12].map(against)).toEqual([
    'belowPath',
    'likePath',
    'likePath',
    'likePath',
  ]);
  expect([6.1, 8.5, 8.5 + 1e-12, 8.6, 20].map(against)).toEqual([
    'between',
    'between',
    'between',
    'aboveWork',
    'aboveWork',
  ]);
});

it('says that there was waiting only where it is longer than all the work', () => {
  const { recordedIs } = taskCatalogues.en.page.head;
  expect(recordedIs[against(20)]).toMatch(/^longer than all the work: waiting/);
  // A step that starts late of itself makes it longer than the chain, too.
  expect(recordedIs[against(7)]).toMatch(/^it may include waiting/);
});
