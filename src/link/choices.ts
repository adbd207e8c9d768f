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
const PLAYHEAD_DIGITS = 4;

/** A number with so many significant digits, as it is written and as it comes back. */
export function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

export function formatChoice(definition: ChoiceDefinition, value: ChoiceValue): string {
  if (definition.kind === 'one-of' || value === null) return String(value);
  if (definition.kind === 'playhead') return playheadText(Number(value));
  return String(rounded(Number(value), definition.digits));
}

export interface ParsedChoice<T extends ChoiceValue = ChoiceValue> {
  readonly value: T;
  /** Whether it is what was asked for. */
  readonly usable: boolean;
}

/** The value that a text gives a choice: the one asked for, the nearest, or the first one. */
export function parseChoice(definition: ChoiceDefinition, text: string): ParsedChoice {
  const number = decimal(text.trim());
  switch (definition.kind) {
    case 'one-of': {
      const isAsked = (each: string | number) =>
        typeof each === 'number' ? each === number : each === text.trim();
      const value = definition.options.find(isAsked);
      return { value: value ?? definition.first, usable: value !== undefined };
    }
    case 'number': {
      if (number === null) return { value: definition.first, usable: false };
      const value = rounded(within(definition.bounds, number), definition.digits);
      return { value, usable: value === number };
    }
    case 'playhead':
      return parsePlayhead(definition.bounds, text);
  }
}

export function playheadText(at: number): string {
  return String(rounded(at, PLAYHEAD_DIGITS));
}

/** Rounded without a word, to what is written; null for a text that is no number. */
export function parsePlayhead(
  bounds: readonly [number, number],
  text: string,
): ParsedChoice<number | null> {
  const number = decimal(text.trim());
  if (number === null) return { value: null, usable: false };
  const value = within(bounds, number);
  return { value: rounded(value, PLAYHEAD_DIGITS), usable: value === number };
}

function within([low, high]: readonly [number, number], value: number): number {
  return Math.min(high, Math.max(low, value));
}
