import type { Language } from '../languages.ts';

/** A number before what it counts, and between two numbers the word of `1 to 64`: no line ends at their spaces. */
const WITHIN: Readonly<Record<Language, RegExp>> = {
  en: /\d (?=(?:other |short )?(?:agent|bar|digit|edge|lane|layer|remark|run|size|sort|step)s?\b)|\d to (?=\d)/g,
  // Whatever is counted has a measure word.
  zh: /\d (?=[个条层项次份种位步])|\d 到 (?=\d)/g,
};

/** U+00A0. */
const UNBROKEN = '\u00a0';

/** The same catalogue, in whose texts each number stays with what it counts. */
export function keptTogether<T extends object>(catalogue: T, language: Language): T {
  const within = WITHIN[language];
  const kept = (entry: unknown): unknown => {
    if (typeof entry === 'string')
      return entry.replace(within, (found) => found.replaceAll(' ', UNBROKEN));
    if (typeof entry === 'function') {
      const told = (...args: unknown[]) => kept(entry(...args));
      // Of how many things it tells stays known.
      return Object.defineProperty(told, 'length', { value: entry.length });
    }
    if (Array.isArray(entry)) return entry.map(kept);
    if (typeof entry !== 'object' || entry === null) return entry;
    return Object.fromEntries(Object.entries(entry).map(([key, each]) => [key, kept(each)]));
  };
  return kept(catalogue) as T;
}
