import type { DataCell, DataTable } from '../../../src/export/data-table.ts';

type Row = Record<string, DataCell>;

/** Rows by the names of their columns. */
export function observations({ columns, rows }: DataTable): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])));
}

/** Those that have these cells. */
export function where(table: DataTable, cells: Row): Row[] {
  return observations(table).filter((row) =>
    Object.entries(cells).every(([name, cell]) => row[name] === cell),
  );
}
