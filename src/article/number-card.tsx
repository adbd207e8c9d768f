import type { NumberAnswer } from '../claims/claim.ts';
import { POST_CLAIMS, type PostClaimId } from '../claims/post/claims.ts';
import { STORED } from '../claims/stored/index.ts';
import { hereText, publishedText } from '../figures/claims/number-text.ts';
import { formOf } from '../figures/claims/topics.ts';
import { SLUGS, type Slug } from '../link/figures.ts';
import { catalogues, type Language } from '../messages/index.ts';
import { LiveNumber, Unit } from './live-number.tsx';
import type { NumberForm } from './number-text.ts';
import { useProse } from './prose-context.tsx';

/** What is known of a number: what was published, this model over many families, and the figure as it stands. */
export function NumberCard({
  of,
  as,
  claim,
  slug,
  value,
}: {
  readonly of: string;
  readonly as: NumberForm;
  readonly claim: string | undefined;
  readonly slug: Slug;
  readonly value: number;
}) {
  const { language, book } = useProse();
  const messages = catalogues[language];
  const text = messages.article.number;
  const told = claim === undefined ? null : claimTexts(language, claim);
  if (claim !== undefined && told === null) book.problem(`No claim has the name "${claim}".`);
  const figure = messages.figures.frame.figure(`${SLUGS.indexOf(slug) + 1}`);
  return (
    <>
      {told?.map((line) => (
        <span key={line} className="card-line">
          {line}
        </span>
      ))}
      <span className="card-line">
        {text.here(figure)}
        <Unit as={as}>
          <LiveNumber {...{ of, as, slug, value }} exact />
        </Unit>
      </span>
      <span className="card-line card-old">{text.old(figure)}</span>
    </>
  );
}

/** The published value and this model's range; null for an id that is no claim with a number. */
export function claimTexts(language: Language, id: string): string[] | null {
  const claim = POST_CLAIMS.find((each) => each.id === id);
  if (!claim || claim.kind === 'statement') return null;
  const text = catalogues[language].article.number;
  const form = formOf(claim.id as PostClaimId);
  const here = (value: number) => hereText(language, form, value, claim.unit);
  const published = text.published(publishedText(language, form, claim.published, claim.unit));
  const answer = STORED.post.answers.find(
    (each): each is NumberAnswer => each.id === id && 'median' in each,
  );
  if (!answer || answer.median === null || answer.low === null || answer.high === null) {
    return [published];
  }
  const families = new Intl.NumberFormat(language).format(answer.families);
  // A definition has no range worth a sentence.
  if (answer.low === answer.high) return [published, text.always(here(answer.median), families)];
  return [
    published,
    text.model(here(answer.median), here(answer.low), here(answer.high), families),
  ];
}
