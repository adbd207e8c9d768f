import type { Language } from '../../messages/index.ts';

/** Numbers as readers of a language write them. Values are never rounded to what they are not: 0.4% is not 0%. */
export interface Formats {
  whole(x: number): string;
  /** Three digits: 9.13, 19.8, 124. */
  factor(x: number): string;
  /** Two decimals: 0.76. */
  ratio(x: number): string;
  /** A share as a percentage, two digits: 0.86%, 9.8%, 37%. */
  share(x: number): string;
  /** A level: 90%. */
  level(x: number): string;
  /** A time in t_mid, three digits. */
  time(x: number): string;
}

const made = new Map<Language, Formats>();

export function formats(language: Language): Formats {
  let known = made.get(language);
  if (!known) {
    known = make(language);
    made.set(language, known);
  }
  return known;
}

function make(language: Language): Formats {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (x: number) => format.format(x);
  };
  const fixed = [0, 1, 2, 3].map((digits) =>
    number({ minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const percent = [0, 1, 2].map((digits) =>
    number({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const significant = number({ maximumSignificantDigits: 2 });
  const three = (x: number) => {
    const size = Math.abs(x);
    if (size !== 0 && size < 0.0995) return significant(x);
    return size < 9.995 ? fixed[2](x) : size < 99.95 ? fixed[1](x) : fixed[0](x);
  };
  return {
    whole: number({ maximumFractionDigits: 0 }),
    factor: three,
    ratio: fixed[2],
    share(x) {
      const size = Math.abs(x) * 100;
      if (size === 0) return percent[0](0);
      return size < 0.995 ? percent[2](x) : size < 9.95 ? percent[1](x) : percent[0](x);
    },
    level: number({ style: 'percent', maximumFractionDigits: 1 }),
    time: three,
  };
}
