import { useMemo } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { Level, LevelOption } from '../ensemble/level-segments.tsx';
import { levelLine, sizePlots, valuesOf } from '../ensemble/size-plot.tsx';
import { ratioAxis } from './ratio-axis.ts';
import { computeSeries } from './systems.ts';

/** Agent-time against size, a line a kind of swarm. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, LevelOption>) {
  const language = useLanguage();
  const { summary } = result.ensembles[0];
  const plots = useMemo(
    () => plotsOf(language, summary, options.level),
    [language, summary, options.level],
  );
  return <PlotPair plots={plots} />;
}

function plotsOf(language: Language, summary: FamilySummary, level: Level): PlotData[] {
  const formats = formatsOf(language);
  const { compute: text } = catalogues[language].figures;
  const series = SCORES.map((score) => computeSeries(language, summary, score, level));
  return sizePlots(formats, {
    series,
    means: text.means(formats.percentText(level)),
    height: 240,
    y: ratioAxis(formats, series.flatMap(valuesOf)),
    ends: 'medium',
    reference: levelLine(1, formats.frame.agents(formats.wholeText(1), true)),
    format: formats.ratio,
  });
}
