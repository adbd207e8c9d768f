import { csvField } from '../../model/csv-field.ts';
import type { FigureTable } from './spec.ts';

/** A table as comma-separated values (RFC 4180): as it is written on the page. */
export function tableAsCsv({ head, rows }: FigureTable): string {
  return [head, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}
