import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxText,
  type NumberKey,
  numberDefinition,
  readBox,
} from '../../../src/components/controls/number-text.ts';
import { adjustedText } from '../../../src/components/controls/parameter-text.ts';
import { PLACES, sliderScale } from '../../../src/components/controls/slider-scale.ts';
import { formats } from '../../../src/components/readouts/format.ts';
import { catalogues } from '../../../src/messages/index.ts';
import { definition, PARAMETER_KEYS } from '../../../src/model/parameters.ts';

const NUMBERS = PARAMETER_KEYS.filter((key) => {
  const { kind } = definition(key);
  return kind === 'number' || kind === 'integer';
}) as NumberKey[];
const SLIDERS = NUMBERS.filter((key) => numberDefinition(key).slider);

describe('the scale of a slider', () => {
  it.each(SLIDERS)('of %s goes from end to end, and back to where it was', (key) => {
    const parameter = numberDefinition(key);
    const scale = sliderScale(parameter);
    expect(scale.valueAt(0)).toBe(scale.low);
    expect(scale.valueAt(PLACES)).toBe(scale.high);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PLACES }), (place) => {
        const value = scale.valueAt(place);
        expect(value).toBeGreaterThanOrEqual(scale.low);
        expect(value).toBeLessThanOrEqual(scale.high);
        // Standing where it stands must not move it.
        expect(scale.valueAt(scale.placeOf(value))).toBeCloseTo(value, 9);
        if (parameter.kind === 'integer') expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });

  it('is drawn to powers of two, and reaches every small number of agents', () => {
    const scale = sliderScale(numberDefinition('agents'));
    expect(scale.ticks).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    const reached = new Set(Array.from({ length: PLACES + 1 }, (_, i) => scale.valueAt(i)));
    for (let agents = 1; agents <= 24; agents++) expect(reached).toContain(agents);
    for (const tick of scale.ticks) {
      for (const off of [-5, 5]) expect(scale.valueAt(scale.placeOf(tick) + off)).toBe(tick);
    }
  });

  it('goes by keys in steps that fit the place', () => {
    const scale = sliderScale(numberDefinition('agents'));
    expect(scale.small(1, 1)).toBe(2);
    expect(scale.small(16, -1)).toBe(15);
    expect(scale.small(256, 1)).toBe(256);
    expect(scale.large(16, 1)).toBe(32);
    expect(scale.large(1, -1)).toBe(1);
    const shares = sliderScale(numberDefinition('scheduling'));
    expect(shares.small(0.05, 1)).toBe(0.055);
    expect(shares.large(0.05, -1)).toBe(0);
  });
});

describe('a number box', () => {
  it('reads what it shows', () => {
    for (const key of NUMBERS) {
      const { bounds, kind } = numberDefinition(key);
      const number =
        kind === 'integer'
          ? fc.integer({ min: bounds[0], max: bounds[1] })
          : fc
              .double({ min: bounds[0], max: bounds[1], noNaN: true })
              .map((x) => Number(x.toPrecision(6)));
      fc.assert(
        fc.property(number, (value) => {
          expect(readBox(key, boxText(key, value))).toEqual({ kind: 'valid', value: value + 0 });
        }),
        { numRuns: 20 },
      );
    }
  });

  it('overlooks units and grouping, and gives the nearest value for the rest', () => {
    expect(readBox('scheduling', '7')).toEqual({ kind: 'valid', value: 0.07 });
    expect(readBox('scheduling', ' 7 % ')).toEqual({ kind: 'valid', value: 0.07 });
    expect(readBox('steps', '1,000')).toEqual({ kind: 'valid', value: 1000 });
    expect(readBox('changeAtEnd', '−0.5')).toEqual({ kind: 'valid', value: -0.5 });
    expect(readBox('agents', '１６')).toEqual({ kind: 'valid', value: 16 });
    expect(readBox('changeAtEnd', '－０．５')).toEqual({ kind: 'valid', value: -0.5 });
    expect(readBox('scheduling', '７％')).toEqual({ kind: 'valid', value: 0.07 });
    expect(readBox('layers', '')).toEqual({ kind: 'valid', value: null });
    expect(readBox('agents', '')).toEqual({ kind: 'invalid', asked: '', used: null });
    expect(readBox('agents', '1e9')).toEqual({ kind: 'invalid', asked: '1e9', used: 65536 });
    expect(readBox('agents', '2.6')).toEqual({ kind: 'invalid', asked: '2.6', used: 3 });
    expect(readBox('agents', 'many')).toEqual({ kind: 'invalid', asked: 'many', used: null });
    expect(readBox('scheduling', '99999')).toMatchObject({ kind: 'invalid', used: 10 });
    expect(readBox('scheduling', '7,5 %')).toEqual({ kind: 'valid', value: 0.075 });
    expect(readBox('changeAtEnd', '−0,250')).toEqual({ kind: 'valid', value: -0.25 });
    expect(readBox('agents', '1,6')).toEqual({ kind: 'invalid', asked: '1,6', used: 2 });
    // Whichever number is meant, it is not for us to say.
    expect(readBox('agents', '1,6,0')).toEqual({ kind: 'invalid', asked: '1,6,0', used: null });
    fc.assert(fc.property(fc.string(), (text) => void readBox('agents', text)));
  });
});

describe('a number box with bounds of its own', () => {
  it('takes the nearest number within them, and says that it did', () => {
    const read = (text: string) => readBox('agents', text, [1, 1024]);
    expect(read('1,024')).toEqual({ kind: 'valid', value: 1024 });
    expect(read('1025')).toEqual({ kind: 'invalid', asked: '1025', used: 1024 });
    expect(read('100000')).toEqual({ kind: 'invalid', asked: '100000', used: 1024 });
    expect(read('2.7')).toEqual({ kind: 'invalid', asked: '2.7', used: 3 });
    expect(read('0')).toEqual({ kind: 'invalid', asked: '0', used: 1 });
    expect(readBox('layers', '', [1, 9])).toEqual({ kind: 'valid', value: null });
  });

  it('is told with those bounds', () => {
    const said = (asked: string, used: number) =>
      adjustedText('en', catalogues.en, 'agents', asked, used, [1, 1024]);
    expect(said('100000', 1024)).toBe(
      'Agents: asked for “100000”; allowed is a whole number from 1 to 1,024; 1,024 is used.',
    );
  });
});

describe('numbers in the readouts', () => {
  const { factor, share, ratio, whole } = formats('en');

  it('have three digits, and no more of them than they need', () => {
    expect([9.131, 19.81, 124.4, 99.97, 0.05, 0].map(factor)).toEqual([
      '9.13',
      '19.8',
      '124',
      '100',
      '0.05',
      '0.00',
    ]);
    expect([0.00863, 0.098, 0.37, 0, 1].map(share)).toEqual(['0.86%', '9.8%', '37%', '0%', '100%']);
    expect(ratio(0.7648)).toBe('0.76');
    expect(whole(5000)).toBe('5,000');
  });
});
