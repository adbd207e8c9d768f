import { catalogues, type Language } from '../../messages/index.ts';
import { numberFormats } from '../../messages/number-formats.ts';
import type { Estimate } from '../../model/measure/estimate.ts';

/** Numbers of these figures as texts of a language. */
export function formatsOf(language: Language) {
  const formats = numberFormats(language);
  const { frame } = catalogues[language].figures;
  const ranged = (estimate: Estimate, format: (x: number) => string): string =>
    estimate.interval
      ? frame.interval(format(estimate.interval[0]), format(estimate.interval[1]))
      : '';
  const value = (estimate: Estimate, format: (x: number) => string): string =>
    estimate.value === null ? frame.none : format(estimate.value);
  return {
    ...formats,
    frame,
    wholeText: (n: number) => formats.whole.format(n),
    percentText: (x: number) => formats.percent.format(x),
    /** Empty without an interval. */
    ranged,
    value,
    /** As a table has it: 13× (12× to 14×). */
    withRange(estimate: Estimate, format: (x: number) => string): string {
      const range = ranged(estimate, format);
      return range === '' ? value(estimate, format) : `${value(estimate, format)} (${range})`;
    },
    ratio: (x: number) => formats.score(x),
  };
}

export type Formats = ReturnType<typeof formatsOf>;
