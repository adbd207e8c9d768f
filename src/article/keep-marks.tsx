import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { Try } from './links.tsx';
import { N } from './number.tsx';
import { useProse } from './prose-context.tsx';

/** Marks that no line may begin with. */
const MARKS = /^[，。；：、？！）”’,.;:?!)]+/u;

/**
 * The text of a sentence in which a number or a button keeps the mark behind it on its line. Both are boxes to a browser,
 * and it breaks lines behind a box whatever comes next.
 */
export function KeepMarks({ children }: { readonly children?: ReactNode }) {
  const { medium } = useProse();
  if (medium === 'feed') return children;
  return keptTogether(Children.toArray(children));
}

function keptTogether(parts: readonly ReactNode[]): ReactNode[] {
  return parts.map((part, i) => {
    const text = typeof part === 'string' && isBox(parts[i - 1]) ? part.replace(MARKS, '') : part;
    const key = isValidElement(part) ? part.key : `text${i}`;
    const next = parts[i + 1];
    const [marks] = (isBox(part) && typeof next === 'string' && MARKS.exec(next)) || [];
    if (!marks) return <Fragment key={key}>{text}</Fragment>;
    return (
      <span key={key} className="kept">
        {part}
        {marks}
      </span>
    );
  });
}

function isBox(part: ReactNode): boolean {
  return isValidElement(part) && (part.type === N || part.type === Try);
}
