import { type ReactNode, useLayoutEffect, useState } from 'react';

export interface UnfoldedProps {
  /** The part of the page as it was made, whose place the children take. */
  readonly from: Element;
  readonly children: ReactNode;
}

/** What a reader had unfolded before a part of the page came to life stays so in what takes its place. */
export function Unfolded({ from, children }: UnfoldedProps) {
  const [wasOpen] = useState(() => foldsIn(from).map(({ open }) => open));
  useLayoutEffect(() => {
    const folds = foldsIn(from);
    if (folds.length !== wasOpen.length) return;
    for (const [i, fold] of folds.entries()) fold.open ||= wasOpen[i];
  }, [from, wasOpen]);
  return children;
}

function foldsIn(part: Element): readonly HTMLDetailsElement[] {
  return [...part.querySelectorAll('details')];
}
