import type { Cell } from './print.ts';
import type { ByLevel } from './run-report.ts';

export type Interval = readonly [number, number] | null;

/** One row of `scale`: a swarm of one size. Times are in the unit of the durations. */
export interface ScaleRow {
  readonly agents: number;
  readonly makespan: number;
  /** null where every run draws durations of its own, which the graph's do not bound. */
  readonly lowerBound: number | null;
  /** null where Graham's bound does not apply. */
  readonly grahamBound: number | null;
  readonly speedup: number | null;
  /** Working time summed over agents, to the end. */
  readonly agentTime: number;
  /** By level of coverage; null for one that is never reached. */
  readonly reach: ByLevel<number | null>;
}

/** A row whose figures are means over the graphs of a family, with their 95% intervals. */
export interface FamilyRow extends ScaleRow {
  /** By level of coverage: time of one agent over time of the swarm. */
  readonly speedupAt: ByLevel<number | null>;
  readonly graphs: number;
  readonly interval: Readonly<Record<string, Interval | ByLevel<Interval>>>;
}

/** The row as named cells of one table: `reach_0.5`, and for intervals `makespan_low` and `makespan_high`. */
export function flatten(row: ScaleRow | FamilyRow): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const [name, value] of Object.entries(row)) {
    if (name === 'interval') continue;
    if (value instanceof Map) {
      for (const [level, cell] of value) cells[`${name}_${level}`] = cell;
    } else {
      cells[name] = value;
    }
  }
  if (!('interval' in row)) return cells;
  const add = (name: string, interval: Interval) => {
    cells[`${name}_low`] = interval ? interval[0] : null;
    cells[`${name}_high`] = interval ? interval[1] : null;
  };
  for (const [name, value] of Object.entries(row.interval)) {
    if (value instanceof Map) {
      for (const [level, interval] of value) add(`${name}_${level}`, interval);
    } else {
      add(name, value as Interval);
    }
  }
  return cells;
}
