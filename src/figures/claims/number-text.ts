import type { Language } from '../../messages/index.ts';
import type { Form } from './topics.ts';

/** Digits after the point that a number of this unit has: 0.1 has one, 1 and 10 have none. */
export function decimalsOf(unit: number): number {
  return Math.max(0, -Math.floor(Math.log10(unit) + 1e-9));
}

/** A published value with the digits it was published with. `unit`: one unit of its last digit. */
export function publishedText(language: Language, form: Form, value: number, unit: number): string {
  return text(language, form, value, decimalsOf(form === 'share' ? unit * 100 : unit));
}

/** A recomputed value, with one digit more than was published, but no more than three where that is enough. */
export function hereText(language: Language, form: Form, value: number, unit: number): string {
  const per = form === 'share' ? 100 : 1;
  const published = decimalsOf(unit * per);
  const size = Math.abs(value) * per;
  const threeDigits = size > 0 ? 2 - Math.floor(Math.log10(size)) : published;
  const decimals = Math.min(decimalsOf((unit * per) / 10), Math.max(published, threeDigits));
  return text(language, form, value, decimals);
}

function text(language: Language, form: Form, value: number, decimals: number): string {
  const written = new Intl.NumberFormat(language, {
    style: form === 'share' ? 'percent' : 'decimal',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
  return form === 'times' ? `${written}×` : written;
}

/** Four digits, as many of a table’s as can be taken in at a glance. */
export function briefText(language: Language, value: number): string {
  const format = { minimumSignificantDigits: 4, maximumSignificantDigits: 4 };
  return new Intl.NumberFormat(language, format).format(value);
}

/** Five decimals, as the independent table has them. */
export function exactText(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 5 }).format(value);
}

/** A relative difference with its sign: +0.3%, −1.2%, 0.0%. */
export function differenceText(language: Language, difference: number): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(difference)
    .replace('-', '−');
}
