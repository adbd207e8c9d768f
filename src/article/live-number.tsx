import type { ReactNode } from 'react';
import { Mid } from '../components/readouts/mid.tsx';
import type { Slug } from '../link/figures.ts';
import { type NumberForm, numberText } from './number-text.ts';
import { useProse } from './prose-context.tsx';

/** The text that `live-numbers.ts` keeps up to date. */
export function LiveNumber({
  of,
  as,
  slug,
  value,
  exact,
}: {
  readonly of: string;
  readonly as: NumberForm;
  readonly slug: Slug;
  readonly value: number;
  readonly exact?: boolean;
}) {
  const { language } = useProse();
  return (
    <span data-number={of} data-figure={slug} data-as={as} data-exact={exact || undefined}>
      {numberText(language, as, value, exact)}
    </span>
  );
}

/** The number with its unit behind it, where it has one. */
export function Unit({ as, children }: { readonly as: NumberForm; readonly children: ReactNode }) {
  if (as !== 'time') return children;
  return (
    <>
      {children} <Mid />
    </>
  );
}
