import { type FigureName, isSlug } from '../../link/figures.ts';
import type { LinkState } from '../../link/link-state.ts';
import { writeLink } from '../../link/write-link.ts';
import type { Language } from '../../messages/index.ts';
import { type PageKind, pathOf } from '../addresses.ts';

/** The address of a page of the site. `site`: its absolute address, with a slash at its end. */
export function pageAddress(site: string, language: Language, kind: PageKind): string {
  return new URL(pathOf({ language, kind }), site).href;
}

/** The page on which a figure stands among others, in exactly this state. */
export function fullAddress(
  site: string,
  language: Language,
  { preset, parameters, view, own, choices, pins, figure, theme }: LinkState,
): string {
  const query = writeLink({ preset, parameters, view, own, choices, pins, figure, theme });
  if (figure === null || !isSlug(figure)) return pageAddress(site, language, 'lab') + query;
  return `${pageAddress(site, language, 'front')}${query}#${figure}`;
}

/** The picture of a figure at the default settings. */
export function pictureAddress(site: string, language: Language, figure: FigureName): string {
  const folder = language === 'zh' ? 'figures/zh/' : 'figures/';
  return new URL(`${folder}${figure}.svg`, site).href;
}
