import type { Slug } from '../link/figures.ts';
import { WithCard } from './card.tsx';
import { LiveNumber, Unit } from './live-number.tsx';
import { NumberCard } from './number-card.tsx';
import { isForm, type NumberForm, numberText } from './number-text.ts';
import { useProse } from './prose-context.tsx';

export interface NumberProps {
  /** Its name in the record of its figure. */
  readonly of: string;
  readonly as?: NumberForm;
  /** The published claim that is this very number. */
  readonly claim?: string;
  /** The figure it is read from, where that is not the section's own. */
  readonly figure?: Slug;
}

/**
 * A number of a figure, in a sentence. It follows the figure while the reader changes it; focusing it shows what was
 * published, the range of this model, and the value with more digits.
 */
export function N({ of, as = 'times', claim, figure }: NumberProps) {
  const place = useProse();
  const { book, language, medium } = place;
  const slug = figure ?? place.section;
  if (slug === null) {
    book.problem(`The number "${of}" names no figure, and stands in no section.`);
    return null;
  }
  if (!isForm(as)) {
    book.problem(`The number "${of}" of ${slug} is to be written as "${as}", which is no form.`);
    return null;
  }
  const figures = place.figures(slug);
  if (!Object.hasOwn(figures, of)) book.problem(`The figure ${slug} has no number "${of}".`);
  const value = figures[of] ?? Number.NaN;
  if (medium === 'feed') return <Unit as={as}>{numberText(language, as, value)}</Unit>;
  const id = book.id();
  return (
    <WithCard id={id} card={<NumberCard {...{ of, as, claim, slug, value }} />}>
      <button type="button" className="number" aria-describedby={id}>
        <Unit as={as}>
          <LiveNumber {...{ of, as, slug, value }} />
        </Unit>
      </button>
    </WithCard>
  );
}
