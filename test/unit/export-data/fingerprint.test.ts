import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/model/fingerprint.ts';

/** Plain data of every kind. */
const data = fc.jsonValue({ maxDepth: 4 });

describe('a fingerprint', () => {
  // Recorded once: whoever changes the hash changes what readers have noted down.
  it.each([
    [null, '25044bad400e7'],
    [true, '639a28d8395cb'],
    [false, '0fbce317b69de'],
    [0, 'c14a2e59f131c'],
    [-0, 'afac8d9791286'],
    [1, '151dcd9701f36'],
    [Number.NaN, 'fd227bf105c2b'],
    ['', '63bbf98f9637b'],
    ['数', 'fefc50faa55ae'],
    [[], 'bdb714683680d'],
    [{}, '47d55fd46c10f'],
    [[1, 2], '52087f4b1d2c9'],
    [{ a: 1, b: [null] }, 'fa2320d66cc0d'],
  ])('of %j is %s', (value, digits) => {
    expect(fingerprint(value)).toBe(digits);
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), data), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(fingerprint(turned)).toBe(fingerprint(record));
      }),
    );
  });

  it('is the same of a column and of the list of its numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (numbers) => {
        expect(fingerprint({ x: Float64Array.from(numbers) })).toBe(fingerprint({ x: numbers }));
      }),
    );
    expect(fingerprint(Int32Array.of(3, -1))).toBe(fingerprint([3, -1]));
  });

  it('is another one after any change of any bit of a number', () => {
    const bits = new DataView(new ArrayBuffer(8));
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }),
        fc.nat(),
        fc.integer({ min: 0, max: 63 }),
        (numbers, place, bit) => {
          const at = place % numbers.length;
          bits.setFloat64(0, numbers[at]);
          const byte = bit >> 3;
          bits.setUint8(byte, bits.getUint8(byte) ^ (1 << (bit & 7)));
          const changed = numbers.with(at, bits.getFloat64(0));
          expect(fingerprint(changed)).not.toBe(fingerprint(numbers));
        },
      ),
    );
  });

  it('tells values apart that JSON writes apart, and no others', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        const same = canonical(a) === canonical(b);
        expect(fingerprint(a) === fingerprint(b)).toBe(same);
        expect(fingerprint(structuredClone(a))).toBe(fingerprint(a));
      }),
    );
  });

  it('tells where a list ends, and what is a number from what is its text', () => {
    const alike = [[[1], [2]], [[1, 2]], [[], [1, 2]], [[1, 2], []], ['1', 2], ['12'], ['1', '2']];
    expect(new Set(alike.map(fingerprint)).size).toBe(alike.length);
  });

  it('is of all NaN the same, and skips what is undefined', () => {
    const other = new Float64Array(Uint32Array.of(7, 0xfff80001).buffer);
    expect(fingerprint(other)).toBe(fingerprint([Number.NaN]));
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  });

  it('refuses what is no plain data', () => {
    expect(() => fingerprint({ a: () => 1 })).toThrow('function is no plain data');
    expect(() => fingerprint([undefined])).toThrow('undefined is no plain data');
    expect(() => fingerprint(new Map([[1, 2]]))).toThrow(TypeError);
  });
});

/** JSON with sorted keys, in which -0 is not 0. */
function canonical(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`)}}`;
}
