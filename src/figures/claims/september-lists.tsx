import { DifferencePlot } from '../../components/claims/difference-plot.tsx';
import { Verdict } from '../../components/claims/verdict.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { briefText, differenceText } from './number-text.ts';
import { measuredOf, type RowOf } from './rows.ts';
import { AGREEMENT, compare, GENERATOR_FIGURES, SCALE, SINGLE_FIGURES } from './september-table.ts';

/** What the table says of one agent and of the task graphs, which no matrix holds. */
export function SeptemberLists({ rowOf }: { readonly rowOf: RowOf }) {
  const { september: text } = useMessages().claims;
  return (
    <div className="september-lists">
      <List
        title={text.singleTitle}
        rowOf={rowOf}
        entries={SINGLE_FIGURES.map((figure) => [`single-${figure}`, text.single[figure]])}
      />
      <List
        title={text.generatorTitle}
        rowOf={rowOf}
        entries={GENERATOR_FIGURES.map((figure) => [`generator-${figure}`, text.generator[figure]])}
      />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly rowOf: RowOf;
  /** Ids and what they are. */
  readonly entries: readonly (readonly [string, string])[];
}

function List({ title, rowOf, entries }: ListProps) {
  const language = useLanguage();
  const { none, september: text } = useMessages().claims;
  const { columns, verdict } = text;
  return (
    <table className="september-list">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{columns.published}</th>
          <th scope="col">{columns.here}</th>
          <th scope="col" colSpan={2}>
            {columns.difference}
          </th>
          <th scope="col">{columns.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([id, what]) => {
          const row = rowOf(id);
          if (!row || row.claim.kind === 'statement') return null;
          const compared = compare(row);
          const measured = measuredOf(row);
          return (
            <tr key={id}>
              <th scope="row">{what}</th>
              <td>{briefText(language, row.claim.published)}</td>
              <td>{measured ? briefText(language, measured.median) : none}</td>
              <td>{compared ? differenceText(language, compared.difference) : none}</td>
              <td>
                {compared ? <DifferencePlot {...compared} scale={SCALE} band={AGREEMENT} /> : null}
              </td>
              <td>
                <Verdict good={compared ? compared.agrees : null}>
                  {!compared ? verdict.unknown : compared.agrees ? verdict.agrees : verdict.differs}
                </Verdict>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
