import { medians } from '../../src/claims/answers.ts';
import type { Figures, NumberClaim, StatementClaim } from '../../src/claims/claim.ts';
import { POST_CLAIMS } from '../../src/claims/post/claims.ts';
import { quantile } from '../../src/model/measure/estimate.ts';

/** The numbers that count as reproduced or not. */
export const NUMBERS: readonly NumberClaim[] = POST_CLAIMS.filter(
  (claim) => claim.kind === 'number',
);
/** The statements that a family can tell; those on Elo need thousands of sessions, and are looked at afterwards. */
export const STATEMENTS: readonly StatementClaim[] = POST_CLAIMS.filter(
  (claim) => claim.kind === 'statement',
).filter(({ id }) => !id.startsWith('elo'));

/** A median this far off still counts as reproduced, and so does one whose families reach the published value. */
const NEAR = 0.25;
/** What no claim may exceed. */
const FAR = 0.5;
/** Aimed at inside the limits, because other families will give slightly other medians. */
const RESERVE = 0.03;
/** From the median to the 5% and 95% points of a normal distribution, less a reserve. */
const RANGE = 1.5;
/** How many numbers may stay outside. */
const SPARED = 2;

const WEIGHT = { outside: 4, spared: 0.2, far: 5, statement: 5 } as const;
/** For a figure or margin that does not exist. */
const UNDEFINED = 9;

/** What the search minimises, and its parts. */
export interface Cost {
  readonly total: number;
  /** Sum of squared log ratios of median to published. */
  readonly squares: number;
}

/**
 * Cost of what was measured of some families: squared log distances of all numbers; beyond that, so that it is the bar
 * that is aimed at, what lies outside of it, the two worst nearly for free; what is off by more than half; and
 * by how much statements fail.
 */
export function costOf(families: readonly Figures[]): Cost {
  let squares = 0;
  let far = 0;
  const outside: number[] = [];
  for (const claim of NUMBERS) {
    const { distance, spread } = distanceOf(claim, families);
    if (!Number.isFinite(distance)) {
      squares += UNDEFINED;
      continue;
    }
    squares += distance * distance;
    const high = distance > 0;
    const near = high ? Math.log(1 + NEAR) : -Math.log(1 - NEAR);
    outside.push(Math.max(0, Math.abs(distance) - Math.max(near - RESERVE, RANGE * spread)));
    const limit = high ? Math.log(1 + FAR) : -Math.log(1 - FAR);
    far += Math.max(0, Math.abs(distance) - (limit - RESERVE));
  }
  outside.sort((a, b) => b - a);
  const spared = sum(outside.slice(0, SPARED));
  const others = sum(outside.slice(SPARED));
  const typical = medians(families);
  const failed = sum(
    STATEMENTS.map((claim) => {
      const margin = claim.margin(typical);
      return Number.isNaN(margin) ? UNDEFINED : Math.max(0, RESERVE / 2 - margin);
    }),
  );
  const total =
    squares +
    WEIGHT.outside * others +
    WEIGHT.spared * spared +
    WEIGHT.far * far +
    WEIGHT.statement * failed;
  return { total, squares };
}

/** Log ratio of the median to the published value, and the standard deviation of the logs of single families. */
function distanceOf(claim: NumberClaim, families: readonly Figures[]) {
  const logs = Float64Array.from(families, (figures) => Math.log(claim.of(figures))).sort();
  const mean = sum([...logs]) / logs.length;
  const variance = sum([...logs].map((x) => (x - mean) ** 2)) / Math.max(1, logs.length - 1);
  return {
    distance: quantile(logs, 0.5) - Math.log(claim.published),
    spread: Math.sqrt(variance),
  };
}

/** Whether a number counts as reproduced: its median near the published value, or the value in the families' range. */
export function reproduced(published: number, median: number, inRange: boolean): boolean {
  return inRange || Math.abs(median / published - 1) <= NEAR;
}

/** Whether a number is off by more than it may at all. */
export function farOff(published: number, median: number): boolean {
  return Math.abs(median / published - 1) > FAR;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
