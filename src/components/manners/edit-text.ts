import { catalogues, type Language } from '../../messages/index.ts';
import type { Edited } from '../../state/edits.ts';
import { PARAMETER_KEYS, type Parameters } from '../../state/parameter-table.ts';
import { parameterText, valueText } from '../controls/parameter-text.ts';

/** So many things are told; of more, their number. */
const MOST_TOLD = 2;

/** The figures of a page, by their slugs. */
export interface KnownFigures {
  /** As readers count them; null where a figure has no number. */
  numberOf(figure: string): number | null;
  /** What is chosen at it at first. */
  firstChoices(figure: string): Readonly<Record<string, unknown>>;
}

const NO_FIGURES: KnownFigures = { numberOf: () => null, firstChoices: () => ({}) };

/** What an edit is, in a few words: `agents 64 to 16`. */
export function editText(
  language: Language,
  from: Edited,
  to: Edited,
  figures: KnownFigures = NO_FIGURES,
): string {
  const text = catalogues[language].manners.undo;
  const ofFigure = (figure: string, what: string) => {
    const number = figures.numberOf(figure);
    return number === null ? what : text.ofFigure(number, what);
  };
  const parts = [
    ...shared(language, from, to),
    ...eachOf(from.own, to.own).flatMap(([figure, before, after]) => {
      if (!before) return [ofFigure(figure, text.ownSettings)];
      if (!after) return [ofFigure(figure, text.sharedSettings)];
      return parameterEdits(language, before, after).map((what) => ofFigure(figure, what));
    }),
    ...eachOf(from.choices, to.choices)
      .filter(([figure, ...sides]) => {
        const [before, after] = sides.map((side) => settings(figures, figure, side));
        return before !== after;
      })
      .map(([figure]) => ofFigure(figure, text.choice)),
  ];
  if (to.pins.length > from.pins.length) parts.push(text.pin);
  if (to.pins.length < from.pins.length) parts.push(text.unpin);
  return editOf(language, parts);
}

/** Some changes as one edit. */
export function editOf(language: Language, parts: readonly string[]): string {
  const text = catalogues[language].manners.undo;
  if (parts.length === 0) return text.settings;
  const told = parts.slice(0, MOST_TOLD).join(text.comma);
  return parts.length > MOST_TOLD ? text.more(told, parts.length - MOST_TOLD) : told;
}

function shared(language: Language, from: Edited, to: Edited): string[] {
  const { manners, page } = catalogues[language];
  // Another preset is told by its name: it changes most of the parameters.
  if (from.preset !== to.preset)
    return [manners.undo.preset(page.controls.presets[to.preset].label)];
  return parameterEdits(language, from.parameters, to.parameters);
}

/** Each parameter that differs: `agents 64 to 16`. */
export function parameterEdits(language: Language, from: Parameters, to: Parameters): string[] {
  const messages = catalogues[language];
  return PARAMETER_KEYS.filter((key) => from[key] !== to[key]).map((key) => {
    const value = (of: Parameters) => valueText(language, messages, key, of[key]);
    const { label } = parameterText(language, key);
    return messages.manners.undo.setting(label, value(from), value(to));
  });
}

/** What is chosen at a figure, as a text to compare; but for its playhead: where one stands is no setting. */
function settings(figures: KnownFigures, figure: string, chosen: object | undefined): string {
  const all = { ...figures.firstChoices(figure), ...chosen };
  return JSON.stringify(
    Object.entries(all)
      .filter(([name]) => name !== 'at')
      .sort(),
  );
}

/** Entries that differ, with the value on either side. */
function eachOf<T>(
  from: Readonly<Partial<Record<string, T>>>,
  to: Readonly<Partial<Record<string, T>>>,
): [name: string, before: T | undefined, after: T | undefined][] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((name): [string, T | undefined, T | undefined] => [name, from[name], to[name]])
    .filter(([, before, after]) => JSON.stringify(before) !== JSON.stringify(after));
}
