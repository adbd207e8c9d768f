import { useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { DigestLine } from './digest-line.tsx';
import type { FigureTable } from './spec.ts';
import { tableAsCsv } from './table-csv.ts';

export interface ExactValuesProps {
  readonly table: FigureTable;
  /** Whether the reader had opened it before the figure came to life. */
  readonly opened?: boolean;
  /** Fingerprint of the result; left out where none is made. */
  readonly digest?: (() => string | null) | undefined;
}

/** The values of a figure as a table, on request. Opens without a script too. */
export function ExactValues({ table, opened = false, digest }: ExactValuesProps) {
  const { frame } = useMessages().figures;
  const [open, setOpen] = useState(opened);
  return (
    <details
      className="fig-values"
      open={opened}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{frame.values}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too */}
      <section className="fig-table" aria-label={table.caption} tabIndex={0}>
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: names may come again
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyTable table={table} />
      {/* Computed when somebody looks. */}
      {open && digest && <DigestLine digest={digest()} />}
    </details>
  );
}

function CopyTable({ table }: { readonly table: FigureTable }) {
  const { frame } = useMessages().figures;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tableAsCsv(table));
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      // Refused by the browser: the table is there to be selected.
    }
  };
  return (
    <button type="button" className="fig-action needs-js" onClick={copy}>
      {copied ? frame.copied : frame.copy}
    </button>
  );
}
