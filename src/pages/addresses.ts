import type { Language } from '../messages/index.ts';

/** The pages there are in every language. Beside them there is one page for addresses that do not exist. */
export const PAGE_KINDS = ['front', 'task', 'lab', 'claims', 'method', 'glossary'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page, in a language. */
export interface Place {
  readonly language: Language;
  readonly kind: PageKind;
}

const FOLDERS: Record<Language, string> = { en: '', zh: 'zh/' };
const PAGES: Record<PageKind, string> = {
  front: '',
  task: 'task/',
  lab: 'lab/',
  claims: 'claims/',
  method: 'method/',
  glossary: 'glossary/',
};

/** The page that shows one figure in somebody else's frame; its language is in its query. */
export const EMBED_PATH = 'embed/';
/** The script that defines the custom element for a figure. */
export const ELEMENT_FILE = 'swarm-figure.js';

/** The language as pages and links name it: BCP 47. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', zh: 'zh-Hans' };

/** The path of a page below the site's own address: `zh/lab/`, '' for the front page. */
export function pathOf({ language, kind }: Place): string {
  return `${FOLDERS[language]}${PAGES[kind]}`;
}

/** The address of a page as seen from another one. */
export function addressOf(from: Place, to: Place): string {
  return `${rootFrom(from)}${pathOf(to)}` || './';
}

/** The way from a page up to the address of the site: `../../`, '' for the front page. */
export function rootFrom(from: Place): string {
  return '../'.repeat(pathOf(from).split('/').length - 1);
}
