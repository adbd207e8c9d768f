import { addressOf, type PageKind, type Place } from './addresses.ts';
import { readPage } from './read-page.ts';

/**
 * Where the figure is that a query is about (`figure=race`): the race is in the lab, all others are in the article. null
 * where this is the page.
 */
export function atAskedFigure(
  here: Place,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): string | null {
  const figure = new URLSearchParams(search).getAll('figure').at(-1);
  // Names that are none are told on the page that was asked for.
  if (figure === undefined || !/^[a-z-]+$/.test(figure)) return null;
  const kind: PageKind = figure === 'race' ? 'lab' : 'front';
  if (kind === here.kind) return null;
  return `${addressOf(here, { language: here.language, kind })}${search}${hash}`;
}

/** Goes there where it is another page, and says whether it does. */
export function followFigure(): boolean {
  const address = atAskedFigure(readPage(document.documentElement), window.location);
  // The address of the wrong page is nothing to go back to.
  if (address !== null) window.location.replace(address);
  return address !== null;
}
