import type { Catalogues, ParameterTexts } from './catalogues.ts';

/**
 * None at first, in pages of the built site, which do without the languages that they are not in: what `bring.ts` of a
 * language has run for is here. Nothing may be read while modules are being loaded.
 */
export const catalogues = {} as Catalogues;
export const parameterTexts: ParameterTexts = {};
