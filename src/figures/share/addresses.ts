import type { LinkState } from '../../link/link-state.ts';
import { writeLink } from '../../link/write-link.ts';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';

/** Where the figure stands among others, the page being as it is now: in the article, or the lab. */
export function shareAddress(site: Site, of: Pick<Shareable, 'figure' | 'page'>): string {
  const query = writeLink(of.page());
  return of.figure === 'race' ? site.lab + query : `${site.article}${query}#figure-${of.figure}`;
}

/** The figure and nothing else. */
export function embedAddress(site: Site, state: LinkState): string {
  return site.embed + writeLink(state);
}
