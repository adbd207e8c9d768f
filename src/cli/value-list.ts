import type { ParameterKey } from '../model/parameters.ts';
import { parseParameter } from '../model/parse-parameters.ts';
import { quoted } from '../model/quoted.ts';
import { UsageError } from './usage-error.ts';

/**
 * Values of a parameter with commas between them, as texts that are accepted. Throws a UsageError that names the
 * option for an empty item, a value that is not accepted, and one that is there twice.
 */
export function valueList(key: ParameterKey, list: string, option: string): string[] {
  const texts = list.split(',').map((text) => text.trim());
  const values = new Set<unknown>();
  for (const text of texts) {
    // Where a parameter may be unset nothing would stand for none, and a comma too many for a value.
    if (text === '') throw new UsageError(`${option}: ${key} has an empty item in ${quoted(list)}`);
    const parsed = parseParameter(key, text);
    if (parsed.kind === 'invalid') throw new UsageError(`${option}: ${parsed.reason}`);
    if (values.has(parsed.value)) {
      throw new UsageError(`${option}: ${key} takes ${text} twice in ${quoted(list)}`);
    }
    values.add(parsed.value);
  }
  return texts;
}
