import { useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import type { FigureTable } from './spec.ts';
import { tableAsCsv } from './table-csv.ts';

/** The table behind "Exact values", with a button that copies it. */
export function ValuesTable({ table }: { readonly table: FigureTable }) {
  return (
    <>
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
    </>
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
