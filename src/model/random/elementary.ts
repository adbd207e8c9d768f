/**
 * Exponential, logarithm and power in pure IEEE arithmetic.
 *
 * `Math.exp`, `Math.log` and `Math.pow` may differ in the last bit from one engine to the next; sums,
 * products, quotients and square roots may not. Everything random or costly in the model goes through
 * these functions, so that a seed means the same run in every engine. Errors stay under 2 units in the
 * last place (`test/unit/model/elementary.test.ts` measures them).
 */

/** ln 2 split so that `k * LN2_HIGH` is exact for |k| < 2^20: the high part has 32 significant bits. */
const LN2_HIGH = 2977044471 / 4294967296;
const LN2_LOW = 1.9082149292705877e-10;
const LOG2_E = 1.4426950408889634;
const SQRT_2 = 1.4142135623730951;

/** Ek = 1 / k!: the series of the exponential. */
const [E3, E4, E5, E6, E7] = [1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040];
const [E8, E9, E10] = [1 / 40320, 1 / 362880, 1 / 3628800];
const [E11, E12, E13] = [1 / 39916800, 1 / 479001600, 1 / 6227020800];
/** Lk = 2 / k: the series of log((1 + s) / (1 - s)) less its first term. */
const [L3, L5, L7, L9, L11, L13] = [2 / 3, 2 / 5, 2 / 7, 2 / 9, 2 / 11, 2 / 13];
const [L15, L17, L19, L21, L23] = [2 / 15, 2 / 17, 2 / 19, 2 / 21, 2 / 23];

/** POWERS_OF_TWO[k + 1074] = 2^k, made by exact doublings and halvings. */
const POWERS_OF_TWO = new Float64Array(1074 + 1024);
POWERS_OF_TWO[1074] = 1;
for (let k = 1; k <= 1023; k++) POWERS_OF_TWO[1074 + k] = POWERS_OF_TWO[1073 + k] * 2;
for (let k = 1; k <= 1074; k++) POWERS_OF_TWO[1074 - k] = POWERS_OF_TWO[1075 - k] / 2;

const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);
float[0] = 1;
/** Which half of a double holds sign and exponent; typed arrays follow the machine's byte order. */
const HIGH = halves[1] === 0x3ff00000 ? 1 : 0;

/** e^x. Overflows to Infinity above 709.79, underflows to 0 below -745.2, NaN for NaN. */
export function exp(x: number): number {
  if (!(x < 709.7827128933841)) return x > 0 ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x < -745.14) return 0;
  const k = Math.floor(x * LOG2_E + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  // |r| <= ln 2 / 2: the series to r^13 leaves less than 2^-55 behind. Even and odd powers are summed
  // apart, so that a processor can work on both at once.
  const z = r * r;
  const even = ((((z * E12 + E10) * z + E8) * z + E6) * z + E4) * z + 0.5;
  const odd = ((((z * E13 + E11) * z + E9) * z + E7) * z + E5) * z + E3;
  const tail = z * (even + r * odd);
  // What rounding r took away is given back before the last sum.
  const value = 1 + (r + (tail + (high - r - low)));
  if (k > 1023) return value * 2 * POWERS_OF_TWO[1074 + k - 1];
  if (k < -1022) return value * POWERS_OF_TWO[1074 - 1000] * POWERS_OF_TWO[1074 + k + 1000];
  return value * POWERS_OF_TWO[1074 + k];
}

/** Natural logarithm. -Infinity at 0, NaN below 0 and for NaN, Infinity at Infinity. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let k = 0;
  if (x < 2.2250738585072014e-308) {
    x *= 18014398509481984;
    k = -54;
  }
  float[0] = x;
  k += (halves[HIGH] >>> 20) - 1023;
  halves[HIGH] = (halves[HIGH] & 0x000fffff) | 0x3ff00000;
  let m = float[0];
  if (m > SQRT_2) {
    m *= 0.5;
    k++;
  }
  // log m = log(1 + f) = f - f²/2 + s (f²/2 + R(s²)), s = f / (2 + f), |s| < 0.1716.
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = ((((w * L23 + L19) * w + L15) * w + L11) * w + L7) * w + L3;
  const odd = (((w * L21 + L17) * w + L13) * w + L9) * w + L5;
  const series = z * (even + z * odd);
  const half = 0.5 * f * f;
  return k * LN2_HIGH - (half - (s * (half + series) + k * LN2_LOW) - f);
}

/** base^exponent for base >= 0, with the relative error of exp(exponent · log base). */
export function power(base: number, exponent: number): number {
  if (exponent === 0) return 1;
  if (base === 0) return exponent > 0 ? 0 : Number.POSITIVE_INFINITY;
  return exp(exponent * log(base));
}

/** 1 / (1 + e^-x), without overflow on either side. */
export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + exp(-x));
  const e = exp(x);
  return e / (1 + e);
}
