import { LINK_VERSION } from '../link/version.ts';
import { onTheme, shownTheme } from './theme.ts';

/** A query with another theme in it, all else as it was. */
export function withTheme(query: string, theme: 'light' | 'dark' | null): string {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^theme(=|$)/.test(part));
  const isVersion = (part: string) => /^v=/.test(part);
  if (theme !== null) {
    if (!parts.some(isVersion)) parts.push(`v=${LINK_VERSION}`);
    parts.push(`theme=${theme}`);
  }
  // A version by itself says nothing.
  return parts.every(isVersion) ? '' : `?${parts.join('&')}`;
}

/**
 * Writes the theme that a reader chooses into the address of a page that has no other state, or none yet; where there is
 * one, `link-sync.ts` does. The function returned ends it.
 */
export function keepThemeInAddress(): () => void {
  return onTheme(() => {
    const { pathname, search, hash } = window.location;
    try {
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${withTheme(search, shownTheme())}${hash}`,
      );
    } catch {
      // A browser that lets nobody touch the address: the choice holds without it.
    }
  });
}
