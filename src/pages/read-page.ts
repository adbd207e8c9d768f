import type { Language } from '../messages/index.ts';
import { PAGE_KINDS, type PageKind } from './addresses.ts';

/** Which page this is, as its own markup says: `<html lang="en" data-page="lab">`. */
export function readPage(html: HTMLElement): { language: Language; kind: PageKind } {
  const language = html.lang.toLowerCase().startsWith('zh') ? 'zh' : 'en';
  const kind = PAGE_KINDS.find((each) => each === html.dataset.page) ?? 'front';
  return { language, kind };
}
