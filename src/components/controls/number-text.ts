import {
  decimal,
  definition,
  type NumberParameter,
  type ParameterKey,
  type Parameters,
  parseParameter,
} from '../../state/parameter-table.ts';

/**
 * The text of a number box and back. Shares are shown in percent, everything else as it is; grouping marks
 * and a unit that somebody types along are overlooked.
 */
export type NumberKey = {
  [K in ParameterKey]: Parameters[K] extends number | null ? K : never;
}[ParameterKey];

export function isShare(key: ParameterKey): boolean {
  const parameter = definition(key);
  return (
    (parameter.kind === 'number' || parameter.kind === 'integer') && parameter.unit === 'share'
  );
}

export function numberDefinition(key: NumberKey): NumberParameter {
  return definition(key) as NumberParameter;
}

/** What stands in the box; '' for a value that is not set. */
export function boxText(key: NumberKey, value: number | null): string {
  return value === null ? '' : String(isShare(key) ? clean(value * 100) : clean(value));
}

export type Typed =
  | { readonly kind: 'valid'; readonly value: number | null }
  /** `used` is the nearest value that is accepted; null where the text is no number at all. */
  | { readonly kind: 'invalid'; readonly asked: string; readonly used: number | null };

/** What a typed text means. */
export function readBox(key: NumberKey, text: string): Typed {
  const asked = text.trim();
  // Digits and signs of full width, as Chinese keyboards write them, are digits and signs.
  const bare = asked
    .normalize('NFKC')
    .replace(/[\s,_%‰×]/g, '')
    .replace('−', '-');
  const number = decimal(bare);
  // An empty box is a wish for what the preset draws, where there is such a thing.
  const plain =
    number === null
      ? bare === ''
        ? ''
        : asked
      : isShare(key)
        ? String(clean(number / 100))
        : bare;
  const parsed = parseParameter(key, plain);
  if (parsed.kind === 'valid') return { kind: 'valid', value: parsed.value };
  return { kind: 'invalid', asked, used: parsed.used ?? null };
}

/** Without the noise of binary fractions. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
