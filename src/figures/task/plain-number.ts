import type { Language } from '../../messages/index.ts';
import { numberFormats, superscript } from '../../messages/number-formats.ts';

/** From here on a number is told as a power of ten. */
export const MOST_PLAIN = 1e15;
/** Significant digits at least. */
const LEAST_DIGITS = 4;

/** To four digits, or as many as are asked for, and all of those before the point. */
export function plainNumber(x: number, language: Language, digits = LEAST_DIGITS): string {
  if (x >= MOST_PLAIN) return huge(x, language);
  const before = x < 1 ? 1 : Math.floor(Math.log10(x)) + 1;
  const format = new Intl.NumberFormat(language, {
    maximumSignificantDigits: Math.max(LEAST_DIGITS, digits, before),
  });
  return numberFormats(language).plainOrPower(x, format);
}

/** A positive number as a power of ten, to three digits: `1.23 × 10¹⁵`. `times`: the sign between. */
export function huge(x: number, language: Language, times = ' × '): string {
  const [mantissa, exponent] = x.toExponential(2).split('e');
  const digits = numberFormats(language).threeDigits.format(Number(mantissa));
  const power = `10${superscript(Number(exponent))}`;
  return digits === '1' ? power : `${digits}${times}${power}`;
}

const NO_BREAK = '\u00a0';

/** The same without a place to break a line: as a number and its unit are kept together. */
export const unbroken = (text: string) => text.replaceAll(' ', NO_BREAK);
