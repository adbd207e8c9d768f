import { budgetsUpTo } from '../../model/measure/elo/budgets.ts';
import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloCurve, EloFigure, EloSummary } from '../../model/measure/elo/summary.ts';

/** Numbers in a row, with spaces between; "-" for none. */
type Row = string;

interface PackedCurve {
  readonly value: Row;
  readonly low: Row;
  readonly high: Row;
}

interface PackedSystem {
  readonly self: PackedCurve;
  readonly joint: PackedCurve;
  /** Value, low, high. */
  readonly inflection: Row;
  readonly firstSlope: Row;
  readonly lastSlope: Row;
  readonly lead: Row;
  readonly wins: Readonly<Record<string, Row>>;
}

/** A summary with as few digits as its picture needs: ratings to a tenth, chances to a ten-thousandth. */
export interface PackedElo {
  readonly modelVersion: number;
  readonly sessions: number;
  readonly replicates: number;
  /** The largest budget. */
  readonly budget: number;
  /** Value, low, high. */
  readonly tracking: Row;
  readonly systems: Readonly<Record<string, PackedSystem>>;
}

export function packed(summary: EloSummary, modelVersion: number): PackedElo {
  const { sessions, replicates, budgets, tracking } = summary;
  return {
    modelVersion,
    sessions,
    replicates,
    budget: Number(budgets[budgets.length - 1].toPrecision(7)),
    tracking: packedFigure(tracking, 4),
    systems: mapped(summary.systems, (system) => ({
      self: packedCurve(system.selfElo),
      joint: packedCurve(system.jointElo),
      inflection: packedFigure(system.inflection, 3),
      firstSlope: packedFigure(system.firstSlope, 1),
      lastSlope: packedFigure(system.lastSlope, 1),
      lead: packedFigure(system.lead, 1),
      wins: mapped(system.winRate, (figure) => packedFigure(figure, 4)),
    })),
  };
}

export function unpacked(stored: PackedElo): EloSummary {
  const { sessions, replicates, budget, tracking, systems } = stored;
  return {
    sessions,
    replicates,
    budgets: budgetsUpTo(budget),
    tracking: figure(tracking),
    systems: mapped(systems as Readonly<Record<EloSystem, PackedSystem>>, (system) => ({
      selfElo: curve(system.self),
      jointElo: curve(system.joint),
      inflection: figure(system.inflection),
      firstSlope: figure(system.firstSlope),
      lastSlope: figure(system.lastSlope),
      lead: figure(system.lead),
      winRate: mapped(system.wins as Readonly<Record<EloSystem, Row>>, figure),
    })),
  };
}

function packedCurve({ value, low, high }: EloCurve): PackedCurve {
  const pack = (column: Float64Array) => row([...column], 1);
  return { value: pack(value), low: pack(low), high: pack(high) };
}

function packedFigure({ value, interval }: EloFigure, digits: number): Row {
  const [low, high] = interval ?? [null, null];
  return row([value, low, high], digits);
}

function curve({ value, low, high }: PackedCurve): EloCurve {
  return { value: numbers(value), low: numbers(low), high: numbers(high) };
}

function figure(packedRow: Row): EloFigure {
  const [value, low, high] = numbers(packedRow);
  return {
    value: Number.isNaN(value) ? null : value,
    interval: Number.isNaN(low) ? null : [low, high],
  };
}

function row(values: readonly (number | null)[], digits: number): Row {
  const text = (x: number | null) =>
    x === null || Number.isNaN(x) ? '-' : `${Number(x.toFixed(digits)) + 0}`;
  return values.map(text).join(' ');
}

function numbers(packedRow: Row): Float64Array {
  return Float64Array.from(packedRow.split(' '), (x) => (x === '-' ? Number.NaN : Number(x)));
}

function mapped<K extends string, A, B>(record: Readonly<Record<K, A>>, to: (value: A) => B) {
  return Object.fromEntries(
    Object.entries<A>(record).map(([key, value]) => [key, to(value)]),
  ) as Record<K, B>;
}
