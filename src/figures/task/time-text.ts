import type { Language } from '../../messages/index.ts';
import { numberFormats, superscript } from '../../messages/number-formats.ts';
import { taskCatalogues } from '../../messages/task/index.ts';
import type { TimeUnit } from '../../model/time-unit.ts';

/** Units in which times are shown: those of files, and days. */
export type ShownUnit = TimeUnit | 'd';

/** One unit for an axis or a column: the one in which its largest time reads best. */
export interface TimeScale {
  /** null: the graph has no unit. */
  readonly unit: ShownUnit | null;
  /** Times of the file, times this, are in `unit`. */
  readonly factor: number;
  /** `min`, `分`; '' where there is no unit. */
  readonly label: string;
}

/** By how many nanoseconds each is; every one divides the next, so that one division or product converts. */
const NANOSECONDS: Readonly<Record<ShownUnit, number>> = {
  ns: 1,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
  min: 6e10,
  h: 3.6e12,
  d: 8.64e13,
};
const SHOWN_UNITS = ['ns', 'us', 'ms', 's', 'min', 'h', 'd'] as const;
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

/** x of one unit in another, rounded once. */
function convert(x: number, from: ShownUnit, to: ShownUnit): number {
  const [a, b] = [NANOSECONDS[from], NANOSECONDS[to]];
  return a >= b ? x * (a / b) : x / (b / a);
}

/** A time of the file as a reader says it: `46 min 11 s`; a plain number where it has no unit. */
export function timeText(x: number, unit: TimeUnit | null, language: Language): string {
  if (!Number.isFinite(x)) return Number.isNaN(x) ? '–' : x > 0 ? '∞' : '−∞';
  if (x < 0) return `−${timeText(-x, unit, language)}`;
  if (unit === null) return plainNumber(x, language);
  if (x === 0) return `0 ${taskCatalogues[language].scale.units.s}`;
  return belowMinute(x, unit, language) ?? ofMinutes(x, unit, language);
}

/** In one unit to three digits; null from a minute on, as far as three digits tell. */
function belowMinute(x: number, unit: TimeUnit, language: Language): string | null {
  const { threeDigits, plainOrPower } = numberFormats(language);
  const { units } = taskCatalogues[language].scale;
  for (const [i, each] of (['ns', 'us', 'ms', 's'] as const).entries()) {
    const rounded = Number(convert(x, unit, each).toPrecision(3));
    const next = NANOSECONDS[SHOWN_UNITS[i + 1]] / NANOSECONDS[each];
    if (rounded < next) return `${plainOrPower(rounded, threeDigits)} ${units[each]}`;
  }
  return null;
}

/** Pairs of neighbouring units: how many of the small one make the large one. */
const PAIRS = [
  ['min', 's', 60],
  ['h', 'min', 60],
  ['d', 'h', 24],
] as const;
/** From here a time is told in whole days, and from MOST_DAYS as a power of ten. */
const DAYS_ALONE = 100;
const MOST_DAYS = 1e15;

/** In two units: the smaller one is whole. */
function ofMinutes(x: number, unit: TimeUnit, language: Language): string {
  const { whole } = numberFormats(language);
  const { units } = taskCatalogues[language].scale;
  for (const [i, [large, small, makes]] of PAIRS.entries()) {
    const rounded = Math.round(convert(x, unit, small));
    const next = PAIRS[i + 1];
    // What rounds up to one of the next unit is told in that.
    if (next ? rounded >= makes * next[2] : rounded >= makes * DAYS_ALONE) continue;
    const rest = rounded % makes;
    const first = `${whole.format(Math.floor(rounded / makes))} ${units[large]}`;
    return rest === 0 ? first : `${first} ${whole.format(rest)} ${units[small]}`;
  }
  const days = convert(x, unit, 'd');
  return `${days < MOST_DAYS ? whole.format(Math.round(days)) : huge(days, language)} ${units.d}`;
}

/** To four digits, and all of those before the point. */
function plainNumber(x: number, language: Language): string {
  if (x >= MOST_DAYS) return huge(x, language);
  const before = x < 1 ? 1 : Math.floor(Math.log10(x)) + 1;
  const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: Math.max(4, before) });
  return numberFormats(language).plainOrPower(x, digits);
}

/** A positive number as a power of ten, to three digits: `1.23 × 10¹⁵`. `times`: the sign between. */
function huge(x: number, language: Language, times = ' × '): string {
  const [mantissa, exponent] = x.toExponential(2).split('e');
  const digits = numberFormats(language).threeDigits.format(Number(mantissa));
  const power = `10${superscript(Number(exponent))}`;
  return digits === '1' ? power : `${digits}${times}${power}`;
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
  return unit === null ? number : `${number} ${taskCatalogues[language].scale.units[unit]}`;
}

/** A time in the unit of a scale, without its name: for axes, and columns that name it in their head. */
export function timeNumber(x: number, { factor }: TimeScale, language: Language): string {
  const value = x * factor;
  if (Math.abs(value) >= MOST_DAYS)
    return `${value < 0 ? '−' : ''}${huge(Math.abs(value), language)}`;
  const tiny = value !== 0 && Math.abs(value) < 10 ** -EXACT_DECIMALS;
  if (tiny) return numberFormats(language).exact(value);
  return new Intl.NumberFormat(language, { maximumFractionDigits: EXACT_DECIMALS }).format(value);
}
