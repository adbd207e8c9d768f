import type { ReactNode } from 'react';
import { useProse } from './prose-context.tsx';

/** A heading inside a chapter, which can be linked to. */
export function PartHeading({ children }: { readonly children?: ReactNode }) {
  const { book, medium } = useProse();
  const id = book.heading(children);
  if (medium === 'feed') return <h3>{children}</h3>;
  return (
    <h2 id={id}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </h2>
  );
}
