import type { Language } from '../index.ts';
import { numberFormats } from '../number-formats.ts';

/** A share below this is told as being below it: a row of zeros is not read. */
const LEAST = 1e-6;

const LESS: Readonly<Record<Language, (share: string) => string>> = {
  en: (share) => `less than ${share}`,
  zh: (share) => `不到 ${share}`,
};

/** Shares of a sentence: as `part` of the numbers has them, and none with a row of zeros. x from 0 to 1. */
export function sharesOf(language: Language): (x: number) => string {
  const { part } = numberFormats(language);
  return (x) => (x > 0 && x < LEAST ? LESS[language](part(LEAST)) : part(x));
}

/** The same for the cell of a table: `< 0.0001%`. */
export function cellSharesOf(language: Language): (x: number) => string {
  const { part } = numberFormats(language);
  return (x) => (x > 0 && x < LEAST ? `< ${part(LEAST)}` : part(x));
}
