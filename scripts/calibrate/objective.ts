import { medians } from '../../src/claims/answers.ts';
import { FAR, NEAR } from '../../src/claims/bar.ts';
import type { Figures, NumberClaim, StatementClaim } from '../../src/claims/claim.ts';
import { POST_CLAIMS } from '../../src/claims/post/claims.ts';
import { ELO_PER_DECADE } from '../../src/model/measure/elo/bradley-terry.ts';
import type { EloSummary } from '../../src/model/measure/elo/summary.ts';

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

/** Aimed at inside the limits, because other families will give slightly other medians. */
const RESERVE = 0.03;
/** And further inside when it is refined. */
export const FINE_RESERVE = 0.07;
/** From the median to the 5% and 95% points of a normal distribution, less a reserve. */
const RANGE = 1.5;
/** How many numbers may stay outside. */
const SPARED = 2;

const MOST_MARGIN = 0.5;

const WEIGHT = { outside: 4, spared: 0.2, far: 5, statement: 15 } as const;
/** What a hundred or two sessions must show for thousands to agree with the post: Elo, and shares of a decade. */
const ELO = { first: 25, last: 350, inflection: -0.7, ahead: 25, apart: 20 } as const;

/*
 * A setting's responses are one list of numbers, for the regression's sake: for each number the mean over families of
 * the log of measured over published, then the standard deviation of these logs, then the margins of the
 * statements, then what is known of Elo.
 */
const FIRST_SPREAD = NUMBERS.length;
const FIRST_MARGIN = 2 * NUMBERS.length;
const FIRST_ELO = FIRST_MARGIN + STATEMENTS.length;

/** See above; NaN where a figure does not exist. */
export function responsesOf({ families, elo }: Measured): number[] {
  const logs = NUMBERS.map((claim) =>
    families.map((figures) => Math.log(claim.of(figures) / claim.published)),
  );
  const typical = medians(families);
  return [
    ...logs.map(mean),
    ...logs.map(deviation),
    ...STATEMENTS.map((claim) => bounded(claim.margin(typical))),
    ...eloResponses(elo),
  ];
}

/** A margin as far as it matters: one that is far below or above says nothing more, and would bend the surface. */
function bounded(margin: number): number {
  return Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin));
}

/** Logs of pass@1's slopes over the reference, its inflection, and how far systems are ahead in log strength. */
function eloResponses({ systems }: EloSummary): number[] {
  const { firstSlope, lastSlope, inflection } = systems['pass@1'];
  const [pass, both, group] = (['pass@4', 'pass@2 group@2', 'group@4'] as const).map((system) =>
    inStrength(systems[system].lead.value ?? Number.NaN),
  );
  return [
    Math.log((firstSlope.value ?? Number.NaN) / ELO_PER_DECADE),
    Math.log(Math.max(1, lastSlope.value ?? Number.NaN) / ELO_PER_DECADE),
    inflection.value ?? Number.NaN,
    pass - both,
    both - Math.max(0, group),
    group,
  ];
}

/**
 * By how much the picture of Elo is as published, with a reserve; 0 or more where it is: pass@1 starts on the
 * reference, bends below it and has its inflection early; pass@4 leads, pass@2 group@2 lies between, group@4 is beside
 * pass@1.
 */
export function eloMargins(responses: readonly number[]): number[] {
  const [first, last, inflection, lead, between, group] = responses.slice(FIRST_ELO);
  return [
    Math.log(1 + ELO.first / ELO_PER_DECADE) - Math.abs(first),
    Math.log(ELO.last / ELO_PER_DECADE) - last,
    (ELO.inflection - inflection) * Math.LN10,
    lead - inStrength(ELO.ahead),
    between - inStrength(ELO.ahead),
    inStrength(ELO.apart) - Math.abs(group),
  ];
}

/**
 * The cost of responses, Infinity where one does not exist: squared log distances of all numbers; beyond that, so that
 * it is the bar that is aimed at, what lies outside of it, the two worst nearly for free; what is off by more than half;
 * and by how much statements fail. `reserve`: how far inside the bar it aims, as a logarithm.
 */
export function costOf(responses: readonly number[], reserve = RESERVE): number {
  if (responses.some((response) => Number.isNaN(response))) return Number.POSITIVE_INFINITY;
  let squares = 0;
  let far = 0;
  const outside: number[] = [];
  for (let i = 0; i < NUMBERS.length; i++) {
    const distance = responses[i];
    const spread = Math.max(0, responses[FIRST_SPREAD + i]);
    const high = distance > 0;
    const near = high ? Math.log(1 + NEAR) : -Math.log(1 - NEAR);
    const limit = high ? Math.log(1 + FAR) : -Math.log(1 - FAR);
    squares += distance * distance;
    outside.push(Math.max(0, Math.abs(distance) - Math.max(near - reserve, RANGE * spread)));
    far += Math.max(0, Math.abs(distance) - (limit - reserve));
  }
  outside.sort((a, b) => b - a);
  const margins = responses.slice(FIRST_MARGIN, FIRST_ELO).map((margin) => margin - reserve);
  const failed = [...margins, ...eloMargins(responses)].map((margin) => Math.max(0, -margin));
  return (
    squares +
    WEIGHT.outside * sum(outside.slice(SPARED)) +
    WEIGHT.spared * sum(outside.slice(0, SPARED)) +
    WEIGHT.far * far +
    WEIGHT.statement * sum(failed)
  );
}

function inStrength(elo: number): number {
  return (elo * Math.LN10) / ELO_PER_DECADE;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((x) => (x - middle) ** 2)) / Math.max(1, values.length - 1));
}
