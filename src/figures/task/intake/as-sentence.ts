import type { Language } from '../../../messages/index.ts';

/** What is said of a file, as a sentence of a page: with a capital letter, where the script has them, and a full stop. */
export function asSentence(said: string, language: Language): string {
  const [first = '', ...rest] = said;
  return `${first.toLocaleUpperCase(language)}${rest.join('')}${language === 'zh' ? '。' : '.'}`;
}
