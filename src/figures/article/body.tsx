import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { WithUnits } from '../../components/transport/time-unit.tsx';
import { useShows } from './chrome.ts';
import { DigestLine } from './digest-line.tsx';
import { descriptionId } from './frame.tsx';
import type { AnyFigureSpec, AnyPicture, AnyShown, FigureTable } from './spec.ts';
import { tableAsCsv } from './table-csv.ts';

export interface BodyProps {
  readonly spec: AnyFigureSpec;
  readonly shown: AnyShown;
  readonly Picture: AnyPicture;
  readonly onOptions: (change: object) => void;
  /** More of the picture is on its way. */
  readonly working?: boolean;
  /** Whether the reader had opened the values before the figure came to life. */
  readonly opened?: boolean;
  /** Fingerprint of the result; null while it is not whole, or not of the settings as they are. Left out where none is made. */
  readonly digest?: () => string | null;
}

/** The picture of a result, its words, its caption, and its values on request. */
export function FigureBody(props: BodyProps) {
  const { spec, shown, Picture, onOptions, working = false, opened = false, digest } = props;
  const language = useLanguage();
  const caption = useKeptHeight(working);
  const shows = useShows();
  return (
    <div className="fig-body" data-still={spec.slug}>
      <p id={descriptionId(spec.slug)} className="visually-hidden">
        {spec.describe(shown, language)}
      </p>
      <div className="fig-picture">
        <Picture {...shown} onOptions={onOptions} />
      </div>
      {shows('caption') && (
        <figcaption ref={caption} className="fig-caption">
          <WithUnits>{spec.caption(shown, language)}</WithUnits>
        </figcaption>
      )}
      {shows('values') && (
        <ExactValues table={spec.table(shown, language)} opened={opened} digest={digest} />
      )}
    </div>
  );
}

/**
 * For an element whose text is shorter while more is on its way, as without intervals: keeps its height until then, so that
 * the page beneath stays where it is.
 */
function useKeptHeight(keep: boolean) {
  const element = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    current.style.minHeight = keep ? `${height.current}px` : '';
    if (!keep) height.current = current.getBoundingClientRect().height;
  });
  return element;
}

interface ExactValuesProps {
  readonly table: FigureTable;
  readonly opened: boolean;
  readonly digest: BodyProps['digest'];
}

/** Opens without a script too. */
function ExactValues({ table, opened, digest }: ExactValuesProps) {
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
