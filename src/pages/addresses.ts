import type { Language } from '../messages/index.ts';

/** The pages there are, in every language. */
export const PAGE_KINDS = ['front', 'lab', 'claims'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
/** Pages around the race. */
export type LabKind = Exclude<PageKind, 'claims'>;

const FOLDERS: Record<Language, string> = { en: '', zh: 'zh/' };
const PAGES: Record<PageKind, string> = { front: '', lab: 'lab/', claims: 'claims/' };

/** The address of a page as seen from another one. */
export function addressOf(
  from: { readonly language: Language; readonly kind: PageKind },
  to: { readonly language: Language; readonly kind: PageKind },
): string {
  const path = `${FOLDERS[from.language]}${PAGES[from.kind]}`;
  const up = '../'.repeat(path.split('/').length - 1);
  return `${up}${FOLDERS[to.language]}${PAGES[to.kind]}` || './';
}
