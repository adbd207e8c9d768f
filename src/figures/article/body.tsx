import { useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { WithUnits } from '../../components/transport/time-unit.tsx';
import { descriptionId } from './frame.tsx';
import type { AnyFigureSpec, AnyPicture, AnyShown, FigureTable } from './spec.ts';
import { tableAsCsv } from './table-csv.ts';

export interface BodyProps {
  readonly spec: AnyFigureSpec;
  readonly shown: AnyShown;
  readonly Picture: AnyPicture;
  readonly onOptions: (change: object) => void;
}

/** The picture of a result, its words, its caption, and its values on request. */
export function FigureBody({ spec, shown, Picture, onOptions }: BodyProps) {
  const language = useLanguage();
  return (
    <div className="fig-body" data-still={spec.slug}>
      <p id={descriptionId(spec.slug)} className="visually-hidden">
        {spec.describe(shown, language)}
      </p>
      <div className="fig-picture">
        <Picture {...shown} onOptions={onOptions} />
      </div>
      <figcaption className="fig-caption">
        <WithUnits>{spec.caption(shown, language)}</WithUnits>
      </figcaption>
      <ExactValues table={spec.table(shown, language)} />
    </div>
  );
}

/** Closed at first; opens without a script too. */
export function ExactValues({ table }: { readonly table: FigureTable }) {
  const { frame } = useMessages().figures;
  return (
    <details className="fig-values">
      <summary>{frame.values}</summary>
      <div className="fig-table">
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
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CopyTable table={table} />
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
