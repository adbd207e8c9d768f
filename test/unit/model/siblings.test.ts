import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Siblings } from '../../../src/model/graph/siblings.ts';

/** Parents 0 to 3, children 4 and on; which child a share draws, by adding up weights one by one. */
function byHand(parents: number[], weights: number[], step: number, u: number): number {
  const others = parents
    .map((parent, i) => ({ parent, child: i + 4, weight: weights[i] }))
    .filter(({ parent, child }) => parent === parents[step - 4] && child !== step);
  let left = u * others.reduce((sum, { weight }) => sum + weight, 0);
  for (const { child, weight } of others) {
    left -= weight;
    if (left < 0) return child;
  }
  return others.at(-1)?.child ?? -1;
}

it('draws the child that the share falls on, never the step itself', () => {
  const child = fc.record({ parent: fc.nat(3), weight: fc.integer({ min: 1, max: 64 }) });
  fc.assert(
    fc.property(
      fc.array(child, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(4095),
      (rows, pick, share) => {
        const parents = rows.map(({ parent }) => parent);
        const weights = rows.map(({ weight }) => weight);
        const steps = 4 + rows.length;
        const siblings = new Siblings(steps);
        const main = Int32Array.from([-1, -1, -1, -1, ...parents]);
        siblings.layOut(0, 4, steps, main, Float64Array.from([0, 0, 0, 0, ...weights]));
        const step = 4 + (pick % rows.length);
        // Whole weights and shares of 4096 parts: no rounding, so that both ways must agree.
        const u = (share + 0.5) / 4096;
        expect(siblings.draw(main[step], step, u)).toBe(byHand(parents, weights, step, u));
      },
    ),
    { numRuns: 2000 },
  );
});
