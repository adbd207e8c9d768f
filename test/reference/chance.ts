/**
 * Tests of randomness with a stated chance of a false alarm. All of them run on fixed seeds, so that a
 * test that passes goes on passing; the chance says how likely a *correct* program was to fail on the day
 * the seed was chosen.
 */

/** Chance that a correct program fails one test. */
export const FALSE_ALARM = 1e-6;
/** What a standard normal exceeds in size with that chance: 4.8916. */
export const FAR_OUT = 4.8916;

/** Pearson's statistic for counts against expected counts of the same total. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, c, i) => sum + (c - expected[i]) ** 2 / expected[i], 0);
}

/** Pearson's statistic for counts that should be equal. */
export function chiSquareUniform(counts: readonly number[]): number {
  const each = counts.reduce((a, b) => a + b, 0) / counts.length;
  return chiSquare(
    counts,
    counts.map(() => each),
  );
}

/** P(X > x) for chi-square X with `degrees` degrees of freedom: the upper regularized incomplete gamma function. */
export function chiSquareTail(x: number, degrees: number): number {
  const a = degrees / 2;
  const t = x / 2;
  if (t <= 0) return 1;
  const front = Math.exp(a * Math.log(t) - t - logGamma(a));
  if (t < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let k = 1; term > sum * 1e-16; k++) {
      term *= t / (a + k);
      sum += term;
    }
    return 1 - front * sum;
  }
  // Continued fraction, from the inside out; two hundred levels are plenty for t > a + 1.
  let fraction = 0;
  for (let k = 200; k >= 1; k--) fraction = (k * (k - a)) / (t + 2 * k + 1 - a - fraction);
  return front / (t + 1 - a - fraction);
}

/** ln Γ(a) for multiples of one half, by the recurrence from Γ(1/2) = √π and Γ(1) = 1. */
function logGamma(a: number): number {
  let sum = a % 1 === 0 ? 0 : 0.5 * Math.log(Math.PI);
  for (let k = a % 1 === 0 ? 1 : 0.5; k < a; k++) sum += Math.log(k);
  return sum;
}

/** How many standard errors the mean of a sample lies from `mean`, for a known standard deviation. */
export function meanDeviation(sample: readonly number[], mean: number, deviation: number): number {
  const own = sample.reduce((a, b) => a + b, 0) / sample.length;
  return ((own - mean) / deviation) * Math.sqrt(sample.length);
}

/** How many standard errors the mean square of n standard normals lies from 1. */
export function squareDeviation(normals: readonly number[]): number {
  const square = normals.reduce((a, z) => a + z * z, 0) / normals.length;
  return (square - 1) / Math.sqrt(2 / normals.length);
}

/** Mean and standard error of a sample. */
export function meanAndError(sample: readonly number[]): { mean: number; error: number } {
  const mean = sample.reduce((a, b) => a + b, 0) / sample.length;
  const square = sample.reduce((a, x) => a + (x - mean) ** 2, 0) / (sample.length - 1);
  return { mean, error: Math.sqrt(square / sample.length) };
}

/** Counts of outcomes named by strings, in the order of `names`; an outcome of another name is an error. */
export function tally(outcomes: Iterable<string>, names: readonly string[]): number[] {
  const place = new Map(names.map((name, i) => [name, i]));
  const counts = names.map(() => 0);
  for (const outcome of outcomes) {
    const at = place.get(outcome);
    if (at === undefined) throw new Error(`an outcome that should not occur: ${outcome}`);
    counts[at]++;
  }
  return counts;
}

/** All orders of the given things, each joined by spaces. */
export function orders(things: readonly number[]): string[] {
  if (things.length <= 1) return [things.join(' ')];
  return things.flatMap((first) =>
    orders(things.filter((t) => t !== first)).map((rest) => `${first} ${rest}`),
  );
}
