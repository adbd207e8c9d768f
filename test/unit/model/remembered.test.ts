import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Memory } from '../../../src/model/measure/remembered.ts';

it('a memory holds the newest that there is room for, and nothing larger than itself', () => {
  const room = 12;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 60 }), (sizes) => {
      const memory = new Memory<number>(room);
      sizes.forEach((size, i) => {
        memory.set(String(i), i, size);
      });
      let held = 0;
      for (let i = sizes.length - 1; i >= 0; i--) {
        if (sizes[i] <= room) held += sizes[i];
        const kept = sizes[i] <= room && held <= room;
        expect(memory.get(String(i))).toBe(kept ? i : undefined);
      }
    }),
  );
});

it('a memory that is given a value again counts it once', () => {
  const memory = new Memory<string>(3);
  memory.set('a', 'old', 2);
  memory.set('a', 'new', 2);
  memory.set('b', 'beside', 1);
  expect([memory.get('a'), memory.get('b')]).toEqual(['new', 'beside']);
});
