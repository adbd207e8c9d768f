import type { ReactNode } from 'react';
import type { Slug } from '../figures/article/slugs.ts';
import { useProse } from './prose-context.tsx';
import { holds, statementOf } from './statements.ts';

export interface StatementProps {
  readonly of: string;
  readonly figure?: Slug;
  readonly children: ReactNode;
}

/** What is said while a statement holds. */
export function Holds(props: StatementProps) {
  return <Said {...props} when={true} />;
}

/** What is said in its place while it does not. */
export function Fails(props: StatementProps) {
  return <Said {...props} when={false} />;
}

function Said({ of, figure, when, children }: StatementProps & { readonly when: boolean }) {
  const { book, figures, medium } = useProse();
  const statement = statementOf(of);
  if (!statement) {
    book.problem(`No statement has the name "${of}".`);
    return null;
  }
  const slug = figure ?? statement.figure;
  const record = figures(slug);
  if (when && Number.isNaN(statement.margin(record))) {
    book.problem(`The figure ${slug} does not tell whether "${of}" holds.`);
  }
  const shown = holds(statement, record) === when;
  if (medium === 'feed') return shown ? children : null;
  const name = when ? { 'data-holds': of } : { 'data-fails': of };
  return (
    <span {...name} data-figure={slug} hidden={!shown}>
      {children}
    </span>
  );
}
