import type { Language } from '../index.ts';
import { numberFormats } from '../number-formats.ts';

/** A share below this is told as being below it: a row of zeros is not read. */
const LEAST = 1e-6;

/** What is less than all and above this is told as being above it: as all it would be untrue, beside a small rest as exactly this. */
const MOST = 0.999;

const LESS: Readonly<Record<Language, (share: string) => string>> = {
  en: (share) => `less than ${share}`,
  zh: (share) => `不到 ${share}`,
};

const MORE: Readonly<Record<Language, (share: string) => string>> = {
  en: (share) => `more than ${share}`,
  zh: (share) => `超过 ${share}`,
};

/** Shares of a sentence: as `part` of the numbers has them, none with a row of zeros or of nines. x from 0 to 1. */
export function sharesOf(language: Language): (x: number) => string {
  const { part } = numberFormats(language);
  return (x) => {
    if (x > 0 && x < LEAST) return LESS[language](part(LEAST));
    return x > MOST && x < 1 ? MORE[language](part(MOST)) : part(x);
  };
}

/** The same for the cell of a table: `< 0.0001%`, `> 99.9%`. */
export function cellSharesOf(language: Language): (x: number) => string {
  const { part } = numberFormats(language);
  return (x) => {
    if (x > 0 && x < LEAST) return `< ${part(LEAST)}`;
    return x > MOST && x < 1 ? `> ${part(MOST)}` : part(x);
  };
}
