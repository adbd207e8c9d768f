import type { Language } from '../../messages/index.ts';

/** How the figures of Elo are written in a language. */
export interface EloFormats {
  whole(x: number): string;
  /** A rating: 1,166; with a true minus sign. */
  elo(x: number): string;
  /** A rating over another: +152, −3, 0. */
  lead(x: number): string;
  /** A share of the largest budget, two digits: 0.0032. */
  share(x: number): string;
  /** Wins: 60%. */
  percent(x: number): string;
  /** An agent-time: 50.7, 16,021. */
  time(x: number): string;
}

const made = new Map<Language, EloFormats>();

export function eloFormats(language: Language): EloFormats {
  let known = made.get(language);
  if (!known) {
    known = make(language);
    made.set(language, known);
  }
  return known;
}

function make(language: Language): EloFormats {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (x: number) => format.format(x).replace('-', '−');
  };
  const whole = number({ maximumFractionDigits: 0 });
  const three = number({ maximumSignificantDigits: 3 });
  return {
    whole,
    elo: (x) => whole(Math.round(x) + 0),
    lead: number({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    share: number({ maximumSignificantDigits: 2 }),
    percent: number({ style: 'percent', maximumFractionDigits: 0 }),
    time: (x) => (x < 100 ? three(x) : whole(x)),
  };
}
