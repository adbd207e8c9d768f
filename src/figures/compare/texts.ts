import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { LEVELS, SCORES } from '../../model/measure/graph-measure.ts';
import type { FigureTable, Shown } from '../article/spec.ts';
import { SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { averageParallelism, completionBound } from '../ensemble/bound.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { enumerated, listed, sentences } from '../ensemble/sentences.ts';
import { cellText, sizesNote } from '../ensemble/size-words.ts';
import { SIZES } from '../ensemble/systems.ts';
import { DRAWN, fasterSomewhere, recursiveFaster } from './faster.ts';
import { lambda } from './figures.ts';
import { swarmSeries } from './series.ts';

type Compare = Shown<EnsemblesResult, object>;

/** The swarm size whose speedups are spoken. */
const SPOKEN = 16;

export function describeCompare({ result }: Compare, language: Language): string {
  const { compare: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { summary, spans } = result.ensembles[0];
  const values = SCORES.map((score) => {
    const levels = DRAWN.map((level) => {
      const [standard, recursive] = SWARMS.map((swarm) => {
        const { value } = swarmOf(summary, swarm, SPOKEN).speedup[score][LEVELS.indexOf(level)];
        return value === null ? null : formats.factor(value);
      });
      return text.speedup(formats.percentText(level), standard, recursive);
    });
    return text.score(score, formats.wholeText(SPOKEN), listed(language, levels));
  });
  const places = SCORES.flatMap((score) =>
    DRAWN.flatMap((level) => {
      const sizes = recursiveFaster(summary, score, level).map(formats.wholeText);
      if (sizes.length === 0) return [];
      return [text.place(score, formats.percentText(level), enumerated(language, sizes))];
    }),
  );
  const bound = completionBound(spans ?? [], SIZES[SIZES.length - 1]);
  return sentences(language, [
    text.shows,
    ...values,
    places.length === 0 ? text.fasterNowhere : text.faster(listed(language, places)),
    text.boundTold(formats.factor(bound)),
  ]);
}

export function captionCompare({ result }: Compare, language: Language): string {
  const { compare: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { summary, spans } = result.ensembles[0];
  const series = SCORES.flatMap((score) => swarmSeries(formats, text, summary, score));
  return sentences(language, [
    text.same,
    sizesNote(language, formats, summary.graphs, series),
    ...(fasterSomewhere(summary) ? [text.ringed] : []),
    text.sizeLine,
    text.boundLine(formats.twoDigits.format(averageParallelism(spans ?? []))),
  ]);
}

export function tableCompare({ result }: Compare, language: Language): FigureTable {
  const { compare: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { summary, spans } = result.ensembles[0];
  const { frame } = formats;
  return {
    caption: text.table,
    head: [
      text.swarmHead,
      ...SCORES.flatMap((score) =>
        LEVELS.map((level) => `${frame[score]} ${formats.percentText(level)}`),
      ),
      'λ',
      text.boundHead,
    ],
    rows: SWARMS.flatMap((swarm) =>
      SIZES.map((size) => {
        const system = swarmOf(summary, swarm, size);
        const exponent = lambda(system, size);
        return [
          text.line(text[swarm], formats.wholeText(size)),
          ...SCORES.flatMap((score) =>
            LEVELS.map((_, i) =>
              cellText(language, formats, system.speedup[score][i], formats.factor),
            ),
          ),
          Number.isNaN(exponent) ? frame.none : formats.score(exponent),
          formats.factor(completionBound(spans ?? [], size)),
        ];
      }),
    ),
  };
}
