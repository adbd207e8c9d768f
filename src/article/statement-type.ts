import type { Figures } from '../claims/claim.ts';
import type { Slug } from '../link/figures.ts';

/** A comparison that a sentence makes, and the figure it is read from. */
export interface Statement {
  readonly figure: Slug;
  /** Above 0 where it holds; NaN where it cannot be told, and then neither it nor its opposite is said. */
  margin(figures: Figures): number;
}
