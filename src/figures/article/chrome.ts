import { createContext, useContext } from 'react';
import { type Chrome, DEFAULT_CHROME, type Part } from '../../link/link-state.ts';

/** What stands around a figure: all of it, but where it is embedded. */
export const ChromeContext = createContext<Chrome>(DEFAULT_CHROME);

export function useChrome(): Chrome {
  return useContext(ChromeContext);
}

/** Tells whether a part is there. */
export function useShows(): (part: Part) => boolean {
  const { hidden } = useChrome();
  return (part) => !hidden.includes(part);
}
