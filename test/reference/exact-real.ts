/**
 * Exponential and logarithm to hundreds of bits, in whole numbers: what the model's own arithmetic is
 * measured against. A real number is a bigint over 2^BITS.
 */
const BITS = 320n;
const ONE = 1n << BITS;

export interface Real {
  /** The number is `mantissa / 2^BITS · 2^power`. */
  readonly mantissa: bigint;
  readonly power: number;
}

const product = (a: bigint, b: bigint) => (a * b) >> BITS;
const bitLength = (a: bigint) => a.toString(2).length;
const shift = (a: bigint, by: bigint) => (by >= 0n ? a << by : a >> -by);

/** A double as whole mantissa and power of two, exactly. */
function parts(x: number): { whole: bigint; power: number } {
  const bits = new BigUint64Array(Float64Array.of(x).buffer)[0];
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const whole = exponent === 0 ? fraction : fraction | (1n << 52n);
  return { whole: x < 0 ? -whole : whole, power: Math.max(exponent, 1) - 1075 };
}

function fixed(x: number): bigint {
  const { whole, power } = parts(x);
  return shift(whole, BITS + BigInt(power));
}

/** ln((1 + s) / (1 - s)) = 2 (s + s³/3 + s⁵/5 + …). */
function twiceArtanh(s: bigint): bigint {
  const square = product(s, s);
  let sum = 0n;
  let term = s;
  for (let k = 1n; term !== 0n && term !== -1n; k += 2n) {
    sum += term / k;
    term = product(term, square);
  }
  return 2n * sum;
}

const LN2 = twiceArtanh(ONE / 3n);

function expFixed(x: bigint): Real {
  const power = (x + LN2 / 2n) / LN2 - (x + LN2 / 2n < 0n ? 1n : 0n);
  const rest = x - power * LN2;
  let sum = ONE;
  let term = ONE;
  for (let k = 1n; term !== 0n && term !== -1n; k++) {
    term = product(term, rest) / k;
    sum += term;
  }
  return { mantissa: sum, power: Number(power) };
}

function logFixed(x: number): bigint {
  const { whole, power } = parts(x);
  let binary = BigInt(bitLength(whole));
  let m = shift(whole, BITS - binary);
  if (m * m < (ONE * ONE) / 2n) {
    m <<= 1n;
    binary -= 1n;
  }
  return twiceArtanh(((m - ONE) << BITS) / (m + ONE)) + (BigInt(power) + binary) * LN2;
}

export const exactExp = (x: number): Real => expFixed(fixed(x));
export const exactLog = (x: number): Real => ({ mantissa: logFixed(x), power: 0 });
export const exactPower = (base: number, exponent: number): Real =>
  expFixed(product(fixed(exponent), logFixed(base)));
/** 1 / (1 + e^-x), for |x| within 200. */
export function exactLogistic(x: number): Real {
  const { mantissa, power } = expFixed(-fixed(x));
  return { mantissa: (ONE << BITS) / (ONE + shift(mantissa, BigInt(power))), power: 0 };
}

/** How far a double lies from the exact value, in units in the last place of that value. */
export function ulpsFrom(actual: number, exact: Real): number {
  const { mantissa, power } = exact;
  if (mantissa === 0n) return actual === 0 ? 0 : Number.POSITIVE_INFINITY;
  const size = mantissa < 0n ? -mantissa : mantissa;
  const leading = bitLength(size) - 1 - Number(BITS) + power;
  const ulp = Math.max(leading, -1022) - 52;
  const own = parts(actual);
  const difference = shift(own.whole, BITS + BigInt(own.power - power)) - mantissa;
  const scaled = shift(
    difference < 0n ? -difference : difference,
    30n - BITS - BigInt(ulp - power),
  );
  return Number(scaled) / 2 ** 30;
}
