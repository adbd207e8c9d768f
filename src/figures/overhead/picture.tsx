import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { speedupPlots } from '../ensemble/size-plot.tsx';
import { usePlots } from '../pins/use-plots.ts';
import { sharesPlot } from './plots.tsx';
import { overheadSeries } from './systems.ts';

/** Speedups of both scores, and beneath them where the agent-time goes. */
export function Picture(props: PictureProps<EnsemblesResult, LevelOption>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf(
  { result, options: { level } }: Shown<EnsemblesResult, LevelOption>,
  language: Language,
): PlotData[] {
  const { names } = catalogues[language].figures.overhead;
  const { summary } = result.ensembles[0];
  const series = SCORES.map((score) => overheadSeries(names, summary, score, level));
  return [...speedupPlots(language, { series, level, height: 220 }), sharesPlot(language, summary)];
}
