import type { GraphWords, TaskCatalogues } from './catalogues.ts';

/** None at first, in the built page: what `bring.ts` of its language has run for is here. */
export const taskCatalogues = {} as TaskCatalogues;
export const graphWords: GraphWords = {};
