import { createContext, useContext } from 'react';

const StillContext = createContext(false);

/**
 * Says of the controls inside whether they stand in a page as it is made, before anything answers them. Browsers look through
 * the boxes of a whole page for what they could fill in, and lay out for it even what lies far below: with two dozen
 * boxes that takes a phone a fifth of a second. There a number stands in place of its box.
 */
export const StillControls = StillContext.Provider;

export function useStill(): boolean {
  return useContext(StillContext);
}
