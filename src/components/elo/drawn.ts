import { lessReference } from '../../draw/elo-plot.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloCurve, EloSummary } from '../../model/measure/elo/summary.ts';
import { systemsOf } from './systems.ts';

export type EloKind = 'self' | 'joint';

/** The curve of a system in a plot. */
export interface Drawn {
  readonly system: EloSystem;
  readonly curve: EloCurve;
}

/** What a plot draws, in the order of the summary; `less`: less what repeated sampling gains. */
export function drawnCurves(
  summary: EloSummary,
  kind: EloKind,
  shares: Float64Array,
  less: boolean,
): Drawn[] {
  return systemsOf(summary).map((system) => {
    const { selfElo, jointElo } = summary.systems[system];
    const curve = kind === 'self' ? selfElo : jointElo;
    return { system, curve: less ? lessReference(curve, shares) : curve };
  });
}
