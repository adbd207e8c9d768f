import { type ParameterKey, parseParameter } from '../../state/parameter-table.ts';

/** The value that a notice holds as text; the text itself where it is none (which no notice holds). */
export function formatted(key: ParameterKey, text: string): number | string | boolean | null {
  const parsed = parseParameter(key, text);
  return parsed.kind === 'valid' ? parsed.value : text;
}
