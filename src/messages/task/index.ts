import type { Language } from '../languages.ts';
import { graphWords } from './at-hand.ts';

export { graphWords, taskCatalogues } from './at-hand.ts';
export type { TaskMessages } from './en/index.ts';

/** The pattern of a language for an English one about a file; where it has none, the English one. */
export function wordsOf(language: Language): (text: string) => string {
  const words = graphWords[language];
  return (text) => (words && Object.hasOwn(words, text) ? words[text] : text);
}
