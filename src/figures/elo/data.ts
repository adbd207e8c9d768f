import { systemsOf } from '../../components/elo/systems.ts';
import { referenceAt, sharesOf } from '../../draw/elo-plot.ts';
import { type DataTable, type Observation, tableOf } from '../../export/data-table.ts';
import type { EloCurve, EloFigure, EloSummary } from '../../model/measure/elo/summary.ts';
import { INTERVALS, withInterval } from '../ensemble/data.ts';

/** Ratings at every budget with their bands, the line of repeated sampling, and what is read off of each system. */
export function dataOfElo(summary: EloSummary): DataTable {
  const names = [
    ...['system', 'against', 'measure', 'budget (agent-time)', 'budget (share of the largest)'],
    ...['value', 'low', 'high', 'interval', 'n'],
  ];
  const { budgets, systems, sessions: n } = summary;
  const shares = sharesOf(budgets);
  const at = (b: number) => ({
    'budget (agent-time)': budgets[b],
    'budget (share of the largest)': shares[b],
  });
  const curve = (system: string, measure: string, { value, low, high }: EloCurve) =>
    Array.from(budgets, (_, b) => ({
      system,
      measure,
      ...at(b),
      value: value[b],
      low: low[b],
      high: high[b],
      interval: Number.isNaN(low[b]) ? '' : INTERVALS.bootstrap,
      n,
    }));
  const sampling = Array.from(shares, (share, b) => ({
    system: 'repeated sampling',
    measure: 'Elo',
    ...at(b),
    value: referenceAt(share),
  }));
  const rows = systemsOf(summary).flatMap((system): Observation[] => {
    const elo = systems[system];
    const figure = (measure: string, of: EloFigure) => ({
      system,
      ...withInterval(measure, of),
      n,
    });
    return [
      ...curve(system, 'self-Elo', elo.selfElo),
      ...curve(system, 'joint Elo', elo.jointElo),
      figure('scaling inflection (log10 of the share of the largest budget)', elo.inflection),
      figure('first slope (Elo per decade)', elo.firstSlope),
      figure('last slope (Elo per decade)', elo.lastSlope),
      { ...figure('joint Elo over pass@1 at the largest budget', elo.lead), against: 'pass@1' },
      ...systemsOf(summary).flatMap((other) => {
        // What comes with the page knows the chances against one agent alone.
        const rate: EloFigure | undefined = elo.winRate[other];
        if (other === system || !rate) return [];
        return { ...figure('win rate at the largest budget', rate), against: other };
      }),
    ];
  });
  return tableOf(names, [...rows, ...sampling]);
}
