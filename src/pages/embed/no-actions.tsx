import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Shareable } from '../../figures/share/shareable.ts';

/** Takes the figure as it can be asked about. */
export const TakeShareable = createContext<(of: Shareable) => void>(() => {});

/**
 * Instead of what the pages offer at a figure: a frame has no room for a dialog, and may save no files. What would have
 * been offered tells the surroundings what is on show.
 */
export function FigureActions({ of }: { readonly of: Shareable | null }): ReactNode {
  const take = useContext(TakeShareable);
  useEffect(() => {
    if (of) take(of);
  }, [take, of]);
  return null;
}
