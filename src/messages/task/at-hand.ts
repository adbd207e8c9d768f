import type { GraphWords, TaskCatalogues } from './catalogues.ts';
import { en } from './en/index.ts';
import { graphWords as zhWords } from './zh/graph-words/index.ts';
import { zh } from './zh/index.ts';

/** Every language: in Node, in tests, and while developing. The built page has `brought.ts` instead. */
export const taskCatalogues: TaskCatalogues = { en, zh };
export const graphWords: GraphWords = { zh: zhWords };
