import {
  definition,
  type NumberParameter,
  type ParameterKey,
  type Parameters,
} from './parameters.ts';
import { quoted } from './quoted.ts';

/**
 * From text to the value of a parameter and back: what the command line, links and number boxes share.
 * Nothing here throws, whatever the text.
 *
 * Accepted, with space around it ignored: for numbers decimal notation with or without an exponent
 * (`0.05`, `-1.5`, `1e3`), but no hexadecimal, no `NaN`, no `Infinity`; for whole numbers the same, as long as the
 * value is whole (`5.0`, `1e3`); `none` or nothing where a parameter may be unset; `on` or `true` and `off` or
 * `false` for switches; one of the options, as it is written, for choices.
 */

export type Parsed<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | {
      readonly kind: 'invalid';
      /** One sentence without a full stop: what is accepted, and what was asked for. */
      readonly reason: string;
      /** The nearest value that is accepted, where there is one. */
      readonly used?: T;
    };

/** The value that a text gives a parameter. */
export function parseParameter<K extends ParameterKey>(
  key: K,
  text: string,
): Parsed<Parameters[K]> {
  return parse(key, text.trim()) as Parsed<Parameters[K]>;
}

/** The text that `parseParameter` reads as this value. */
export function formatParameter<K extends ParameterKey>(key: K, value: Parameters[K]): string {
  if (value === null) return 'none';
  if (definition(key).kind === 'switch') return value ? 'on' : 'off';
  return String(value);
}

/** What a parameter accepts, in words: "a whole number from 1 to 65536, or none (no cap)". */
export function accepted(key: ParameterKey): string {
  const parameter = definition(key);
  switch (parameter.kind) {
    case 'choice':
      return `one of ${parameter.options.join(', ')}`;
    case 'switch':
      return 'on or off';
    default: {
      const kind = parameter.kind === 'integer' ? 'a whole number' : 'a number';
      const none = parameter.none === undefined ? '' : `, or none (${parameter.none})`;
      return `${kind} from ${parameter.bounds[0]} to ${parameter.bounds[1]}${none}`;
    }
  }
}

/**
 * For a reader whose invalid value is replaced rather than refused: what was asked for, what is accepted,
 * and what is used instead (the nearest accepted value, else `fallback`). One sentence with its full stop.
 */
export function replacement<K extends ParameterKey>(
  key: K,
  invalid: Extract<Parsed<Parameters[K]>, { kind: 'invalid' }>,
  fallback: Parameters[K],
): { readonly value: Parameters[K]; readonly sentence: string } {
  const value = invalid.used === undefined ? fallback : invalid.used;
  return {
    value,
    sentence: `${invalid.reason}; ${formatParameter(key, value)} is used instead.`,
  };
}

function parse(key: ParameterKey, text: string): Parsed<Parameters[ParameterKey]> {
  const parameter = definition(key);
  const invalid = (used?: number): Parsed<number> => ({
    kind: 'invalid',
    reason: `${key} must be ${accepted(key)}, not ${quoted(text)}`,
    ...(used === undefined ? {} : { used }),
  });
  if (parameter.kind === 'choice') {
    // The options of a choice are its type, which a definition without literals has lost.
    if (parameter.options.includes(text)) return { kind: 'valid', value: text as 'lifo' };
    return invalid();
  }
  if (parameter.kind === 'switch') {
    if (text === 'on' || text === 'true') return { kind: 'valid', value: true };
    if (text === 'off' || text === 'false') return { kind: 'valid', value: false };
    return invalid();
  }
  if (parameter.none !== undefined && (text === '' || text === 'none')) {
    return { kind: 'valid', value: null };
  }
  const number = decimal(text);
  if (number === null) return invalid();
  const nearest = nearestAccepted(number, parameter);
  return nearest === number ? { kind: 'valid', value: number } : invalid(nearest);
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The number that a text in decimal notation stands for, infinite when it is too large; null for other text. */
export function decimal(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  // Adding 0 turns -0 into 0.
  return Number(text) + 0;
}

function nearestAccepted(number: number, { kind, bounds }: NumberParameter): number {
  const within = Math.min(bounds[1], Math.max(bounds[0], number));
  return kind === 'integer' ? Math.floor(within + 0.5) : within;
}
