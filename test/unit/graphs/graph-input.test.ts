import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildGraph, type StepInput } from '../../../src/graphs/build/build.ts';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { stepLists } from './arbitrary-graphs.ts';

const keyOf = (steps: readonly StepInput[]) => graphInput(buildGraph(steps)).key;
const base: StepInput[] = [
  { id: 'a', duration: 1, needs: [] },
  { id: 'b', duration: 2, needs: ['a'] },
  { id: 'c', duration: 3, needs: ['a'] },
];
const changed = (at: number, change: Partial<StepInput>) =>
  base.with(at, { ...base[at], ...change });

it('tells graphs apart by structure, durations, values and unit', () => {
  const keys = [
    base,
    changed(2, { needs: ['b'] }),
    changed(2, { needs: ['a', 'b'] }),
    changed(2, { needs: [] }),
    changed(2, { duration: 4 }),
    [base[0], base[2], { ...base[1], id: 'd' }],
    base.map((step) => ({ ...step, value: 0 })),
    base.map((step) => ({ ...step, value: 1 })),
    // The same whole numbers, of tenths.
    base.map((step) => ({ ...step, duration: Number(step.duration) / 10 })),
    [...base, { id: 'd', duration: 0, needs: [] }],
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

it('does not know what steps are called, nor how their needs were listed', () => {
  fc.assert(
    fc.property(stepLists(8), (steps) => {
      const renamed = steps.map(({ id, duration, needs }) => ({
        id: `step ${id}`,
        duration,
        needs: needs.toReversed().map((need) => `step ${need}`),
      }));
      expect(keyOf(renamed)).toBe(keyOf(steps));
    }),
  );
});
