import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { differenceText, exactText } from './number-text.ts';
import { measuredOf, type RowOf } from './rows.ts';
import { compare, publishedInterval, SEPTEMBER_IDS } from './september-table.ts';

/** Every figure of September by its id, with all digits and intervals, for those who want to copy them. */
export function ExactTable({ rowOf }: { readonly rowOf: RowOf }) {
  const language = useLanguage();
  const { none, range, september: text } = useMessages().claims;
  const { columns, verdict } = text;
  const exact = (x: number) => exactText(language, x);
  return (
    <details className="exact">
      <summary>{text.exact}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys too */}
      <section className="exact-frame" aria-label={text.exactLabel} tabIndex={0}>
        <table className="exact-table">
          <thead>
            <tr>
              <th scope="col">{columns.id}</th>
              <th scope="col">{columns.published}</th>
              <th scope="col">{columns.here}</th>
              <th scope="col">{columns.interval}</th>
              <th scope="col">{columns.families}</th>
              <th scope="col">{columns.difference}</th>
              <th scope="col">{columns.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {SEPTEMBER_IDS.map((id) => {
              const row = rowOf(id);
              if (!row || row.claim.kind === 'statement') return null;
              const measured = measuredOf(row);
              const compared = compare(row);
              const interval = publishedInterval(id);
              return (
                <tr key={id} id={id}>
                  <th scope="row">{id}</th>
                  <td>
                    {exact(row.claim.published)}
                    {interval ? ` (${range(exact(interval[0]), exact(interval[1]))})` : null}
                  </td>
                  <td>{measured ? exact(measured.median) : none}</td>
                  <td>{measured ? range(exact(measured.low), exact(measured.high)) : none}</td>
                  <td>{measured ? exact(measured.families) : none}</td>
                  <td>{compared ? differenceText(language, compared.difference) : none}</td>
                  <td>
                    {!compared
                      ? verdict.unknown
                      : compared.agrees
                        ? verdict.agrees
                        : verdict.differs}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
