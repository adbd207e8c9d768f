import { medians } from '../../src/claims/answers.ts';
import type { Figures, NumberClaim, StatementClaim } from '../../src/claims/claim.ts';
import { POST_CLAIMS } from '../../src/claims/post/claims.ts';
import { ELO_PER_DECADE } from '../../src/model/measure/elo/bradley-terry.ts';
import type { EloSummary } from '../../src/model/measure/elo/summary.ts';
import { quantile } from '../../src/model/measure/estimate.ts';

/** What was measured of one setting. */
export interface Measured {
  readonly families: readonly Figures[];
  /** Without a bootstrap. */
  readonly elo: EloSummary;
}

/** The numbers that count as reproduced or not. */
export const NUMBERS: readonly NumberClaim[] = POST_CLAIMS.filter(
  (claim) => claim.kind === 'number',
);
/** The statements that families can tell; for those on Elo see `eloMargins`. */
export const STATEMENTS: readonly StatementClaim[] = POST_CLAIMS.filter(
  (claim) => claim.kind === 'statement',
).filter(({ id }) => id !== 'elo-bends' && id !== 'elo-order');

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

/**
 * The cost of what was measured: squared log distances of all numbers; beyond that, so that it is the bar that is aimed
 * at, what lies outside of it, the two worst nearly for free; what is off by more than half; and by how much
 * statements fail.
 */
export function costOf({ families, elo }: Measured): number {
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
  const margins = STATEMENTS.map((claim) => claim.margin(typical) - RESERVE / 2);
  const failed = sum(
    [...margins, ...eloMargins(elo)].map((margin) =>
      Number.isNaN(margin) ? UNDEFINED : Math.max(0, -margin),
    ),
  );
  return (
    squares +
    WEIGHT.outside * others +
    WEIGHT.spared * spared +
    WEIGHT.far * far +
    WEIGHT.statement * failed
  );
}

/** What a hundred or two sessions must show for thousands to agree with the post: Elo, and shares of a decade. */
const ELO = { first: 30, last: 350, inflection: -0.7, ahead: 25, apart: 20 } as const;

/**
 * By how much the picture of Elo is as published, as logarithms of strengths, slopes and budgets; 0 or more where it
 * is: pass@1 starts on the reference, bends below it and has its inflection early; pass@4 leads, pass@2 group@2 lies
 * between, group@4 beside pass@1.
 */
export function eloMargins({ systems }: EloSummary): number[] {
  const { firstSlope, lastSlope, inflection } = systems['pass@1'];
  const one = systems['pass@1'].lead.value ?? Number.NaN;
  const [pass, both, group] = (['pass@4', 'pass@2 group@2', 'group@4'] as const).map(
    (system) => systems[system].lead.value ?? Number.NaN,
  );
  const first = firstSlope.value ?? Number.NaN;
  return [
    Math.log((ELO_PER_DECADE + ELO.first) / first),
    Math.log(first / (ELO_PER_DECADE - ELO.first)),
    Math.log(ELO.last / Math.max(1, lastSlope.value ?? Number.NaN)),
    (ELO.inflection - (inflection.value ?? Number.NaN)) * Math.LN10,
    inStrength(pass - both - ELO.ahead),
    inStrength(both - Math.max(one, group) - ELO.ahead),
    inStrength(ELO.apart - Math.abs(group - one)),
  ];
}

function inStrength(elo: number): number {
  return (elo * Math.LN10) / ELO_PER_DECADE;
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
