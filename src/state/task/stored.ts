import type { FormatId } from '../../graphs/formats/format.ts';
import type { FileInput, ReadOptions } from '../../graphs/read-graph.ts';

/** A graph that a reader keeps on the device: what a list shows of it. */
export interface Kept {
  readonly key: string;
  readonly name: string;
  readonly format: FormatId;
  readonly steps: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** What it is opened again from: its files, how they are read, and the settings as the query of a link. */
export interface KeptGraph {
  readonly files: readonly FileInput[];
  readonly reading: ReadOptions;
  readonly query: string;
}

/** A graph on its way to the same page in the other language, where its link cannot carry it. */
export interface Handed {
  readonly name: string;
  readonly files: readonly FileInput[];
  readonly reading: ReadOptions;
}

/**
 * What a database holds may be of another version of this site, which has the same address, or of whoever else writes there:
 * it is looked at before it is used.
 */
export function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { key, name, format, steps, at, bytes } = value;
  return [key, name, format].every(isText) && [steps, at, bytes].every(Number.isFinite);
}

export function isKeptGraph(value: unknown): value is KeptGraph {
  return isRecord(value) && isText(value.query) && isFiles(value.files) && isReading(value.reading);
}

export function isHanded(value: unknown): value is Handed {
  return isRecord(value) && isText(value.name) && isFiles(value.files) && isReading(value.reading);
}

function isFiles(value: unknown): boolean {
  return isList(value) && value.length > 0 && value.every(isFile);
}

function isFile(value: unknown): boolean {
  return isRecord(value) && isText(value.name) && value.bytes instanceof Uint8Array;
}

function isReading(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { durations, precedence, repairs } = value;
  const decided = [durations, precedence].every((each) => each === null || isText(each));
  return decided && isList(repairs) && repairs.every(isText);
}

const isText = (value: unknown) => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
