import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { LEVELS, SCORES, type Score } from '../../model/measure/graph-measure.ts';
import type { FigureTable, Shown } from '../article/spec.ts';
import { SWARMS, type Swarm } from '../ensemble/both-swarms.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { sentences } from '../ensemble/sentences.ts';
import type { WidthOptions } from './options.tsx';
import { isSized } from './plots.ts';
import { type Point, pointsOf, speedupAt } from './points.ts';
import { stepsText } from './widths.ts';

type WidthShown = Shown<EnsemblesResult, WidthOptions>;

/** The narrowest, the widest, and where the standard swarm gains most. */
export function describe({ result, of, options }: WidthShown, language: Language): string {
  const { width: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { level } = options;
  const points = pointsOf(result, of.agents);
  const at = (point: Point) => {
    const value = (swarm: Swarm, score: Score) =>
      formats.value(speedupAt(point, swarm, score, level), formats.factor);
    return text.describeAt({
      layers: formats.wholeText(point.layers),
      perLayer: stepsText(formats, point.perLayer),
      standard: [value('standard', 'coverage'), value('standard', 'best')],
      recursive: [value('recursive', 'coverage'), value('recursive', 'best')],
      bound: formats.factor(point.bound),
    });
  };
  const quoted = points.filter(
    (point, i) => i === 0 || i === points.length - 1 || point.layers === 8,
  );
  return sentences(language, [
    text.describe(formats.wholeText(of.agents), formats.percentText(level)),
    ...quoted.map(at),
  ]);
}

export function caption({ result, of, options }: WidthShown, language: Language): string {
  const { width: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const [{ summary }] = result.ensembles;
  const intervals = summary.baseline.makespan.interval !== null;
  const sized = isSized({
    points: pointsOf(result, of.agents),
    agents: of.agents,
    level: options.level,
  });
  return text.caption(
    formats.wholeText(summary.graphs),
    formats.wholeText(result.ensembles[0].spans?.[0]?.steps ?? 0),
    sized ? formats.frame.agents(formats.wholeText(of.agents), of.agents === 1) : null,
    intervals,
  );
}

export function table({ result, of }: WidthShown, language: Language): FigureTable {
  const { width: text } = catalogues[language].figures;
  const formats = formatsOf(language);
  const { frame } = formats;
  const columns = SWARMS.flatMap((swarm) =>
    SCORES.flatMap((score) => LEVELS.map((level) => ({ swarm, score, level }))),
  );
  return {
    caption: text.table(formats.wholeText(of.agents)),
    head: [
      text.layersHead,
      text.perLayerHead,
      text.averageParallelism,
      ...columns.map(
        ({ swarm, score, level }) =>
          `${text[swarm]}, ${frame[score]} ${formats.percentText(level)}`,
      ),
      ...SWARMS.map((swarm) => `${text[swarm]}, ${text.wholeLong}`),
    ],
    rows: pointsOf(result, of.agents).map((point) => [
      formats.wholeText(point.layers),
      stepsText(formats, point.perLayer),
      formats.threeDigits.format(point.parallelism),
      ...columns.map(({ swarm, score, level }) =>
        formats.withRange(speedupAt(point, swarm, score, level), formats.factor),
      ),
      ...SWARMS.map((swarm) => formats.factor(point.whole[swarm])),
    ]),
  };
}
