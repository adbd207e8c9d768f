import type { TimeUnit } from '../../model/time-unit.ts';

/** Units in which times are shown: those of files, and days. */
export type ShownUnit = TimeUnit | 'd';

/** By how many nanoseconds each is; every one divides the next, so that one division or product converts. */
export const NANOSECONDS: Readonly<Record<ShownUnit, number>> = {
  ns: 1,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
  min: 6e10,
  h: 3.6e12,
  d: 8.64e13,
};
export const SHOWN_UNITS = ['ns', 'us', 'ms', 's', 'min', 'h', 'd'] as const;

/** x of one unit in another, rounded once. */
export function convert(x: number, from: ShownUnit, to: ShownUnit): number {
  const [a, b] = [NANOSECONDS[from], NANOSECONDS[to]];
  return a >= b ? x * (a / b) : x / (b / a);
}
