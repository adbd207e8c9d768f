import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { LEVELS, SCORES, type Score } from '../../model/measure/graph-measure.ts';
import type { FigureTable, Shown } from '../article/spec.ts';
import { swarmOf } from '../ensemble/both-swarms.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { listed, sentences } from '../ensemble/sentences.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { cellText } from '../ensemble/size-words.ts';
import { SIZES } from '../ensemble/systems.ts';
import { atWorkOf } from './at-work.ts';

type Recursive = Shown<EnsemblesResult, SizeOption>;

const SPOKEN = [0.5, 0.9] as const;

export function describeRecursive({ result, options }: Recursive, language: Language): string {
  const { recursive: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const [ensemble] = result.ensembles;
  const { size } = options;
  const agents = formats.wholeText(size);
  const speedups = (swarm: 'standard' | 'recursive') => {
    const { speedup } = swarmOf(ensemble.summary, swarm, size);
    const told = (score: Score, level: (typeof SPOKEN)[number]) => {
      const { value } = speedup[score][LEVELS.indexOf(level)];
      const at = text.level(score, formats.percentText(level));
      return text.speedup(at, value === null ? null : formats.factor(value));
    };
    return listed(
      language,
      SCORES.flatMap((score) => SPOKEN.map((level) => told(score, level))),
    );
  };
  const { peak, halfAt, usedTo50, usedTo90 } = atWorkOf(ensemble, 'recursive', size);
  const parts = [
    text.shows,
    text.swarm(agents, speedups('recursive')),
    text.besides(speedups('standard')),
    text.peak(formats.twoDigits.format(peak)),
    text.half(halfAt === null ? null : formats.time(halfAt, true)),
  ];
  if (usedTo50 !== null && usedTo90 !== null)
    parts.push(text.used(formats.percentText(usedTo50), formats.percentText(usedTo90)));
  return sentences(language, parts);
}

export function captionRecursive({ result, options }: Recursive, language: Language): string {
  const { recursive: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { summary } = result.ensembles[0];
  const agents = formats.wholeText(options.size);
  const { speedup } = swarmOf(summary, 'recursive', options.size);
  const told =
    summary.graphs === 1
      ? [text.one(agents)]
      : [text.many(formats.wholeText(summary.graphs), agents)];
  told.push(text.dashed(agents));
  const interval = formats.ranged(speedup.coverage[LEVELS.indexOf(0.5)], formats.factor);
  if (interval !== '') told.push(text.interval(interval));
  told.push(summary.graphs === 1 ? text.lowerOne : text.lower);
  return sentences(language, told);
}

export function tableRecursive({ result }: Recursive, language: Language): FigureTable {
  const { recursive: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const [ensemble] = result.ensembles;
  const share = (x: number | null) => (x === null ? formats.frame.none : formats.percentText(x));
  return {
    caption: text.table,
    head: [
      formats.frame.agentsAxis,
      ...SCORES.flatMap((score) =>
        LEVELS.map((level) => `${formats.frame[score]} ${formats.percentText(level)}`),
      ),
      text.peakHead,
      text.halfHead,
      ...SPOKEN.map((level) => text.usedHead(formats.percentText(level))),
    ],
    rows: SIZES.map((size) => {
      const { speedup } = swarmOf(ensemble.summary, 'recursive', size);
      const { peak, halfAt, usedTo50, usedTo90 } = atWorkOf(ensemble, 'recursive', size);
      return [
        formats.wholeText(size),
        ...SCORES.flatMap((score) =>
          LEVELS.map((_, i) => cellText(language, formats, speedup[score][i], formats.factor)),
        ),
        formats.threeDigits.format(peak),
        halfAt === null ? formats.frame.none : formats.moment(halfAt),
        share(usedTo50),
        share(usedTo90),
      ];
    }),
  };
}
