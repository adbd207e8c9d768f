import type { Language } from '../languages.ts';
import { en, type TaskMessages } from './en/index.ts';
import { zh } from './zh/index.ts';

export type { TaskMessages };

/** A stub: pages of the built site are to load their own language alone. */
export const taskCatalogues: Readonly<Record<Language, TaskMessages>> = { en, zh };
