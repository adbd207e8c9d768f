import type { Language } from '../messages/index.ts';
import { glossary as en } from './glossary/en.ts';
import { glossary as zh } from './glossary/zh.ts';

export interface Definition {
  readonly term: string;
  readonly definition: string;
}

export type Glossary = Readonly<Record<string, Definition>>;

const GLOSSARIES: Readonly<Record<Language, Glossary>> = { en, zh };

export function definitionOf(language: Language, id: string): Definition | null {
  const glossary = GLOSSARIES[language];
  return Object.hasOwn(glossary, id) ? glossary[id] : null;
}

/** All terms with their ids, in the order of the language's own dictionaries. */
export function sortedTerms(language: Language): (Definition & { readonly id: string })[] {
  const { compare } = new Intl.Collator(language === 'zh' ? 'zh-Hans-u-co-pinyin' : language);
  return Object.entries(GLOSSARIES[language])
    .map(([id, definition]) => ({ id, ...definition }))
    .sort((a, b) => compare(a.term, b.term));
}

/** Terms that one language has and another lacks. */
export function unevenTerms(): string[] {
  const all = new Set([...Object.keys(en), ...Object.keys(zh)]);
  return [...all].filter((id) => !Object.hasOwn(en, id) || !Object.hasOwn(zh, id));
}
