import { type Drawing, pictureOf, sheet, stack } from '../../export/index.ts';
import type { Language } from '../../messages/index.ts';
import type { Savable } from './savable.ts';
import type { ThemeChoice } from './theme-choice.tsx';

/**
 * A figure as it is now, with its key and the words that travel with it; null where nothing is drawn. Not to be called while
 * React renders or runs effects.
 */
export function drawingOf(of: Savable, language: Language, theme: ThemeChoice): Drawing | null {
  const element = of.picture();
  if (!element) return null;
  const parts = [of.key?.() ?? null, element].flatMap((part) =>
    part ? [pictureOf(part, theme === 'page' ? {} : { theme })] : [],
  );
  return sheet(stack(parts), of.words(language));
}

/** What the picture shows, in the words that the page has for it; the title where it has none. */
export function descriptionOf(of: Savable, language: Language): string {
  const figure = of.picture()?.closest('[aria-describedby]');
  const id = figure?.getAttribute('aria-describedby');
  const described = id ? figure?.querySelector(`#${CSS.escape(id)}`) : null;
  return described?.textContent || of.title(language);
}
