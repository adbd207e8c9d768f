import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflectionPlace, textWidth } from '../../../src/draw/elo-inflection.ts';
import { eloBox, eloScales } from '../../../src/draw/elo-plot.ts';
import { boxAt } from '../../../src/draw/label-places.ts';
import { catalogues, LANGUAGES } from '../../../src/messages/index.ts';

const texts = { name: ['here'], left: ['much faster', 'fast'], right: ['much slower', 'slow'] };
const scalesOf = (width: number) =>
  eloScales(eloBox({ width, height: 300 }, { top: 44, right: 120 }), [0, 1200]);

describe('the scaling inflection point over a plot', () => {
  it('stands at its budget, its interval to either side, what holds on each side beside it', () => {
    const scales = scalesOf(600);
    const { at, interval, left, right } = inflectionPlace(scales, -1, [-2, 0], texts);
    // The axis is 438 wide from 42 on.
    expect(at).toBeCloseTo(42 + (2 / 3) * 438, 6);
    expect(interval?.[0]).toBeCloseTo(42 + 438 / 3, 6);
    expect(interval?.[1]).toBeCloseTo(480, 6);
    expect(left).toMatchObject({ text: 'much faster', spot: { x: at - 8, anchor: 'end' } });
    expect(right).toMatchObject({ text: 'much slower', spot: { x: at + 8, anchor: 'start' } });
  });

  it('has one side only at either end', () => {
    const first = inflectionPlace(scalesOf(600), -3, null, texts);
    expect([first.left, first.right?.text]).toEqual([null, 'much slower']);
    const last = inflectionPlace(scalesOf(600), 0, null, texts);
    expect([last.left?.text, last.right]).toEqual(['much faster', null]);
  });

  it('says less where there is less room', () => {
    const near = inflectionPlace(scalesOf(600), -2.9, null, texts);
    expect(near.left?.text).toBe('fast');
    expect(near.right?.text).toBe('much slower');
  });

  it.each(LANGUAGES)('has its texts within the picture in %s, from a phone on', (language) => {
    const { inflection } = catalogues[language].elo;
    const point = inflection.at('0.0032');
    const name = [inflection.within(point, '0.001', '0.02'), point];
    const own = { name, left: inflection.faster, right: inflection.slower };
    fc.assert(
      fc.property(
        fc.integer({ min: 288, max: 800 }),
        fc.integer({ min: -30, max: 0 }),
        (width, tenths) => {
          const place = inflectionPlace(scalesOf(width), tenths / 10, null, own);
          const all = [place.name, place.left, place.right];
          for (const side of all) {
            if (!side) continue;
            const { left, right } = boxAt(side.spot, textWidth(side.text));
            // The shortest word of the left side may reach out by a letter, next to the first budget.
            expect(left).toBeGreaterThanOrEqual(-8);
            expect(right).toBeLessThanOrEqual(width + 1e-6);
          }
        },
      ),
    );
  });
});
