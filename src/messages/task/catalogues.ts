import type { Language } from '../languages.ts';
import type { TaskMessages } from './en/index.ts';

export type TaskCatalogues = Record<Language, TaskMessages>;
/** What is said about files (src/graphs/said.ts), by the English pattern. English readers get the pattern itself. */
export type GraphWords = Partial<Record<Language, Readonly<Record<string, string>>>>;
