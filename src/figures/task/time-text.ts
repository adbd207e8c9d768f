import type { Language } from '../../messages/index.ts';
import { numberFormats } from '../../messages/number-formats.ts';
import { taskCatalogues } from '../../messages/task/index.ts';
import type { TimeUnit } from '../../model/time-unit.ts';
import { huge, MOST_PLAIN, plainNumber, unbroken } from './plain-number.ts';
import { convert, NANOSECONDS, SHOWN_UNITS } from './time-units.ts';

/** Significant digits of a time that is told in one unit. */
const DIGITS = 3;

/**
 * A time of the file as a reader says it: `46 min 11 s`; a plain number where it has no unit. `digits`: significant ones, where
 * it takes more of them to tell two times apart: `46 min 11.25 s`.
 */
export function timeText(
  x: number,
  unit: TimeUnit | null,
  language: Language,
  digits = DIGITS,
): string {
  if (!Number.isFinite(x)) return Number.isNaN(x) ? '–' : x > 0 ? '∞' : '−∞';
  if (x < 0) return `−${timeText(-x, unit, language, digits)}`;
  if (unit === null) return unbroken(plainNumber(x, language, digits));
  if (x === 0) return unbroken(`0 ${taskCatalogues[language].scale.units.s}`);
  const most = Math.max(DIGITS, digits);
  return unbroken(
    belowMinute(x, unit, language, most) ??
      finely(x, unit, language, most) ??
      ofMinutes(x, unit, language),
  );
}

/** In one unit to so many digits; null from a minute on, as far as they tell. */
function belowMinute(x: number, unit: TimeUnit, language: Language, digits: number): string | null {
  const { plainOrPower } = numberFormats(language);
  const { units } = taskCatalogues[language].scale;
  for (const [i, each] of (['ns', 'us', 'ms', 's'] as const).entries()) {
    const rounded = Number(convert(x, unit, each).toPrecision(digits));
    const next = NANOSECONDS[SHOWN_UNITS[i + 1]] / NANOSECONDS[each];
    if (rounded < next)
      return `${plainOrPower(rounded, toDigits(language, digits))} ${units[each]}`;
  }
  return null;
}

const toDigits = (language: Language, digits: number) =>
  digits === DIGITS
    ? numberFormats(language).threeDigits
    : new Intl.NumberFormat(language, { maximumSignificantDigits: digits });

/** Down to a part of a second; null where two units have as many digits as are asked for. */
function finely(x: number, unit: TimeUnit, language: Language, digits: number): string | null {
  if (digits <= DIGITS) return null;
  const seconds = convert(x, unit, 's');
  const decimals = digits - 1 - Math.floor(Math.log10(seconds));
  // Seconds stand there already, or are as fine as an hour is told.
  if (decimals < (seconds < 3600 ? 1 : 0)) return null;
  const whole = (value: number) => numberFormats(language).whole.format(value);
  const { units, minutesBeforeSeconds } = taskCatalogues[language].scale;
  let rest = Number(seconds.toFixed(decimals));
  const counts = (['d', 'h', 'min'] as const).map((each) => {
    const size = NANOSECONDS[each] / NANOSECONDS.s;
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { each, count };
  });
  const last = new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(rest);
  const told = counts.filter(({ count }) => count > 0);
  const alone = last === '0' && told.length > 0;
  const parts = told.map(({ each, count }) => {
    const name = each === 'min' && !alone ? minutesBeforeSeconds : units[each];
    return `${whole(count)} ${name}`;
  });
  return [...parts, ...(alone ? [] : [`${last} ${units.s}`])].join(' ');
}

/** Pairs of neighbouring units: how many of the small one make the large one. */
const PAIRS = [
  ['min', 's', 60],
  ['h', 'min', 60],
  ['d', 'h', 24],
] as const;
/** From here a time is told in whole days. */
const DAYS_ALONE = 100;

/** In two units: the smaller one is whole. */
function ofMinutes(x: number, unit: TimeUnit, language: Language): string {
  const { whole } = numberFormats(language);
  const { units, minutesBeforeSeconds } = taskCatalogues[language].scale;
  for (const [i, [large, small, makes]] of PAIRS.entries()) {
    const rounded = Math.round(convert(x, unit, small));
    const next = PAIRS[i + 1];
    // What rounds up to one of the next unit is told in that.
    if (next ? rounded >= makes * next[2] : rounded >= makes * DAYS_ALONE) continue;
    const rest = rounded % makes;
    const first = whole.format(Math.floor(rounded / makes));
    if (rest === 0) return `${first} ${units[large]}`;
    const name = small === 's' ? minutesBeforeSeconds : units[large];
    return `${first} ${name} ${whole.format(rest)} ${units[small]}`;
  }
  const days = convert(x, unit, 'd');
  return `${days < MOST_PLAIN ? whole.format(Math.round(days)) : huge(days, language)} ${units.d}`;
}
