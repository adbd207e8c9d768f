import { bandPath, meanPath, type PlotScales } from '../../draw/s-curve.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloCurve } from '../../model/measure/elo/summary.ts';

export interface EloLineProps {
  readonly system: EloSystem;
  readonly scales: PlotScales;
  /** Budgets as shares of the largest. */
  readonly shares: Float64Array;
  readonly curve: EloCurve;
  /** Behind the one that the plot is about: lighter, and without a band. */
  readonly quiet?: boolean;
}

/** A system's ratings with their band, where there is one. */
export function EloLine({ system, scales, shares, curve, quiet = false }: EloLineProps) {
  const banded = !quiet && curve.low.every((elo) => !Number.isNaN(elo));
  return (
    <g data-system={system} className={quiet ? 'elo-line elo-line-quiet' : 'elo-line'}>
      {banded && <path className="plot-band" d={bandPath(scales, shares, curve)} />}
      <path className="plot-mean" d={meanPath(scales, shares, curve.value)} />
    </g>
  );
}

/** The line of a system as a key beside its name. */
export function EloKey({ system }: { readonly system: EloSystem | null }) {
  return (
    <svg
      className="elo-key"
      viewBox="0 0 26 8"
      aria-hidden="true"
      {...(system ? { 'data-system': system } : {})}
    >
      <line className={system ? 'plot-mean' : 'elo-reference'} x1="1" x2="25" y1="4" y2="4" />
    </svg>
  );
}
