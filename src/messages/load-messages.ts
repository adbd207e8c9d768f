import { catalogues, type Language } from './index.ts';

const BRING: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import('./en/bring.ts'),
  zh: () => import('./zh/bring.ts'),
};

/** Resolves once the texts of a language can be read, and rejects where they do not load. */
export async function loadMessages(language: Language): Promise<void> {
  if (!catalogues[language]) await BRING[language]();
}
