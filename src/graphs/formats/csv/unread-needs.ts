import { quoted } from '../../../model/quoted.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { needsIn } from '../shared/needs.ts';
import type { Columns } from './columns.ts';
import type { CsvRow } from './rows.ts';

/**
 * Where no column is called needs, another may be meant by it: one whose fields hold nothing but ids of other steps. It is not
 * read, for a number may be an id by chance; but it is pointed out.
 */
export function unreadNeeds(
  header: readonly string[],
  rows: readonly CsvRow[],
  { at }: Columns,
  ids: ReadonlySet<string>,
): Remark[] {
  if (at.has('needs')) return [];
  const known = new Set(at.values());
  const idAt = at.get('id') ?? 0;
  const holdsIds = (column: number): boolean => {
    let some = false;
    for (const { fields } of rows) {
      const needs = needsIn(fields[column] ?? '', (text) => ids.has(text));
      if (!needs.every((need) => ids.has(need) && need !== fields[idAt])) return false;
      some ||= needs.length > 0;
    }
    return some;
  };
  return header.flatMap((name, column) => {
    if (name === '' || known.has(column) || !holdsIds(column)) return [];
    const said = say`the column ${quoted(name)} holds ids of other steps: if these are needed, call it ${'needs'}`;
    return [remark('oddity', null, said)];
  });
}
