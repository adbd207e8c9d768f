import { Hash } from './hash.ts';

/** What stands before a value, so that no two values of different kinds are written alike. */
const TAG = { null: 1, false: 2, true: 3, number: 4, text: 5, list: 6, record: 7 } as const;

/**
 * A short fingerprint of plain data: a 52-bit hash of all of it, as 13 hexadecimal digits. Records count by their keys in
 * whatever order, without those that are undefined; a list of numbers and a column of the same numbers are the same.
 * Numbers count to the last bit. Throws a TypeError for what is no plain data, such as a function. O(size).
 */
export function fingerprint(value: unknown): string {
  const hash = new Hash();
  add(hash, value);
  return hash.digits();
}

function add(hash: Hash, value: unknown): void {
  if (value === null) hash.word(TAG.null);
  else if (typeof value === 'boolean') hash.word(value ? TAG.true : TAG.false);
  else if (typeof value === 'number') addNumber(hash, value);
  else if (typeof value === 'string') addText(hash, value);
  else if (Array.isArray(value) || isColumn(value)) addList(hash, value);
  else if (isRecord(value)) addRecord(hash, value);
  else throw new TypeError(`${typeof value} is no plain data`);
}

function addNumber(hash: Hash, value: number): void {
  hash.word(TAG.number);
  hash.number(value);
}

function addList(hash: Hash, list: ArrayLike<unknown>): void {
  hash.word(TAG.list);
  hash.word(list.length);
  for (let i = 0; i < list.length; i++) add(hash, list[i]);
}

/** By UTF-16 code units. */
function addText(hash: Hash, text: string): void {
  hash.word(TAG.text);
  hash.word(text.length);
  for (let i = 0; i < text.length; i++) hash.word(text.charCodeAt(i));
}

function addRecord(hash: Hash, record: Readonly<Record<string, unknown>>): void {
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort();
  hash.word(TAG.record);
  hash.word(keys.length);
  for (const key of keys) {
    addText(hash, key);
    add(hash, record[key]);
  }
}

function isColumn(value: unknown): value is ArrayLike<number> {
  return (
    value instanceof Float64Array ||
    value instanceof Float32Array ||
    value instanceof Int32Array ||
    value instanceof Uint32Array ||
    value instanceof Int16Array ||
    value instanceof Uint16Array ||
    value instanceof Int8Array ||
    value instanceof Uint8Array ||
    value instanceof Uint8ClampedArray
  );
}

/** Also from another realm, as what a worker or a frame hands over. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
