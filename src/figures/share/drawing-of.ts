import { type Drawing, pictureOf, sheet, stack } from '../../export/index.ts';
import type { Language } from '../../messages/index.ts';
import type { Shareable } from './shareable.ts';
import type { Site } from './site.ts';
import type { ThemeChoice } from './theme-choice.tsx';
import { sheetWords } from './words.ts';

/**
 * A figure as it is now, with its key and the words that travel with it; null where nothing is drawn. Not to be called while
 * React renders or runs effects.
 */
export function drawingOf(
  of: Shareable,
  site: Site,
  language: Language,
  theme: ThemeChoice,
): Drawing | null {
  const element = of.picture();
  if (!element) return null;
  const parts = [of.key?.() ?? null, element].flatMap((part) =>
    part ? [pictureOf(part, theme === 'page' ? {} : { theme })] : [],
  );
  return sheet(stack(parts), sheetWords(of, site, language));
}

/** What the picture shows, in the words that the page has for it; the title where it has none. */
export function descriptionOf(of: Shareable, language: Language): string {
  const figure = of.picture()?.closest('[aria-describedby]');
  const id = figure?.getAttribute('aria-describedby');
  const described = id ? figure?.querySelector(`#${CSS.escape(id)}`) : null;
  return described?.textContent || of.title(language);
}
