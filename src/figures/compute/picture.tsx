import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { levelLine, sizePlots, valuesOf } from '../ensemble/size-plot.tsx';
import { usePlots } from '../pins/use-plots.ts';
import { ratioAxis } from './ratio-axis.ts';
import { computeSeries } from './systems.ts';

/** Agent-time against size, a line a kind of swarm. */
export function Picture(props: PictureProps<EnsemblesResult, LevelOption>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf(
  { result, options: { level } }: Shown<EnsemblesResult, LevelOption>,
  language: Language,
): PlotData[] {
  const formats = formatsOf(language);
  const { compute: text } = catalogues[language].figures;
  const { summary } = result.ensembles[0];
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
