import type { Axis, Line, ReadingRow } from '../../../components/plot/types.ts';
import { linearAxis, logAxis } from '../scale/axes.ts';
import type { TaskFormats } from '../scale/formats.ts';
import type { Size } from './shown-costs.ts';

export const HEIGHT = 260;
/** Money over more than this ratio is drawn by its logarithm. */
const WIDE = 8;

export const FRONT = { colour: 'var(--kind-standard)', shape: 'circle' } as const;
export const BEATEN = { colour: 'var(--open)', shape: 'circle' } as const;
export const TOTAL = { colour: 'var(--kind-sessions)', shape: 'diamond' } as const;
export const DELAY = { colour: 'var(--ink-soft)', dash: '2 3' } as const;

/** What a size takes and costs, for the card of the values. `summed`: with what waiting costs. */
export function rowsOf(formats: TaskFormats, { point, cost }: Size, summed: boolean): ReadingRow[] {
  const { rows } = formats.worth;
  const money = (key: string, name: string, value: number | null, look: Pick<Line, 'colour'>) =>
    value === null ? [] : [{ key, name, value: formats.money(value), ...look, y: value }];
  return [
    {
      key: 'makespan',
      name: rows.makespan,
      value: formats.time(point.makespan),
      colour: 'var(--ink-soft)',
    },
    ...(summed ? money('total', rows.total, cost.total, TOTAL) : []),
    ...money('money', rows.money, cost.money, FRONT),
    ...(summed ? money('delay', rows.delay, cost.delay, DELAY) : []),
  ];
}

export function moneyAxis(
  formats: TaskFormats,
  values: readonly number[],
  fromNothing = false,
): Axis {
  const high = Math.max(...values);
  const low = Math.min(...values);
  return fromNothing || high <= WIDE * low
    ? linearAxis(high, formats.axisNumber)
    : logAxis(values, formats.axisNumber);
}
