import type { FigureTable } from './spec.ts';

/** A table as comma-separated values (RFC 4180): as it is written on the page. */
export function tableAsCsv({ head, rows }: FigureTable): string {
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
