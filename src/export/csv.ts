import { csvField } from '../model/csv-field.ts';
import type { DataCell, DataTable } from './data-table.ts';
import type { Provenance } from './provenance.ts';

const END = '\r\n';

/**
 * A table as comma-separated values (RFC 4180), after lines that begin with `# ` and tell how to have it again. A cell
 * is empty where there is no number. The same state gives the same bytes.
 */
export function csvFile(table: DataTable, provenance: Provenance): string {
  return csvAfter(header(provenance), table);
}

/** The same after lines of any kind. */
export function csvAfter(head: readonly string[], { columns, rows }: DataTable): string {
  const lines = [
    ...head.map((line) => `# ${oneLine(line)}`),
    record(columns.map(({ name }) => name)),
    ...rows.map(record),
  ];
  return lines.map((line) => line + END).join('');
}

function header(of: Provenance): string[] {
  const { parameters, differing } = of;
  return [
    of.title,
    `Figure: ${of.figure}`,
    `Link: ${of.link}`,
    `Query: ${of.query || 'none, all is as at first'}`,
    `Preset: ${of.preset}`,
    `Differs from it: ${differing.join(', ') || 'nothing'}`,
    `Seed: ${parameters.seed}`,
    `Graph: ${parameters.graph}`,
    `Model version: ${of.model}`,
    `Digest: ${of.digest ?? 'none, the figure was not computed to its end'}`,
    ...of.commands.map((command) => `Command: ${command}`),
  ];
}

function record(cells: readonly DataCell[]): string {
  return cells.map(cellText).join(',');
}

function cellText(cell: DataCell): string {
  if (typeof cell === 'number') return Number.isNaN(cell) ? '' : String(cell);
  return csvField(guarded(cell));
}

/**
 * Spreadsheets take a text that begins so for a formula, and would run it. One that begins with the guard already gets
 * another, so that no two texts become one.
 */
function guarded(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A title with a line break in it would end the comment. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
