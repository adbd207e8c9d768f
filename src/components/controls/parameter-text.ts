import { type Language, type Messages, parameterTexts } from '../../messages/index.ts';
import {
  definition,
  type NumberParameter,
  type ParameterKey,
} from '../../state/parameter-table.ts';
import type { Bounds } from '../../state/settings.ts';
import { isShare } from './number-text.ts';

/** Label and meaning of a parameter in a language. */
export function parameterText(language: Language, key: ParameterKey) {
  const own = parameterTexts[language]?.[key];
  if (own) return own;
  const { label, meaning, ...rest } = definition(key);
  return { label, meaning, ...('none' in rest && rest.none ? { none: rest.none } : {}) };
}

/** Name of an option of a choice, and what it means where that is said. */
export function optionText(
  messages: Messages,
  key: ParameterKey,
  option: string,
): { readonly label: string; readonly meaning?: string } {
  const ofKey: Readonly<
    Record<string, Readonly<Record<string, { label: string; meaning?: string }>>>
  > = messages.page.controls.options;
  return ofKey[key]?.[option] ?? { label: option };
}

/** A value as a reader would write it. */
export function valueText(
  language: Language,
  messages: Messages,
  key: ParameterKey,
  value: number | string | boolean | null,
): string {
  if (value === null) return parameterText(language, key).none ?? '';
  if (typeof value === 'boolean')
    return value ? messages.page.controls.on : messages.page.controls.off;
  if (typeof value === 'string') return optionText(messages, key, value).label;
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 12 });
  const text = isShare(key) ? `${format.format(value * 100)}%` : format.format(value);
  return text.replace('-', '−');
}

/** What a parameter accepts, in words; `bounds`, where they are narrower here than its own. */
export function allowedText(
  language: Language,
  messages: Messages,
  key: ParameterKey,
  bounds?: Bounds,
): string {
  const { allowed } = messages.page.controls;
  const parameter = definition(key);
  if (parameter.kind === 'switch') return allowed.switch;
  if (parameter.kind === 'choice') {
    return allowed.choice(
      parameter.options.map((each) => optionText(messages, key, each).label).join(allowed.comma),
    );
  }
  return numberAllowed(language, messages, key, bounds ? { ...parameter, bounds } : parameter);
}

function numberAllowed(
  language: Language,
  messages: Messages,
  key: ParameterKey,
  parameter: NumberParameter,
): string {
  const { allowed } = messages.page.controls;
  const [low, high] = parameter.bounds.map((bound) => valueText(language, messages, key, bound));
  const bounds =
    parameter.kind === 'integer' ? allowed.whole(low, high) : allowed.number(low, high);
  const { none } = parameterText(language, key);
  return none === undefined ? bounds : allowed.orNone(bounds, none);
}

/** One sentence: what was asked for, what is allowed, what is used. */
export function adjustedText(
  language: Language,
  messages: Messages,
  key: ParameterKey,
  asked: string,
  used: number | string | boolean | null,
  bounds?: Bounds,
): string {
  return messages.page.controls.adjusted(
    parameterText(language, key).label,
    asked,
    allowedText(language, messages, key, bounds),
    valueText(language, messages, key, used),
  );
}
