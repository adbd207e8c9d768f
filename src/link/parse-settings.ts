import { isParameterKey, PARAMETER_KEYS, type Parameters } from '../model/parameters.ts';
import { formatParameter, parseParameter } from '../model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS, type PresetName } from '../model/presets.ts';
import { type Asked, noteUse } from './asked.ts';
import { type ChoiceValue, formatChoice, parseChoice } from './choices.ts';
import { type AnyChoices, choiceTable, type FigureName, firstChoices } from './figures.ts';
import type { LinkNotice } from './notices.ts';

export function parsePreset(asked: Asked, notices: LinkNotice[]): PresetName {
  const text = asked.values.get('preset')?.text ?? DEFAULT_PRESET;
  const usable = Object.hasOwn(PRESETS, text);
  const used = usable ? (text as PresetName) : DEFAULT_PRESET;
  noteUse(asked, 'preset', { used, usable }, notices);
  return used;
}

/** A preset with the parameters that are asked for, and whether there were any. */
export function parseSettings(
  asked: Asked,
  preset: PresetName,
  notices: LinkNotice[],
): { readonly parameters: Parameters; readonly given: boolean } {
  const usual = PRESETS[preset];
  const parameters: Record<string, unknown> = { ...usual };
  let given = false;
  for (const [key, { text }] of asked.values) {
    if (!isParameterKey(key)) continue;
    given = true;
    const parsed = parseParameter(key, text);
    const usable = parsed.kind === 'valid';
    const nearest = usable ? parsed.value : parsed.used;
    const value = nearest === undefined ? usual[key] : nearest;
    parameters[key] = value;
    noteUse(asked, key, { used: formatParameter(key, value), usable }, notices);
  }
  // Every key of the preset is there, each with a value that the table accepts.
  return { parameters: parameters as unknown as Parameters, given };
}

/** What is chosen at a figure, with the first choices where nothing is asked for; null where nothing differs from them. */
export function parseChoices(
  figure: FigureName,
  asked: Asked,
  notices: LinkNotice[],
): AnyChoices | null {
  const table = choiceTable(figure);
  const first: AnyChoices = firstChoices(figure);
  const chosen: Record<string, ChoiceValue> = { ...first };
  for (const name of Object.keys(table)) {
    const text = asked.values.get(name)?.text;
    if (text === undefined) continue;
    const { value, usable } = parseChoice(table[name], text);
    chosen[name] = value;
    const used = value === null ? '' : formatChoice(table[name], value);
    noteUse(asked, name, { used, usable }, notices);
  }
  return Object.keys(table).some((name) => chosen[name] !== first[name]) ? chosen : null;
}

/** Whether two settings are the same in every parameter. */
export function sameParameters(a: Parameters, b: Parameters): boolean {
  return a === b || PARAMETER_KEYS.every((key) => a[key] === b[key]);
}
