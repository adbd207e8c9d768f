import type { Language } from '../../messages/index.ts';
import { numberFormats } from '../../messages/number-formats.ts';
import { taskCatalogues } from '../../messages/task/index.ts';
import type { TimeUnit } from '../../model/time-unit.ts';
import { huge, MOST_PLAIN, plainNumber, unbroken } from './plain-number.ts';
import { timeText } from './time-text.ts';
import { convert, NANOSECONDS, SHOWN_UNITS, type ShownUnit } from './time-units.ts';

/** One unit for an axis or a column: the one in which its largest time reads best. */
export interface TimeScale {
  /** null: the graph has no unit. */
  readonly unit: ShownUnit | null;
  /** Times of the file, times this, are in `unit`. */
  readonly factor: number;
  /** `min`, `分钟`; '' where there is no unit. */
  readonly label: string;
}

/** From so much of a unit on an axis is in it: 90 s reads better in seconds, 120 s as 2 min. */
const SCALED_FROM: Readonly<Record<ShownUnit, number>> = {
  ns: 0,
  us: 1,
  ms: 1,
  s: 1,
  min: 2,
  h: 2,
  d: 2,
};

/** `largest`: as 1 of the file, whose unit is `unit`. */
export function timeScale(largest: number, unit: TimeUnit | null, language: Language): TimeScale {
  if (unit === null) return { unit, factor: 1, label: '' };
  const shown = Number.isFinite(largest) && largest > 0 ? unitFor(largest, unit) : unit;
  const factor = NANOSECONDS[unit] / NANOSECONDS[shown];
  return { unit: shown, factor, label: taskCatalogues[language].scale.units[shown] };
}

function unitFor(largest: number, unit: TimeUnit): ShownUnit {
  const fits = SHOWN_UNITS.filter(
    (each) => convert(largest, unit, each) >= SCALED_FROM[each] * (1 - 1e-9),
  );
  return fits.at(-1) ?? 'ns';
}

/** Beyond these a number does not fit beside an axis. */
const AXIS = { least: 1e-3, most: 1e6 };

/** A number beside an axis: `0.5`, `2·10⁻⁷`. x at least 0. */
export function axisNumber(x: number, language: Language): string {
  const plain = x === 0 || (x >= AXIS.least * (1 - 1e-9) && x < AXIS.most * (1 - 1e-9));
  return plain ? plainNumber(x, language) : huge(x, language, '·');
}

/** Decimals of the exact times: as many as the makespans that other programs publish. */
const EXACT_DECIMALS = 6;

/** A time as one decimal number, to six decimals, with the unit of the file: `205.43 s`. For tables. */
export function exactTime(x: number, unit: TimeUnit | null, language: Language): string {
  if (!Number.isFinite(x)) return timeText(x, unit, language);
  const number = timeNumber(x, { unit, factor: 1, label: '' }, language);
  return unbroken(
    unit === null ? number : `${number} ${taskCatalogues[language].scale.units[unit]}`,
  );
}

/** A time in the unit of a scale, without its name: for axes, and columns that name it in their head. */
export function timeNumber(x: number, { factor }: TimeScale, language: Language): string {
  const value = x * factor;
  if (Math.abs(value) >= MOST_PLAIN)
    return `${value < 0 ? '−' : ''}${huge(Math.abs(value), language)}`;
  const tiny = value !== 0 && Math.abs(value) < 10 ** -EXACT_DECIMALS;
  if (tiny) return numberFormats(language).exact(value);
  return new Intl.NumberFormat(language, { maximumFractionDigits: EXACT_DECIMALS }).format(value);
}
