import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { labLink } from './lab-link.ts';
import { differenceText, exactText } from './number-text.ts';
import type { Recomputation } from './recomputation.ts';
import { measuredOf, type RowOf } from './rows.ts';
import { COLUMNS, compare, ROWS, swarmId } from './september-table.ts';

export interface DetailProps {
  readonly study: Recomputation;
  readonly rowOf: RowOf;
  readonly lab: string;
  /** Which cell of the matrix, row by row. */
  readonly at: number;
}

/** One line about one cell of the matrix. It always takes its room. */
export function Detail({ study, rowOf, lab, at }: DetailProps) {
  const language = useLanguage();
  const { open, none, september: text } = useMessages().claims;
  const swarm = ROWS[Math.floor(at / COLUMNS.length)];
  const figure = COLUMNS[at % COLUMNS.length];
  const row = rowOf(swarmId(swarm, figure));
  const measured = row && measuredOf(row);
  const compared = row && compare(row);
  const agents = String(swarm.agents);
  const what = text.cell(text[swarm.kind], agents, text.figures[figure].long);
  const exact = (x: number) => exactText(language, x);
  return (
    <p className="matrix-detail">
      {measured && compared
        ? text.detail(
            what,
            exact(measured.median),
            exact(measured.low),
            exact(measured.high),
            exact(measured.published),
            differenceText(language, compared.difference),
            exact(measured.families),
          )
        : `${what}: ${row && row.claim.kind !== 'statement' ? exact(row.claim.published) : none}`}{' '}
      {row ? (
        <a className="needs-js" href={labLink(lab, study, row.claim)}>
          {open}
        </a>
      ) : null}
    </p>
  );
}
