import { IntervalAxis, IntervalKey } from '../../components/claims/interval-plot.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import { ClaimRow } from './claim-row.tsx';
import { labLink } from './lab-link.ts';
import './post-table.css';
import type { Recomputation } from './recomputation.ts';
import type { RowOf } from './rows.ts';
import { TOPIC_NAMES, TOPICS } from './topics.ts';

export interface PostTableProps {
  readonly study: Recomputation;
  readonly rowOf: RowOf;
  /** The address of the lab. */
  readonly lab: string;
}

/** The claims of the post by topic: what was published, what comes out here, and whether they meet. */
export function PostTable({ study, rowOf, lab }: PostTableProps) {
  const { claims: text } = useMessages();
  const { columns, legend } = text;
  return (
    <>
      <ul className="claims-legend">
        <li>
          <IntervalKey inside={true} />
          {legend.inside}
        </li>
        <li>
          <IntervalKey inside={false} />
          {legend.outside}
        </li>
        <li>
          <span className="claims-key-published" aria-hidden="true" />
          {legend.published}
        </li>
        <li>
          <span className="claims-key-beyond" aria-hidden="true">
            ▸
          </span>
          {legend.beyond}
        </li>
        <li>{legend.scale}</li>
      </ul>
      <table className="claims-table" aria-label={text.tableLabel}>
        <thead>
          <tr>
            <th scope="col">{columns.claim}</th>
            <th scope="col">{columns.published}</th>
            <th scope="col">{columns.here}</th>
            <th scope="col">{columns.range}</th>
            <th scope="col" className="claim-plot">
              {columns.ratio}
              <IntervalAxis labels={text.axis} />
            </th>
            <th scope="col">{columns.verdict}</th>
            <th scope="col">{columns.lab}</th>
          </tr>
        </thead>
        {TOPIC_NAMES.map((topic) => (
          <tbody key={topic}>
            <tr className="claims-topic">
              <th scope="rowgroup" colSpan={7}>
                {text.topics[topic]}
              </th>
            </tr>
            {TOPICS[topic].map((id) => {
              const row = rowOf(id);
              return row ? (
                <ClaimRow key={id} id={id} row={row} href={labLink(lab, study, row.claim)} />
              ) : null;
            })}
          </tbody>
        ))}
      </table>
    </>
  );
}
