type NumberFormats = ReturnType<typeof make>;

/** Eight formatters each: a page of many times asks for them some hundred times before it is drawn. */
const made = new Map<string, NumberFormats>();

/** How numbers are written in a language: shares, scores, times and factors, the same rules everywhere. */
export function numberFormats(locale: string): NumberFormats {
  const known = made.get(locale);
  if (known) return known;
  const formats = make(locale);
  made.set(locale, formats);
  return formats;
}

function make(locale: string) {
  const whole = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const percentTo = (n: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: n });
  const twoDigitPercent = percentTo(2);
  const threeDigitPercent = percentTo(3);
  const places = (n: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: n, maximumFractionDigits: n });
  const digits = (n: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: n });
  const onePlace = places(1);
  const twoPlaces = places(2);
  const twoDigits = digits(2);
  const threeDigits = digits(3);

  /** Small numbers as a power of ten: a row of zeros is not read. */
  const plainOrPower = (x: number, format: Intl.NumberFormat) => {
    if (x === 0 || Math.abs(x) >= 1e-4 * (1 - 1e-9)) return format.format(x);
    const exponent = Math.floor(Math.log10(Math.abs(x)) + 1e-9);
    const mantissa = format.format(x / 10 ** exponent);
    return `${mantissa === '1' ? '' : `${mantissa} × `}10${superscript(exponent)}`;
  };
  const moment = (t: number, most = 2) => plainOrPower(t, most > 2 ? digits(most) : twoDigits);

  /** `unit`: `t_mid`, `min`; '' for one that has no name. */
  const timeIn = (t: number, unit: string, most = 2) =>
    `${moment(t, most)}${unit === '' ? '' : ` ${unit}`}`;

  return {
    whole,
    percent,
    twoDigits,
    threeDigits,
    onePlace,
    plainOrPower,
    /** With a true minus sign, to one place. */
    plain: (x: number) => onePlace.format(x).replace('-', '−'),
    /** Never 100% before the last step, never 0% after the first. */
    share: (x: number) =>
      percent.format(x >= 1 ? 1 : x <= 0 ? 0 : Math.min(0.99, Math.max(0.01, x))),
    /** To two digits, to three near the whole: what is less than all is never told as all, and a little not as a hundredth. */
    part: (x: number) =>
      (x > 0.95 && x < 1 ? threeDigitPercent : twoDigitPercent).format(
        x < 1 ? Math.min(x, 0.999) : x,
      ),
    moment,
    exact: (t: number) => plainOrPower(t, threeDigits),
    /** As many digits as it takes to tell two times apart, three at least. */
    apart: (from: number, to: number) => {
      const gap = to - from;
      const needed = gap > 0 ? 1 + Math.ceil(Math.log10(to / gap)) : 3;
      return digits(Math.min(9, Math.max(3, needed)));
    },
    /** `mid`: whether the time is in t_mid; else it is in the unit of the durations, which has no name. */
    time: (t: number, mid: boolean, most = 2) => timeIn(t, mid ? 't_mid' : '', most),
    timeIn,
    score: (x: number) => twoPlaces.format(x),
    factor: (x: number) => {
      if (x < 0.95) return `${twoDigits.format(x)}×`;
      return `${x < 9.95 ? onePlace.format(x) : whole.format(Math.round(x))}×`;
    },
  };
}

/** `¹²`, `⁻⁷`: an exponent. */
export function superscript(n: number): string {
  return [...`${n}`].map((each) => (each === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(each)])).join('');
}
