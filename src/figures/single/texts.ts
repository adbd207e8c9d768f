import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { LEVELS, SCORES, type Score } from '../../model/measure/graph-measure.ts';
import type { FigureTable, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { listed, sentences } from '../ensemble/sentences.ts';
import { meanSteps } from './figures.ts';
import { reachedAt, TOLD } from './levels.ts';
import type { SingleOptions } from './options.tsx';
import { MOST_LINES } from './plots.tsx';

type Single = Shown<EnsemblesResult, SingleOptions>;

const SPOKEN = [0.1, 0.5, 0.9, 1] as const;

export function describeSingle({ result }: Single, language: Language): string {
  const { single: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { summary } = result.ensembles[0];
  const told = (score: Score) =>
    listed(
      language,
      SPOKEN.map((level) => {
        const { value } = reachedAt(summary, score, level);
        const name = formats.percentText(level);
        return text.reached(name, value === null ? null : formats.time(value, true));
      }),
    );
  const means = text.means(formats.wholeText(summary.graphs), summary.graphs === 1);
  return text.describe(means, told('coverage'), told('best'));
}

export function captionSingle({ result, options }: Single, language: Language): string {
  const { single: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const [ensemble] = result.ensembles;
  const { graphs, tMid, baseline } = ensemble.summary;
  const one = graphs === 1;
  const told = [
    text.caption(
      formats.wholeText(graphs),
      one,
      formats.wholeText(Math.round(meanSteps(ensemble))),
    ),
  ];
  if (!one) {
    const drawn = formats.wholeText(Math.min(graphs, MOST_LINES));
    told.push(options.show === 'lines' ? text.thin(drawn, graphs <= MOST_LINES) : text.shaded);
  }
  told.push(tMid === null ? text.noUnit : text.unit);
  if (one) told.push(text.noInterval);
  const ranges = SCORES.flatMap((score) => {
    const range = formats.ranged(baseline.time[score][LEVELS.indexOf(0.9)], formats.moment);
    return range === '' ? [] : [text.interval(score, formats.percentText(0.9), range)];
  });
  if (ranges.length > 0) told.push(text.intervals(listed(language, ranges)));
  return sentences(language, told);
}

export function tableSingle({ result }: Single, language: Language): FigureTable {
  const { single: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { summary } = result.ensembles[0];
  return {
    caption: text.table,
    head: [text.level, ...SCORES.map((score) => formats.frame[score])],
    rows: TOLD.map((level) => [
      formats.percentText(level),
      ...SCORES.map((score) =>
        formats.withRange(reachedAt(summary, score, level), (t) =>
          // What is read off a sampled curve is good for two digits.
          (LEVELS as readonly number[]).includes(level) ? formats.exact(t) : formats.moment(t),
        ),
      ),
    ]),
  };
}
