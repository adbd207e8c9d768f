import { memo } from 'react';
import { DifferencePlot } from '../../components/claims/difference-plot.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { briefText, differenceText } from './number-text.ts';
import { measuredOf, type Row } from './rows.ts';
import { AGREEMENT, compare, SCALE } from './september-table.ts';

export interface CellProps {
  readonly at: number;
  readonly row: Row | null;
  readonly reachable: boolean;
  readonly onFocus: (at: number) => void;
  readonly onPoint: (at: number) => void;
}

/** What came out, what was published, and the difference: as a number and as a dot. */
export const MatrixCell = memo(function MatrixCell({
  at,
  row,
  reachable,
  onFocus,
  onPoint,
}: CellProps) {
  const language = useLanguage();
  const { none, september } = useMessages().claims;
  const compared = row && compare(row);
  const measured = row && measuredOf(row);
  const published = row && row.claim.kind !== 'statement' ? row.claim.published : null;
  return (
    <button
      type="button"
      className="matrix-cell"
      data-cell={at}
      data-agrees={compared?.agrees}
      tabIndex={reachable ? 0 : -1}
      onFocus={() => onFocus(at)}
      onClick={() => onFocus(at)}
      onPointerEnter={() => onPoint(at)}
    >
      <span className="matrix-here">{measured ? briefText(language, measured.median) : none}</span>
      <span className="matrix-published">
        {published === null ? none : briefText(language, published)}{' '}
        <span className="matrix-difference">
          {compared ? differenceText(language, compared.difference) : null}
        </span>
      </span>
      {compared ? (
        <>
          <DifferencePlot {...compared} scale={SCALE} band={AGREEMENT} />
          <span className="visually-hidden">
            {compared.agrees ? september.verdict.agrees : september.verdict.differs}
          </span>
        </>
      ) : null}
    </button>
  );
});
