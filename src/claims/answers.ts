import { quantile } from '../model/measure/estimate.ts';
import type { Answer, Claim, Figures, NumberAnswer, NumberClaim } from './claim.ts';

const RANGE = [0.05, 0.95] as const;

/** The answer to each claim from the figures of families: medians, and the 5% to 95% range of single families. */
export function answersFrom(claims: readonly Claim[], families: readonly Figures[]): Answer[] {
  const typical = medians(families);
  return claims.map((claim) => {
    if (claim.kind === 'statement') {
      return { id: claim.id, families: families.length, within: claim.margin(typical) > 0 };
    }
    const values = families.map((figures) => claim.of(figures));
    const sorted = Float64Array.from(values.filter((value) => Number.isFinite(value))).sort();
    if (sorted.length === 0) return numberAnswer(claim, null, null, null, 0);
    const [low, high] = RANGE.map((p) => quantile(sorted, p));
    return numberAnswer(claim, quantile(sorted, 0.5), low, high, sorted.length);
  });
}

/** With the verdict: whether the published value, widened by half a unit of its last digit, lies in the range. */
export function numberAnswer(
  { id, published, unit }: Omit<NumberClaim, 'kind'>,
  median: number | null,
  low: number | null,
  high: number | null,
  families: number,
): NumberAnswer {
  const within =
    low !== null && high !== null && published + unit / 2 >= low && published - unit / 2 <= high;
  return { id, published, median, low, high, families, within };
}

/** The median of each figure over families; of one that less than half of them have, NaN. */
export function medians(families: readonly Figures[]): Figures {
  const typical: Record<string, number> = {};
  for (const name of Object.keys(families[0] ?? {})) {
    // Infinity, for never reached, sorts last, as it should.
    const values = Float64Array.from(families, (figures) => {
      const value = figures[name];
      return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
    }).sort();
    const middle = quantile(values, 0.5);
    typical[name] = Number.isFinite(middle) ? middle : Number.NaN;
  }
  return typical;
}
