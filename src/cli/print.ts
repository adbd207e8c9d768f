import { csvField } from '../model/csv-field.ts';
import type { Output } from './command.ts';

/** Below this many characters texts are gathered before they are written. */
const CHUNK = 1 << 16;

/** Writes pieces of text to standard output, no faster than they are taken. */
export async function print(output: Output, pieces: Iterable<string>): Promise<void> {
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    await output.out(chunk);
    chunk = '';
  }
  if (chunk !== '') await output.out(chunk);
}

/** JSON on one line. A Map is an object whose names keep their order, which "1" before "0.5" would not be. */
export function json(value: unknown): string {
  if (value instanceof Map) return jsonEntries(value);
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (typeof value === 'object' && value !== null) return jsonEntries(Object.entries(value));
  return JSON.stringify(value);
}

function jsonEntries(entries: Iterable<readonly [string, unknown]>): string {
  return `{${Array.from(entries, ([name, value]) => `${JSON.stringify(name)}:${json(value)}`).join(',')}}`;
}

/** A JSON list, one row a line. */
export function* jsonRows(rows: Iterable<object>): IterableIterator<string> {
  yield '[';
  yield* separated(rows, '\n  ');
  yield '\n]\n';
}

/** A JSON object, one entry a line. */
export function* jsonFields(fields: Readonly<Record<string, unknown>>): IterableIterator<string> {
  yield '{';
  let comma = '';
  for (const [name, value] of Object.entries(fields)) {
    yield `${comma}\n  ${JSON.stringify(name)}: ${json(value)}`;
    comma = ',';
  }
  yield '\n}\n';
}

/** The same, ending in a list with one row a line. */
export function* jsonObject(
  fields: Readonly<Record<string, unknown>>,
  listName: string,
  rows: Iterable<object>,
): IterableIterator<string> {
  yield '{';
  for (const [name, value] of Object.entries(fields)) {
    yield `\n  ${JSON.stringify(name)}: ${json(value)},`;
  }
  yield `\n  ${JSON.stringify(listName)}: [`;
  yield* separated(rows, '\n    ');
  yield '\n  ]\n}\n';
}

function* separated(rows: Iterable<object>, indent: string): IterableIterator<string> {
  let first = true;
  for (const row of rows) {
    yield `${first ? '' : ','}${indent}${json(row)}`;
    first = false;
  }
}

export type Cell = string | number | null;

/** Comma-separated values (RFC 4180) with a line of column names; null is an empty cell. */
export function* csv(
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): IterableIterator<string> {
  yield `${columns.join(',')}\n`;
  for (const row of rows) yield `${row.map(csvCell).join(',')}\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  return csvField(String(cell));
}
