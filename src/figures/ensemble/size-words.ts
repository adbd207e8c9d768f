import { catalogues, type Language } from '../../messages/index.ts';
import type { Estimate } from '../../model/measure/estimate.ts';
import type { Formats } from './formats.ts';
import type { SizeSeries } from './size-plot.tsx';
import { SIZES } from './systems.ts';

/** The sizes that a description reads out; all are in the table. */
const SPOKEN = [2, 16, 64] as const;

/** An estimate as a table has it. Where the level is not reached: in how many graphs it is. */
export function cellText(
  language: Language,
  formats: Formats,
  estimate: Estimate,
  format: (value: number) => string,
): string {
  if (estimate.value !== null) return formats.withRange(estimate, format);
  const { sizes } = catalogues[language].figures;
  return sizes.notReached(formats.wholeText(estimate.reached), formats.wholeText(estimate.n));
}

/** The values of some series at a few sizes, as sentences. */
export function spokenSizes(
  language: Language,
  formats: Formats,
  series: readonly SizeSeries[],
  format: (value: number) => string,
): string {
  const { sizes, frame } = catalogues[language].figures;
  if (series.every(({ estimates }) => estimates.every(({ value }) => value === null)))
    return sizes.never;
  return sizes.atSizes(
    SPOKEN.map((size) => [
      frame.agents(formats.wholeText(size), false),
      series.map(({ name, estimates }) =>
        sizes.named(name, formats.value(estimates[SIZES.indexOf(size)], format)),
      ),
    ]),
  );
}

/** n, and whether there are intervals and gaps: what every caption over sizes says. */
export function sizesNote(
  language: Language,
  formats: Formats,
  graphs: number,
  series: readonly SizeSeries[],
): string {
  const { sizes } = catalogues[language].figures;
  const all = series.flatMap(({ estimates }) => estimates);
  const some = (test: (estimate: Estimate) => boolean) => all.some(test);
  return sizes.note(
    formats.wholeText(graphs),
    some(({ interval }) => interval !== null),
    some(({ value }) => value === null),
  );
}
