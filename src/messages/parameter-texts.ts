import type { ParameterKey } from '../model/parameters.ts';
import type { Language } from './index.ts';
import { type ParameterText, parameters as zh } from './zh/parameters.ts';

export type { ParameterText };

/** Labels and meanings in languages other than English, whose texts are the model's table itself. */
export const parameterTexts: {
  readonly [L in Language]?: Readonly<Record<ParameterKey, ParameterText>>;
} = { zh };
