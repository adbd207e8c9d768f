import { parseLink } from '../link/parse-link.ts';
import { addressOf, type Place } from './addresses.ts';
import type { Opening } from './drop-file-read.ts';
import type { LinkedStore } from './link-sync.ts';
import { reveal } from './start-at-figure.ts';

/** Figures of the article are in the article, the race is in the lab. */
export function isHere({ kind }: Place, { figure }: Opening): boolean {
  return kind === (figure === 'race' ? 'lab' : 'front');
}

export function addressAt(from: Place, { figure, query }: Opening): string {
  const kind = figure === 'race' ? 'lab' : 'front';
  const anchor = figure === 'race' ? '' : `#figure-${figure}`;
  return `${addressOf(from, { language: from.language, kind })}${query}${anchor}`;
}

export function go(from: Place, opening: Opening): void {
  window.location.assign(addressAt(from, opening));
}

/** Opens it on this page. What was there before is one step back. */
export function show(
  { figure, query }: Opening,
  store: Pick<LinkedStore, 'getState'>,
  flush: () => void,
): void {
  flush();
  try {
    // An entry for what comes, over which the new state is written.
    window.history.pushState(window.history.state, '', window.location.href);
  } catch {
    // Refused: the page works without its address.
  }
  store.getState().actions.open(parseLink(query));
  if (figure === 'race') document.getElementById('figure')?.scrollIntoView({ block: 'nearest' });
  else void reveal(document, `figure-${figure}`);
}
