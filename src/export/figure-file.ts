import type { DataTable } from './data-table.ts';
import { BEFORE_ROWS, FIGURE_FILE_FORMAT, FIGURE_FILE_VERSION } from './figure-file-format.ts';
import type { Provenance } from './provenance.ts';

/**
 * A figure as JSON: its numbers, a row a line, and the state that shows it, which the site opens again. A cell is null
 * where there is no number. The same state gives the same bytes.
 */
export function figureFile(table: DataTable, of: Provenance): string {
  const head = {
    format: FIGURE_FILE_FORMAT,
    version: FIGURE_FILE_VERSION,
    figure: of.figure,
    title: of.title,
    link: of.link,
    query: of.query,
    preset: of.preset,
    seed: of.parameters.seed,
    parameters: of.parameters,
    model: of.model,
    digest: of.digest,
    commands: of.commands,
  };
  return rowsAfter(head, table);
}

/** A table as JSON, a row a line, after entries of any kind. */
export function rowsAfter(head: Readonly<Record<string, unknown>>, table: DataTable): string {
  const columns = table.columns.map(({ name }) => name);
  const entries = Object.entries({ ...head, columns }).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  // JSON writes what is no finite number as null.
  const lines = table.rows.map((row) => `  ${JSON.stringify(row)}`);
  return `{\n${entries.join(',\n')}${BEFORE_ROWS}\n${lines.join(',\n')}\n ]\n}\n`;
}
