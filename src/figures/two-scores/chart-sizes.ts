/** Heights in a chart in CSS pixels, from the top: the playhead's time, the plot, the chain, the times. */
export const CHART = { top: 22, plot: 176, lane: 220, lows: 236, height: 262 } as const;

/** Where a level is in the plot. */
export function heightOf(level: number): number {
  return Math.round(10 * (CHART.top + CHART.plot * (1 - level))) / 10;
}

/** A share of the width as an attribute. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
