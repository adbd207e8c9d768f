import type { Parameters } from '../model/parameters.ts';

/** What was measured of one family, by name. NaN: never reached, or nothing to divide by. */
export type Figures = Readonly<Record<string, number>>;

interface Claimed {
  /** As published in the list of claims; stands in addresses, outputs and message keys, and does not change. */
  readonly id: string;
  /** The state that shows it: what differs from the preset. */
  readonly state: Partial<Parameters>;
}

export interface NumberClaim extends Claimed {
  readonly kind: 'number';
  readonly published: number;
  /** One unit of the last published digit. */
  readonly unit: number;
  /** This model's answer from the figures of one family. */
  of(figures: Figures): number;
}

/** Listed, but no number that was reproduced. */
export interface DefinitionClaim extends Omit<NumberClaim, 'kind'> {
  readonly kind: 'definition';
}

export interface StatementClaim extends Claimed {
  readonly kind: 'statement';
  /**
   * By how much it holds for figures that are medians over families: the smallest ratio, as a logarithm, between
   * what must be larger and what must be smaller. Above 0 where it holds; NaN where it cannot be told.
   */
  margin(figures: Figures): number;
}

export type Claim = NumberClaim | DefinitionClaim | StatementClaim;

/** The answer to a claim, as the command line prints it and the page shows it. */
export interface NumberAnswer {
  readonly id: string;
  readonly published: number;
  /** Over families (of September's table: the mean). */
  readonly median: number | null;
  /** 5% and 95% points over families (of September's table: the 95% interval of the mean). */
  readonly low: number | null;
  readonly high: number | null;
  /** How many families have the figure. */
  readonly families: number;
  /** Whether the published value, widened by half a unit of its last digit, lies from low to high. */
  readonly within: boolean;
}

export interface StatementAnswer {
  readonly id: string;
  readonly families: number;
  readonly within: boolean;
}

export type Answer = NumberAnswer | StatementAnswer;
