import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AncestorRows, AncestorsByRows } from '../../../src/model/graph/ancestor-rows.ts';
import { AncestorMarks, type AncestorSet } from '../../../src/model/graph/ancestors.ts';
import { LayerWeights } from '../../../src/model/graph/layer-weights.ts';
import { Fractions } from '../../../src/model/random/fractions.ts';
import { Generator } from '../../../src/model/random/generator.ts';

/** Steps in layers of the given sizes below a root; each step's parents are picked among all steps of the layers above. */
function layered(sizes: readonly number[], picks: readonly number[]) {
  const layerOf = [0];
  const parents: number[][] = [[]];
  let pick = 0;
  sizes.forEach((size, d) => {
    const above = layerOf.length;
    for (let i = 0; i < size; i++) {
      const count = 1 + (picks[pick++ % picks.length] % 3);
      const chosen = Array.from({ length: count }, () => picks[pick++ % picks.length] % above);
      layerOf.push(d + 1);
      parents.push([...new Set(chosen)].sort((a, b) => a - b));
    }
  });
  return { layerOf, parents };
}

/** Ancestors by walking up. */
function ancestors(parents: readonly number[][], step: number): Set<number> {
  const found = new Set<number>();
  const visit = (s: number) => {
    for (const p of parents[s]) {
      if (found.has(p)) continue;
      found.add(p);
      visit(p);
    }
  };
  visit(step);
  return found;
}

describe('sets of ancestors', () => {
  it('hold the added steps and all above them, by rows as by marks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(1e6), { minLength: 20, maxLength: 60 }),
        fc.array(fc.nat(1e6), { minLength: 1, maxLength: 5 }),
        (sizes, picks, added) => {
          const { layerOf, parents } = layered(sizes, picks);
          const steps = layerOf.length;
          const item = Int32Array.from(parents.flat());
          const start = new Int32Array(steps + 1);
          parents.forEach((each, i) => {
            start[i + 1] = start[i] + each.length;
          });
          const rows = new AncestorRows(steps);
          for (let i = 1; i < steps; i++) {
            rows.write(i, item, start[i], start[i + 1], layerOf.indexOf(layerOf[i]));
          }
          const layers = sizes.length + 1;
          const sets: AncestorSet[] = [
            new AncestorsByRows(rows, 5),
            new AncestorMarks(steps, layers, Int32Array.from(layerOf), start),
          ];
          const chosen = added.map((each) => each % steps);
          const expected = new Set(chosen.flatMap((s) => [s, ...ancestors(parents, s)]));
          for (const set of sets) {
            // Once before, to see that nothing of it is left.
            set.begin(layers);
            set.add(steps - 1, item);
            set.begin(layers);
            for (const step of chosen) set.add(step, item);
            // Deepest first: marks are not taken back upwards.
            for (let step = steps - 1; step >= 0; step--) {
              expect(set.has(step, item)).toBe(expected.has(step));
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('drawing from a layer', () => {
  it('finds the first step whose running weight exceeds the share, as a search would', () => {
    const weight = fc.double({ min: 1e-9, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.array(weight, { maxLength: 40 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true, minExcluded: true, maxExcluded: true }), {
          minLength: 1,
          maxLength: 40,
        }),
        (layers, shares) => {
          const layerStart = Int32Array.from(
            [0, ...layers.keys()].map((_, i) =>
              layers.slice(0, i).reduce((sum, each) => sum + each.length, 0),
            ),
          );
          const weights = new LayerWeights(layerStart);
          const flat = Float64Array.from(layers.flat());
          layers.forEach((own, d) => {
            if (own.length === 0) return;
            weights.layOut(d, flat);
            const sums = own.map((_, i) => own.slice(0, i + 1).reduce((sum, w) => sum + w, 0));
            const total = sums[own.length - 1];
            // Among the shares the very edges of the table, where a step too far could not be taken back.
            for (const u of [...shares, 0.5, 0.25, 0.75, 1 - 2 ** -33, 2 ** -33]) {
              const found = sums.findIndex((sum) => sum > u * total);
              const step = found < 0 ? own.length - 1 : found;
              expect(weights.draw(d, u)).toBe(layerStart[d] + step);
            }
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('fractions in batches', () => {
  it('are those of the stream one by one, beyond the first batch too', () => {
    const plain = new Generator(7, 3, 11);
    const batched = new Fractions(new Generator(7, 3, 11));
    for (let i = 0; i < 1000; i++) expect(batched.next()).toBe(plain.fraction());
  });

  it('leave the stream where they end', () => {
    const one = new Generator(7, 3, 11);
    const other = new Generator(7, 3, 11);
    one.fractions(new Float64Array(5));
    for (let i = 0; i < 5; i++) other.fraction();
    expect(one.bits()).toBe(other.bits());
  });
});
