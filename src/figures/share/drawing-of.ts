import { type Drawing, pictureOf, sheet } from '../../export/index.ts';
import type { Language } from '../../messages/index.ts';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';
import type { ThemeChoice } from './theme-choice.tsx';
import { sheetWords } from './words.ts';

/**
 * A figure as it is now, with the words that travel with it; null where nothing is drawn. Not to be called while React
 * renders or runs effects.
 */
export function drawingOf(
  of: Shareable,
  site: Site,
  language: Language,
  theme: ThemeChoice,
): Drawing | null {
  const element = of.picture();
  if (!element) return null;
  const picture = pictureOf(element, theme === 'page' ? {} : { theme });
  return sheet(picture, sheetWords(of, site, language));
}

/** What the picture shows, in the words that the page has for it; the title where it has none. */
export function descriptionOf(of: Shareable, language: Language): string {
  const figure = of.picture()?.closest('[aria-describedby]');
  const id = figure?.getAttribute('aria-describedby');
  const described = id ? figure?.querySelector(`#${CSS.escape(id)}`) : null;
  return described?.textContent || of.title(language);
}
