import { quoted } from '../../model/quoted.ts';
import type { Places, StepInput } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import { atLine } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { withLineFeeds } from '../text/lines.ts';
import { within } from '../text/reading.ts';
import { type ColumnName, type Columns, columnsOf } from './csv/columns.ts';
import { durationColumn, type WrittenDuration, writtenDuration } from './csv/durations.ts';
import { numberReader, type WrittenNumber } from './csv/numbers.ts';
import { type CsvRow, csvRows } from './csv/rows.ts';
import { looksLikeTable, tableIn } from './csv/table.ts';
import { unreadNeeds } from './csv/unread-needs.ts';
import type { Draft, GraphFormat, Reading } from './format.ts';
import { needsIn, SEPARATES_NEEDS } from './shared/needs.ts';
import { oneFile } from './shared/one-file.ts';

/**
 * A table of separated values, a step a line: columns id, duration and needs, and value and sort where they are wanted, in
 * the order that the first line names. Between the fields commas, semicolons or tabs.
 */
export const csv: GraphFormat = {
  id: 'csv',
  signs: { text: 'id,duration,needs' },
  recognises: (file) => looksLikeTable(file),
  *read(files) {
    return yield* reading(withLineFeeds(oneFile(files).text));
  },
};

const BETWEEN_PAUSES = 2 ** 14;

function* reading(text: string): Reading {
  const table = tableIn(text);
  const rows = yield* within(csvRows(table.text, table.separator, table.line), 0, 0.6);
  const [header, ...steps] = rows;
  const columns = columnsOf(header.fields);
  checkHeader(header, columns);
  if (steps.length === 0) {
    throw new GraphError(null, say`there is a header and no step: every step is a line under it`);
  }
  for (const row of steps) checkLength(row, header);
  return yield* within(stepsOf(header, steps, columns), 0.6, 1);
}

function* stepsOf(header: CsvRow, rows: readonly CsvRow[], columns: Columns): Reading {
  const field = ({ fields }: CsvRow, name: ColumnName) =>
    fields[columns.at.get(name) ?? fields.length] ?? '';
  const written = rows.map((row) => writtenDuration(row.line, field(row, 'duration')));
  const numbers = numberReader(writtenNumbers(written, rows, field));
  const { unit, durations, remarks: units } = durationColumn(written, numbers, columns.unit);
  const ids = new Set(rows.map((row) => field(row, 'id')));
  const steps: StepInput[] = [];
  for (const row of rows) {
    if (steps.length % BETWEEN_PAUSES === 0) yield steps.length / rows.length;
    const value = numbers.read(field(row, 'value'));
    const sort = field(row, 'sort');
    steps.push({
      id: field(row, 'id'),
      duration: durations[steps.length],
      needs: needsIn(field(row, 'needs'), (text) => ids.has(text)),
      ...(value === undefined ? {} : { value }),
      ...(sort === '' ? {} : { sort }),
    });
  }
  const at = (i: number) => atLine(rows[i].line);
  const places: Places = { step: at, id: at, duration: at, need: at };
  const remarks = [
    ...aboutColumns(columns),
    ...unreadNeeds(header.fields, rows, columns, ids),
    ...numbers.remarks,
    ...units,
    ...ambiguousIds(rows, steps),
    ...notUsed(columns),
  ];
  return { steps, places, unit, remarks, edgesUnknown: !columns.at.has('needs') } satisfies Draft;
}

function* writtenNumbers(
  durations: readonly WrittenDuration[],
  rows: readonly CsvRow[],
  field: (row: CsvRow, name: ColumnName) => string,
): IterableIterator<WrittenNumber> {
  for (const [i, row] of rows.entries()) {
    yield { line: row.line, text: durations[i].number };
    yield { line: row.line, text: field(row, 'value') };
  }
}

function checkHeader({ line, fields }: CsvRow, { at, twice }: Columns): void {
  if (!at.has('id') && !at.has('duration') && !at.has('needs')) {
    throw new GraphError(
      atLine(line),
      say`the first line has to name the columns ${'id,duration,needs'}, and it begins with ${quoted(fields[0])}`,
    );
  }
  if (twice) throw new GraphError(atLine(line), say`the column ${twice} is there twice`);
  const missing = (['id', 'duration'] as const).find((name) => !at.has(name));
  if (missing) throw new GraphError(atLine(line), say`the column ${missing} is missing`);
}

function checkLength({ line, fields }: CsvRow, header: CsvRow): void {
  const more = fields.findIndex((field, i) => i >= header.fields.length && field !== '');
  if (more === -1) return;
  throw new GraphError(
    atLine(line),
    say`the line has more fields than the header: ${quoted(fields[more])} is in none of its columns (several needs stand in quotes, or with spaces between them)`,
  );
}

/** Where an id holds what separates needs, which was meant is a decision. */
function ambiguousIds(rows: readonly CsvRow[], steps: readonly StepInput[]): Remark[] {
  const first = steps.findIndex(({ id }) => SEPARATES_NEEDS.test(id));
  if (first === -1) return [];
  return [
    remark(
      'rule',
      atLine(rows[first].line),
      say`${quoted(steps[first].id)} holds a space or what separates needs: needs are taken for one id where they are one, else parted at semicolons, bars and commas, else at spaces`,
    ),
  ];
}

function aboutColumns({ at, byName }: Columns): Remark[] {
  const told: Remark[] = [];
  if (byName) told.push(remark('rule', null, say`no step has an id: its name is taken for it`));
  if (!at.has('needs')) {
    const said = say`no column says what a step needs: none waits for another`;
    told.push(remark('rule', null, said));
  }
  return told;
}

function notUsed({ others }: Columns): Remark[] {
  if (others.length === 0) return [];
  const names = others.slice(0, 8).map(quoted).join(', ');
  return [
    remark(
      'ignored',
      null,
      say`columns that are not used here: ${names}`,
      Math.max(0, others.length - 8),
    ),
  ];
}
