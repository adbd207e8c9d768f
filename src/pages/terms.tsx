import { Fragment, type ReactNode } from 'react';

/** A text in which words between asterisks are terms that it introduces. */
export function withTerms(text: string): ReactNode {
  const parts = text.split('*');
  return parts.map((part, i) => {
    const key = `${i}-${part}`;
    return i % 2 === 1 ? <dfn key={key}>{part}</dfn> : <Fragment key={key}>{part}</Fragment>;
  });
}
