import type { Language } from '../messages/index.ts';
import { numberFormats } from '../messages/number-formats.ts';

/** How a number of the prose is written; `time` without its unit, which stands behind it. */
const FORMS = ['times', 'percent', 'plain', 'whole', 'time', 'elo', 'signed'] as const;
export type NumberForm = (typeof FORMS)[number];

/** What stands for a number that does not exist, such as the time to a level that is never reached. */
export const NONE = '–';

export function isForm(text: string | undefined): text is NumberForm {
  return (FORMS as readonly (string | undefined)[]).includes(text);
}

/** A number of the prose in a language. `exact`: with a digit or two more. */
export function numberText(
  language: Language,
  form: NumberForm,
  value: number,
  exact = false,
): string {
  if (!Number.isFinite(value)) return NONE;
  const formats = numberFormats(language);
  switch (form) {
    case 'times':
      return exact ? `${formats.threeDigits.format(value)}×` : formats.factor(value);
    case 'percent':
      return percentText(language, value, exact);
    case 'plain':
      return plainText(language, value, exact ? 1 : 0);
    case 'whole':
      return exact ? plainText(language, value, 1) : formats.whole.format(Math.round(value));
    case 'time':
      return formats.moment(value, exact ? 3 : 2);
    case 'elo':
      return signedText(language, value, exact, 'auto');
    case 'signed':
      return signedText(language, value, exact, 'exceptZero');
  }
}

/** Whole percent; what is below one keeps a digit that is no zero. */
function percentText(language: Language, value: number, exact: boolean): string {
  const small = Math.abs(value) < 0.0095 && value !== 0;
  return new Intl.NumberFormat(language, {
    style: 'percent',
    ...(small
      ? { maximumSignificantDigits: exact ? 2 : 1 }
      : { maximumFractionDigits: exact ? 1 : 0 }),
  })
    .format(value)
    .replace('-', '−');
}

/** Two decimals below ten, one below a hundred, none above. */
function plainText(language: Language, value: number, more: number): string {
  const size = Math.abs(value);
  const decimals = (size < 9.995 ? 2 : size < 99.95 ? 1 : 0) + more;
  const whole = Number.isInteger(value) && size >= 10;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: whole ? 0 : decimals,
    maximumFractionDigits: whole ? 0 : decimals,
  })
    .format(value)
    .replace('-', '−');
}

function signedText(
  language: Language,
  value: number,
  exact: boolean,
  signDisplay: 'auto' | 'exceptZero',
): string {
  const digits = exact ? 1 : 0;
  return new Intl.NumberFormat(language, { signDisplay, maximumFractionDigits: digits })
    .format(value === 0 ? 0 : value)
    .replace(/^-0$/, '0')
    .replace('-', '−');
}
