import type { ReactNode } from 'react';
import type { Shareable } from './shareable.ts';

/** What a reader can do with a figure as a whole: send it, embed it, take it along. */
export function FigureActions(_: { readonly of: Shareable }): ReactNode {
  return null;
}
