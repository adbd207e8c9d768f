import type { FamilySummary } from '../../model/measure/family.ts';
import type { Formats } from './formats.ts';
import { SIZES } from './systems.ts';
import type { Curve } from './time-plots.ts';

/** One agent, then a system per size of SIZES, in the colours of sizes. */
export function sizeCurves(formats: Formats, summary: FamilySummary, lit: number): Curve[] {
  const { frame } = formats;
  const curve = (size: number, system: FamilySummary['baseline']): Curve => ({
    key: `agents${size}`,
    name: frame.agents(formats.wholeText(size), size === 1),
    label: formats.wholeText(size),
    colour: `var(--agents-${size})`,
    system,
    lit: size === lit,
  });
  return [curve(1, summary.baseline), ...SIZES.map((size, i) => curve(size, summary.systems[i]))];
}
