import type { Language, Messages } from '../../messages/index.ts';
import {
  AT_BOUNDS,
  type ChoiceDefinition,
  choiceTable,
  FIGURE_NAMES,
  isViewKey,
  LINK_LANGUAGES,
  LINK_THEMES,
  PARTS,
  type Scope,
  SWITCH,
  TIME_SCALES,
  type ViewKey,
} from '../../state/link-table.ts';
import { isParameterKey, PRESET_NAMES } from '../../state/parameter-table.ts';
import { allowedText, parameterText, valueText } from '../controls/parameter-text.ts';
import { formatted } from './notice-values.ts';

/** What a key of a link is called, what it accepts, and how a value of it reads. */
export interface KeyWords {
  readonly label: string;
  readonly allowed: string;
  /** `text`: as the link writes it; '' where there is none. */
  value(text: string): string;
}

export function keyWords(
  language: Language,
  messages: Messages,
  scope: Scope,
  key: string,
): KeyWords {
  const words = wordsOf(language, messages, scope, key);
  return { ...words, label: inScope(messages, scope, words.label) };
}

/** `Layers (width)`, `Agents (pin 1)`. */
function inScope({ page }: Messages, scope: Scope, label: string): string {
  const { link } = page.notices;
  if (scope.kind === 'page') return label;
  return link.within(label, scope.kind === 'pin' ? link.pin(String(scope.pin + 1)) : scope.figure);
}

function wordsOf(language: Language, messages: Messages, scope: Scope, key: string): KeyWords {
  if (isParameterKey(key)) {
    return {
      label: parameterText(language, key).label,
      allowed: allowedText(language, messages, key),
      value: (text) => valueText(language, messages, key, formatted(key, text)),
    };
  }
  if (scope.kind === 'figure') {
    const { link } = messages.page.notices;
    const names: Readonly<Record<string, string>> = link.choices;
    const { [key]: definition } = choiceTable(scope.figure);
    return { label: names[key] ?? key, ...choiceWords(language, messages, definition) };
  }
  // A pinned run has a preset, and no other key of the page.
  return viewWords(language, messages, isViewKey(key) ? key : 'v');
}

function choiceWords(language: Language, messages: Messages, definition: ChoiceDefinition) {
  const { allowed } = messages.page.controls;
  const { link } = messages.page.notices;
  const number = numberText(language);
  if (definition.kind === 'one-of') {
    const options = definition.options.map((each) => number(String(each)));
    return { allowed: allowed.choice(options.join(allowed.comma)), value: number };
  }
  const bounds = bounded(language, messages, definition.bounds);
  if (definition.kind === 'playhead') return { allowed: bounds, value: orStart(number, link) };
  return { allowed: link.digits(bounds, number(String(definition.digits))), value: number };
}

function viewWords(language: Language, messages: Messages, key: ViewKey): KeyWords {
  const { controls, notices } = messages.page;
  const { link } = notices;
  const { choice, comma } = controls.allowed;
  const oneOf = (options: readonly string[]) => choice(options.join(comma));
  const label = link.keys[key];
  const orUsual = (text: string) => text || link.usual;
  switch (key) {
    case 'preset':
      return { label, allowed: oneOf(PRESET_NAMES), value: orUsual };
    case 'at': {
      const value = orStart(numberText(language), link);
      return { label, allowed: bounded(language, messages, AT_BOUNDS), value };
    }
    case 'time':
      return { label, allowed: oneOf(TIME_SCALES), value: orUsual };
    case 'play':
      return { label, allowed: oneOf(SWITCH), value: orUsual };
    case 'theme':
      return { label, allowed: oneOf(LINK_THEMES), value: orUsual };
    case 'lang':
      return { label, allowed: oneOf(LINK_LANGUAGES), value: orUsual };
    case 'figure':
      return { label, allowed: oneOf(FIGURE_NAMES), value: (text) => text || link.none };
    case 'own':
      return { label, allowed: link.some(FIGURE_NAMES.join(comma)), value: listText(messages) };
    case 'hide':
      return { label, allowed: link.some(PARTS.join(comma)), value: listText(messages) };
    case 'controls':
      return { label, allowed: link.some(link.parameters), value: listText(messages) };
    case 'v':
      return { label, allowed: '', value: (text) => text };
  }
}

/** Members of a list, as a reader would list them. */
function listText({ page }: Messages) {
  const { comma } = page.controls.allowed;
  return (text: string) => text.split('.').join(comma) || page.notices.link.none;
}

/** A number as it is written in the language; another text as it is. */
function numberText(language: Language) {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 12 });
  return (text: string) =>
    text !== '' && Number.isFinite(Number(text)) ? format.format(Number(text)) : text;
}

const orStart = (number: (text: string) => string, { start }: { readonly start: string }) => {
  return (text: string) => (text === '' ? start : number(text));
};

function bounded(
  language: Language,
  { page }: Messages,
  bounds: readonly [number, number],
): string {
  const number = numberText(language);
  return page.controls.allowed.number(number(String(bounds[0])), number(String(bounds[1])));
}
