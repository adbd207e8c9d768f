import {
  decimal,
  definition,
  type NumberParameter,
  type ParameterKey,
  type Parameters,
  parseParameter,
} from '../../state/parameter-table.ts';
import type { Bounds } from '../../state/settings.ts';
import { plainNumber } from './typed-number.ts';

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

/** What a typed text means; `bounds`, where they are narrower here than those of the parameter. */
export function readBox(
  key: NumberKey,
  text: string,
  [least, most]: Bounds = numberDefinition(key).bounds,
): Typed {
  const asked = text.trim();
  const bare = plainNumber(asked, UNITS);
  const number = bare === null ? null : decimal(bare);
  // An empty box is a wish for what the preset draws, where there is such a thing.
  const plain =
    bare === null || number === null
      ? bare === ''
        ? ''
        : asked
      : isShare(key)
        ? String(clean(number / 100))
        : bare;
  const parsed = parseParameter(key, plain);
  const near = parsed.kind === 'valid' ? parsed.value : (parsed.used ?? null);
  const used = near === null ? null : Math.min(most, Math.max(least, near));
  if (parsed.kind === 'valid' && used === near) return { kind: 'valid', value: used };
  return { kind: 'invalid', asked, used };
}

const UNITS = /[%‰×]/g;

/** Without the noise of binary fractions. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
