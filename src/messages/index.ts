import { en, type Messages } from './en/index.ts';
import { zh } from './zh/index.ts';

export type { Messages };
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const catalogues: Record<Language, Messages> = { en, zh };
