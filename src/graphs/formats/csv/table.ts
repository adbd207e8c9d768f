import { withLineFeeds } from '../../text/lines.ts';
import { finishedReading } from '../../text/reading.ts';
import type { SourceFile } from '../../text/source-file.ts';
import { columnsOf } from './columns.ts';
import { csvRows } from './rows.ts';

const SEPARATORS = [',', ';', '\t'];

/** A table, and how its fields are parted. */
export interface Table {
  readonly text: string;
  readonly separator: string;
  /** Of the first line of `text`. */
  readonly line: number;
}

/** The text from its header on, by the separator with which the header names most of the columns. */
export function tableIn(text: string): Table {
  // Blank lines alone: a tab in front may part a first field that is empty.
  const [blank] = /^(?:[^\S\n]*\n)*/.exec(text) ?? [''];
  const line = blank.split('\n').length;
  const table = text.slice(blank.length);
  // As spreadsheets write it, for themselves.
  const [said, separator] = /^sep=([,;\t])\n/i.exec(table) ?? [];
  if (said) return { text: table.slice(said.length), separator, line: line + 1 };
  const [first] = table.split('\n', 1);
  const known = (each: string) => columnsOf(fieldsOf(first, each)).at.size;
  const best = Math.max(...SEPARATORS.map(known));
  const most = (each: string) => (best > 0 ? known(each) : fieldsOf(first, each).length);
  const found = SEPARATORS.reduce((a, b) => (most(b) > most(a) ? b : a));
  return { text: table, separator: found, line };
}

/** A header that names the columns of a graph: a table, whatever its fields hold. */
export function hasHeader(file: SourceFile): boolean {
  if (file.looksLikeJson) return false;
  const [header = []] = beginning(file);
  const { at } = columnsOf(header);
  return at.has('id') && (at.has('duration') || at.has('needs'));
}

/** The same, or two lines of as many fields, so that what is wrong with them can be said. */
export function looksLikeTable(file: SourceFile): boolean {
  if (file.looksLikeJson) return false;
  if (hasHeader(file)) return true;
  const [header = [], second] = beginning(file);
  return header.length > 1 && second !== undefined && second.length === header.length;
}

/** Fields of the first lines. */
function beginning({ text }: SourceFile): (readonly string[])[] {
  const table = tableIn(withLineFeeds(text.slice(0, 2 ** 16)));
  const lines = table.text.split('\n', 3).filter((line) => line.trim() !== '');
  return lines.map((line) => fieldsOf(line, table.separator));
}

function fieldsOf(line: string, separator: string): readonly string[] {
  try {
    return finishedReading(csvRows(line, separator))[0]?.fields ?? [];
  } catch {
    return [];
  }
}
