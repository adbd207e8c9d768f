import { decimal } from '../model/parse-parameters.ts';

/** What a reader can choose at a figure beside parameters: how a link names it, and what it may be. */
export type ChoiceDefinition = OneOf<string | number> | NumberChoice | PlayheadChoice;

export interface OneOf<T extends string | number> {
  readonly kind: 'one-of';
  readonly options: readonly T[];
  readonly first: T;
}

export interface NumberChoice {
  readonly kind: 'number';
  readonly bounds: readonly [number, number];
  readonly first: number;
  /** Significant digits that count. */
  readonly digits: number;
}

/** Where the playhead of a figure stands, in its own unit; null where the figure opens. */
export interface PlayheadChoice {
  readonly kind: 'playhead';
  readonly bounds: readonly [number, number];
  readonly first: null;
}

export type ChoiceValue = string | number | null;

/** The type of what is chosen. */
export type Chosen<D> =
  D extends OneOf<infer T> ? T : D extends NumberChoice ? number : number | null;

export function oneOf<const T extends string | number>(
  options: readonly T[],
  first: NoInfer<T>,
): OneOf<T> {
  return { kind: 'one-of', options, first };
}

export function number(
  bounds: readonly [number, number],
  first: number,
  digits: number,
): NumberChoice {
  return { kind: 'number', bounds, first, digits };
}

export function playhead(high: number): PlayheadChoice {
  return { kind: 'playhead', bounds: [0, high], first: null };
}

/** Four digits place a playhead to less than a pixel. */
export const PLAYHEAD_DIGITS = 4;

/** A number with so many significant digits, as it is written and as it comes back. */
export function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

export function formatChoice(definition: ChoiceDefinition, value: ChoiceValue): string {
  if (definition.kind === 'one-of' || value === null) return String(value);
  const digits = definition.kind === 'number' ? definition.digits : PLAYHEAD_DIGITS;
  return String(rounded(Number(value), digits));
}

/** The value of a text, and whether it is what was asked for. */
export function parseChoice(
  definition: ChoiceDefinition,
  text: string,
): { readonly value: ChoiceValue; readonly asked: boolean } {
  if (definition.kind === 'one-of') {
    const found = definition.options.find((each) => String(each) === text);
    return { value: found ?? definition.first, asked: found !== undefined };
  }
  const number = decimal(text.trim());
  if (number === null) return { value: definition.first, asked: false };
  const [low, high] = definition.bounds;
  const value = Math.min(high, Math.max(low, number));
  return { value, asked: value === number };
}
