import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';
import type { EloKind } from './drawn.ts';

export interface EloPlotProps {
  readonly kind: EloKind;
  readonly summary: EloSummary | null;
  /** Budgets as shares of the largest. */
  readonly shares: Float64Array;
  readonly front: EloSystem;
  /** Ratings are drawn less those of repeated sampling. */
  readonly less: boolean;
  /** What stands in the plot while there is no summary. */
  readonly empty: string;
  /** Index of the budget where the reader reads off, and whether in this plot. */
  readonly reading: number | null;
  readonly readHere: boolean;
  readonly onRead: (budget: number | null) => void;
}
