import type { Language } from '../../messages/index.ts';

/** Whole sentences, one after the other. */
export function sentences(language: Language, all: readonly string[]): string {
  return all.join(language === 'zh' ? '' : ' ');
}

/** Parts of one sentence, side by side. */
export function listed(language: Language, all: readonly string[]): string {
  return all.join(language === 'zh' ? '；' : '; ');
}

/** Numbers of one kind: 2, 4 and 8. */
export function enumerated(language: Language, all: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(all);
}

/** One of several: 2, 4 or 8. */
export function alternatives(language: Language, all: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(all);
}
