import type { PostClaimId } from '../../claims/post/claims.ts';
import { IntervalPlot } from '../../components/claims/interval-plot.tsx';
import { Verdict } from '../../components/claims/verdict.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { hereText, publishedText } from './number-text.ts';
import { measuredOf, type Row } from './rows.ts';
import { formOf } from './topics.ts';

export interface ClaimRowProps {
  readonly id: PostClaimId;
  readonly row: Row;
  readonly href: string;
}

const GOOD = {
  inside: true,
  holds: true,
  outside: false,
  fails: false,
  definition: null,
  unknown: null,
} as const;

/** A claim with its numbers, its plot, its verdict, and the way to see it. */
export function ClaimRow({ id, row, href }: ClaimRowProps) {
  const { claims: text } = useMessages();
  const { claim, verdict } = row;
  return (
    <tr id={id} className="claim" data-verdict={verdict}>
      <th scope="row" id={`what-${id}`} className="claim-what">
        {text.post[id]}
      </th>
      {claim.kind === 'statement' ? (
        <td className="claim-statement" colSpan={4}>
          <StatementCell row={row} />
        </td>
      ) : (
        <NumberCells id={id} row={row} published={claim.published} unit={claim.unit} />
      )}
      <td className="claim-verdict">
        <Verdict good={GOOD[verdict]}>{text.verdict[verdict]}</Verdict>
      </td>
      <td className="claim-open">
        <a id={`open-${id}`} href={href} aria-labelledby={`open-${id} what-${id}`}>
          {text.open}
        </a>
      </td>
    </tr>
  );
}

function StatementCell({ row: { answer } }: { readonly row: Row }) {
  const { claims: text } = useMessages();
  const whole = new Intl.NumberFormat(useLanguage());
  return answer ? text.medians(whole.format(answer.families)) : null;
}

interface NumberCellsProps {
  readonly id: PostClaimId;
  readonly row: Row;
  readonly published: number;
  readonly unit: number;
}

function NumberCells({ id, row, published, unit }: NumberCellsProps) {
  const language = useLanguage();
  const { claims: text } = useMessages();
  const { columns } = text;
  const form = formOf(id);
  const measured = measuredOf(row);
  const here = (value: number) => hereText(language, form, value, unit);
  return (
    <>
      <td className="claim-number" data-label={columns.published}>
        {publishedText(language, form, published, unit)}
      </td>
      <td className="claim-number claim-here" data-label={columns.here}>
        {measured ? here(measured.median) : text.none}
      </td>
      <td className="claim-number claim-range" data-label={columns.range}>
        {measured ? text.range(here(measured.low), here(measured.high)) : text.none}
      </td>
      <td className="claim-plot">
        {measured ? (
          <IntervalPlot
            measured={{ ...measured, published, unit }}
            inside={row.verdict !== 'outside'}
          />
        ) : null}
      </td>
    </>
  );
}
