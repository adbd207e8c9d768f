import { isParameterKey, type Parameters } from '../model/parameters.ts';
import { parseParameter } from '../model/parse-parameters.ts';
import { PRESETS, type PresetName } from '../model/presets.ts';

export interface Settings {
  /** null where none is named. */
  readonly preset: PresetName | null;
  /** What differs from the preset, or is to be changed. */
  readonly changes: Partial<Parameters>;
}

/**
 * Settings as the prose writes them: `layers=4,steps=737`, with `preset=flat` where another one is meant.
 * @throws Error with one sentence for a name or a value that does not exist.
 */
export function parseSettings(text: string): Settings {
  let preset: PresetName | null = null;
  const changes: Record<string, unknown> = {};
  for (const part of text.split(',')) {
    const [key, value = '', ...rest] = part.split('=').map((each) => each.trim());
    if (key === 'preset' && Object.hasOwn(PRESETS, value)) {
      preset = value as PresetName;
      continue;
    }
    if (!isParameterKey(key) || rest.length > 0) {
      throw new Error(`"${part}" in the settings "${text}" is not name=value of a parameter.`);
    }
    const parsed = parseParameter(key, value);
    if (parsed.kind === 'invalid') throw new Error(`In the settings "${text}": ${parsed.reason}.`);
    changes[key] = parsed.value;
  }
  return { preset, changes: changes as Partial<Parameters> };
}
