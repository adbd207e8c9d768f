import type { Catalogues, ParameterTexts } from './catalogues.ts';
import { en } from './en/index.ts';
import { zh } from './zh/index.ts';
import { parameters } from './zh/parameters.ts';

/** Every language: in Node, in tests, in embeds, and while developing. Pages of the built site have `brought.ts` instead. */
export const catalogues: Catalogues = { en, zh };
export const parameterTexts: ParameterTexts = { zh: parameters };
