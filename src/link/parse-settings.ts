import { isParameterKey, PARAMETER_KEYS, type Parameters } from '../model/parameters.ts';
import { formatParameter, parseParameter } from '../model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS, type PresetName } from '../model/presets.ts';
import { formatChoice, parseChoice } from './choices.ts';
import { type AnyChoices, choiceTable, type FigureName, firstChoices } from './figures.ts';
import type { LinkNotice } from './notices.ts';
import { cut, type Scope } from './query.ts';

/** What a link asks for in one scope, by name. */
export interface Asked {
  readonly scope: Scope;
  readonly values: Map<string, string>;
}

export function parsePreset({ scope, values }: Asked, notices: LinkNotice[]): PresetName {
  const text = values.get('preset');
  if (text === undefined) return DEFAULT_PRESET;
  if (Object.hasOwn(PRESETS, text)) return text as PresetName;
  notices.push({ kind: 'value', scope, key: 'preset', asked: cut(text), used: DEFAULT_PRESET });
  return DEFAULT_PRESET;
}

/** A preset with the parameters that are asked for, and whether there were any. */
export function parseSettings(
  { scope, values }: Asked,
  preset: PresetName,
  notices: LinkNotice[],
): { readonly parameters: Parameters; readonly given: boolean } {
  const parameters: Record<string, unknown> = { ...PRESETS[preset] };
  let given = false;
  for (const [key, text] of values) {
    if (!isParameterKey(key)) continue;
    given = true;
    const parsed = parseParameter(key, text);
    if (parsed.kind === 'valid') {
      parameters[key] = parsed.value;
      continue;
    }
    const value = parsed.used === undefined ? PRESETS[preset][key] : parsed.used;
    parameters[key] = value;
    const used = formatParameter(key, value);
    notices.push({ kind: 'value', scope, key, asked: cut(text), used });
  }
  // Every key of the preset is there, each with a value that the table accepts.
  return { parameters: parameters as unknown as Parameters, given };
}

/** What is chosen at a figure, with the first choices where nothing is asked for; null where nothing differs from them. */
export function parseChoices(
  figure: FigureName,
  { scope, values }: Asked,
  notices: LinkNotice[],
): AnyChoices | null {
  const table = choiceTable(figure);
  const first: AnyChoices = firstChoices(figure);
  const chosen = { ...first };
  for (const [key, text] of values) {
    if (isParameterKey(key) || !Object.hasOwn(table, key)) continue;
    const { value, asked } = parseChoice(table[key], text);
    chosen[key] = value;
    const used = value === null ? '' : formatChoice(table[key], value);
    if (!asked) notices.push({ kind: 'value', scope, key, asked: cut(text), used });
  }
  return Object.keys(table).some((key) => chosen[key] !== first[key]) ? chosen : null;
}

/** Whether two settings are the same in every parameter. */
export function sameParameters(a: Parameters, b: Parameters): boolean {
  return a === b || PARAMETER_KEYS.every((key) => a[key] === b[key]);
}
