import type { ParameterKey, Parameters } from '../../model/parameters.ts';
import { formatParameter } from '../../model/parse-parameters.ts';
import { type Cell, csv, json } from '../print.ts';
import { type FamilyRow, flatten } from '../table.ts';

/** A row of the sweep: what its axes set, in their order, then the row of `scale`. */
export interface SweepRow {
  readonly keys: readonly ParameterKey[];
  readonly parameters: Parameters;
  readonly row: FamilyRow;
}

/** Where a row stands among all rows of the sweep, whichever shard prints it. */
export interface Place {
  readonly first: boolean;
  readonly last: boolean;
}

/**
 * Text of a row and of what goes before and after it. It depends on the row and its place in the whole
 * sweep only, so that the texts of shards one after the other are the text of one run.
 */
export type Format = (row: SweepRow, place: Place) => string;

export const FORMATS = {
  /** A list as `scale` prints it; a shard of it is a fragment. */
  json: (row, { first, last }) => `${first ? '[' : ','}\n  ${object(row)}${last ? '\n]\n' : ''}`,
  /** Column names before the first row. */
  csv: (row, { first }) => {
    const cells = named(row);
    const [names, line] = csv(Object.keys(cells), [Object.values(cells)]);
    return first ? names + line : line;
  },
  /** JSON Lines: an object a line, and every shard complete in itself. */
  jsonl: (row) => `${object(row)}\n`,
} as const satisfies Record<string, Format>;

function object({ keys, parameters, row }: SweepRow): string {
  const set = Object.fromEntries(keys.map((key) => [key, parameters[key]]));
  // `graphs` may be set, and is then what the row says.
  return json({ ...set, ...row });
}

/** Numbers as they are, other values as `--set` takes them: a switch and none have a name. */
function named({ keys, parameters, row }: SweepRow): Record<string, Cell> {
  const set = keys.map((key) => {
    const value = parameters[key];
    return [key, typeof value === 'number' ? value : formatParameter(key, value)] as const;
  });
  return { ...Object.fromEntries(set), ...flatten(row) };
}
