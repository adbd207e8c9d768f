/** Of the normal distribution: 95% lie within so many standard deviations. */
const DEVIATIONS = 1.959963984540054;

/**
 * The 95% interval of the chance that a value of `a` beats one of `b`, ties as halves, as if the two samples had
 * nothing in common: by the variances of how each value places among the others (E. DeLong, D. DeLong and D.
 * Clarke-Pearson, Biometrics 44, 1988). Cut at 0 and 1; null with fewer than two values on a side.
 */
export function separateInterval(
  a: Float64Array,
  b: Float64Array,
): readonly [number, number] | null {
  if (a.length < 2 || b.length < 2) return null;
  const ofA = placements(a, b);
  const ofB = placements(b, a);
  const chance = mean(ofA);
  const half = DEVIATIONS * Math.sqrt(variance(ofA) / a.length + variance(ofB) / b.length);
  return [Math.max(0, chance - half), Math.min(1, chance + half)];
}

/** The share of `others` below each value, equal ones as halves. O((n + m) log m). */
function placements(values: Float64Array, others: Float64Array): Float64Array {
  const sorted = others.slice().sort();
  return values.map((value) => {
    const below = countBelow(sorted, value, false);
    const through = countBelow(sorted, value, true);
    return (below + through) / 2 / sorted.length;
  });
}

function countBelow(sorted: Float64Array, value: number, equalToo: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value || (equalToo && sorted[middle] === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: Float64Array): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
