import { NEAR, reproduced } from '../../claims/bar.ts';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { type Row, type RowOf, tally } from './rows.ts';
import { TOPIC_NAMES, TOPICS } from './topics.ts';

/** How many numbers are inside and how many statements hold, of those on show. */
export function PostSummary({ rowOf }: { readonly rowOf: RowOf }) {
  const { summary: text } = useMessages().claims;
  const language = useLanguage();
  const whole = new Intl.NumberFormat(language);
  const rows = TOPIC_NAMES.flatMap((topic) => TOPICS[topic])
    .map(rowOf)
    .filter((row) => row !== null);
  const { inside, numbers, hold, statements } = tally(rows);
  if (numbers + statements === 0) return <p className="claims-summary">{text.none}</p>;
  const near = rows.filter(
    ({ claim, answer }) =>
      claim.kind === 'number' && answer && 'median' in answer && reproduced(answer),
  );
  const families = whole.format(mostFamilies(rows));
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const count = (x: number) => whole.format(x);
  return (
    <p className="claims-summary">
      {[
        text.numbers(count(inside), count(numbers), families),
        text.near(count(near.length), percent.format(NEAR)),
        text.statements(count(hold), count(statements), families),
      ].join(language === 'zh' ? '' : ' ')}
    </p>
  );
}

/** A figure that some families never reach has fewer. */
function mostFamilies(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ answer }) => answer?.families ?? 0));
}
