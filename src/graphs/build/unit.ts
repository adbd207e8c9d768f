/**
 * The unit in which the durations of an imported graph are held: MODEL.md section 6.
 *
 * Durations in a file are decimals. Where every one is a whole number of 10^-decimals and the total stays
 * under 2^53, that whole number is held: sums of them are exact, so that steps that end together end
 * together. Any time of such a run, divided by `perOne`, is the double nearest to the exact decimal.
 */
export interface DurationUnit {
  /** 0 to 9; null when durations are held as the doubles they were read as. */
  readonly decimals: number | null;
  /** How many units make 1 of the file: 10^decimals, or 1. */
  readonly perOne: number;
}

export const AS_READ: DurationUnit = { decimals: null, perOne: 1 };

const MOST_DECIMALS = 9;
const POWERS_OF_TEN = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9] as const;

/** Decimals of the shortest decimal number that is read as x, which is finite. */
export function decimalsOf(x: number): number {
  if (Number.isInteger(x)) return 0;
  const [digits = '', exponent = '0'] = String(x).split('e');
  const point = digits.indexOf('.');
  const behind = point < 0 ? 0 : digits.length - point - 1;
  return Math.max(0, behind - Number(exponent));
}

/** The smallest unit that represents all durations exactly, or `AS_READ` where there is none to be had. */
export function exactUnit(durations: Float64Array): DurationUnit {
  let decimals = 0;
  for (let i = 0; i < durations.length; i++) {
    decimals = Math.max(decimals, decimalsOf(durations[i]));
    if (decimals > MOST_DECIMALS) return AS_READ;
  }
  let total = 0;
  for (let i = 0; i < durations.length; i++) {
    total += scaled(durations[i], decimals);
    if (total > Number.MAX_SAFE_INTEGER) return AS_READ;
  }
  return { decimals, perOne: POWERS_OF_TEN[decimals] };
}

/** Durations as read, in the given unit: whole numbers, unless it is `AS_READ`. */
export function inUnit(durations: Float64Array, { decimals }: DurationUnit): Float64Array {
  if (decimals === null || decimals === 0) return durations;
  return durations.map((x) => scaled(x, decimals));
}

/** The shortest decimal of x times 10^decimals, by moving its point: no product is rounded. */
function scaled(x: number, decimals: number): number {
  const [digits, exponent = '0'] = String(x).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}
