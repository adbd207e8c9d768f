import type { ReactNode } from 'react';
import type { Slug } from '../link/figures.ts';
import { catalogues } from '../messages/index.ts';
import { KeepMarks } from './keep-marks.tsx';
import { useProse } from './prose-context.tsx';
import { statementOf, type Verdict, verdictOf } from './statements.ts';

export interface StatementProps {
  readonly of: string;
  readonly figure?: Slug;
  readonly children: ReactNode;
}

/** What is said while a statement holds. */
export function Holds(props: StatementProps) {
  return <Said {...props} when="holds" />;
}

/** What is said in its place while it does not, and that nothing can be said where it cannot be told. */
export function Fails(props: StatementProps) {
  const { article } = catalogues[useProse().language];
  return (
    <>
      <Said {...props} when="fails" />
      <Said {...props} when="untold">
        {article.untold}
      </Said>
    </>
  );
}

function Said({ of, figure, when, children }: StatementProps & { readonly when: Verdict }) {
  const { book, figures, medium } = useProse();
  const statement = statementOf(of);
  if (!statement) {
    book.problem(`No statement has the name "${of}".`);
    return null;
  }
  const slug = figure ?? statement.figure;
  const verdict = verdictOf(statement, figures(slug));
  if (when === 'holds' && verdict === null) {
    book.problem(`The figure ${slug} does not tell whether "${of}" holds.`);
  }
  const shown = verdict === when;
  if (medium === 'feed') return shown ? children : null;
  return (
    <span {...{ [`data-${when}`]: of }} data-figure={slug} hidden={!shown}>
      <KeepMarks>{children}</KeepMarks>
    </span>
  );
}
