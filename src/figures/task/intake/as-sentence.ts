import { opensInWords, type Said, sentence } from '../../../graphs/said.ts';
import type { Language } from '../../../messages/index.ts';
import { wordsOf } from '../../../messages/task/index.ts';

/**
 * What is said of a file, as a sentence of a page: with a full stop, and where the script has them a capital letter, unless a
 * path, an id or a number is in front.
 */
export function asSentence(said: Said, language: Language): string {
  const told = sentence(said, wordsOf(language));
  if (language === 'zh') return `${told}。`;
  const [first = '', ...rest] = told;
  return `${opensInWords(said) ? first.toLocaleUpperCase(language) : first}${rest.join('')}.`;
}
