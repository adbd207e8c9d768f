import type { ParameterKey } from '../model/parameters.ts';
import type { Messages } from './en/index.ts';
import type { Language } from './languages.ts';
import type { ParameterText } from './zh/parameters.ts';

/** All texts that are not prose, by language. */
export type Catalogues = Record<Language, Messages>;

/** Labels and meanings in languages other than English, whose texts are the model's table itself. */
export type ParameterTexts = { [L in Language]?: Readonly<Record<ParameterKey, ParameterText>> };
