import { expect, it } from 'vitest';
import { buffersOf, bytesOf } from '../../../workers/buffers.ts';

it('lists every buffer once, however often and however deep it is met', () => {
  const shared = new Float64Array(4);
  const inner = { column: shared, same: shared.subarray(1), other: new Int32Array(2) };
  const view = new DataView(new ArrayBuffer(3));
  const value = {
    a: inner,
    again: inner,
    list: [inner, { raw: shared.buffer, view }],
    nothing: null,
    text: 'text',
    number: 1,
  };
  const buffers = buffersOf(value);
  expect(new Set(buffers)).toEqual(new Set([shared.buffer, inner.other.buffer, view.buffer]));
  expect(buffers).toHaveLength(3);
  expect(bytesOf(buffers)).toBe(32 + 8 + 3);
});

it('is not caught in a ring, nor by a long list, and leaves shared memory alone', () => {
  interface Ring {
    next?: Ring;
    long: number[];
    shared: Int32Array;
  }
  const long = Array.from({ length: 300_000 }, (_, i) => i);
  const ring: Ring = { long, shared: new Int32Array(new SharedArrayBuffer(8)) };
  ring.next = ring;
  expect(buffersOf(ring)).toEqual([]);
  expect(buffersOf(undefined)).toEqual([]);
  expect(buffersOf(1)).toEqual([]);
});
