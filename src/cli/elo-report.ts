import { ELO_SYSTEMS } from '../model/measure/elo/records.ts';
import { bends, order, type Stated } from '../model/measure/elo/statements.ts';
import type { EloCurve, EloFigure, EloSummary } from '../model/measure/elo/summary.ts';
import { power } from '../model/random/elementary.ts';
import type { Cell } from './print.ts';

/** Everything that is printed of a summary but its systems. */
export function eloFields(summary: EloSummary): Record<string, unknown> {
  const { sessions, replicates, budgets, systems } = summary;
  return {
    sessions,
    replicates,
    budget: budgets[budgets.length - 1],
    budgets: [...budgets],
    winRates: entries(ELO_SYSTEMS, (system) =>
      entries(ELO_SYSTEMS, (other) => printed(systems[system].winRate[other])),
    ),
    statements: { bends: stated(bends(summary)), order: stated(order(summary)) },
  };
}

/** A system a row, its curves as lists over budgets. */
export function systemRows({ budgets, systems }: EloSummary): object[] {
  const largest = budgets[budgets.length - 1];
  return ELO_SYSTEMS.map((system) => {
    const { selfElo, jointElo, inflection, firstSlope, lastSlope, lead } = systems[system];
    return {
      system,
      selfElo: lists(selfElo),
      jointElo: lists(jointElo),
      inflection: printed(inflection, (decade) => largest * power(10, decade)),
      firstSlope: printed(firstSlope),
      lastSlope: printed(lastSlope),
      lead: printed(lead),
    };
  });
}

/** The curves as one table. */
export function eloRows({ budgets, systems }: EloSummary): Record<string, Cell>[] {
  return ELO_SYSTEMS.flatMap((system) =>
    Array.from(budgets, (budget, b) => {
      const row: Record<string, Cell> = { system, budget };
      for (const name of ['selfElo', 'jointElo'] as const) {
        const { value, low, high } = systems[system][name];
        row[name] = cell(value[b]);
        row[`${name}_low`] = cell(low[b]);
        row[`${name}_high`] = cell(high[b]);
      }
      return row;
    }),
  );
}

const asIs = (x: number) => x;

function printed({ value, interval }: EloFigure, of: (x: number) => number = asIs) {
  return {
    value: value === null ? null : of(value),
    low: interval ? of(interval[0]) : null,
    high: interval ? of(interval[1]) : null,
  };
}

function stated<F extends string>({ margin, figures }: Stated<F>) {
  const names = Object.keys(figures) as F[];
  return {
    holds: margin > 0,
    margin: cell(margin),
    ...entries(names, (name) => printed(figures[name])),
  };
}

function lists({ value, low, high }: EloCurve) {
  return { value: [...value].map(cell), low: [...low].map(cell), high: [...high].map(cell) };
}

function cell(x: number): number | null {
  return Number.isFinite(x) ? x : null;
}

function entries<N extends string, T>(names: readonly N[], of: (name: N) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}
