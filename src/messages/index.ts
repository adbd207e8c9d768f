export { catalogues, parameterTexts } from './at-hand.ts';
export type { Messages } from './en/index.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';
