import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { Language } from '../../messages/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { speedupPlots } from '../ensemble/size-plot.tsx';
import { usePlots } from '../pins/use-plots.ts';
import { ruleSeries } from './rules.ts';

/** Speedup against size, a line a rule. */
export function Picture(props: PictureProps<EnsemblesResult, LevelOption>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf(
  { result, options: { level } }: Shown<EnsemblesResult, LevelOption>,
  language: Language,
): PlotData[] {
  const { summary } = result.ensembles[0];
  return speedupPlots(language, {
    series: SCORES.map((score) => ruleSeries(language, summary, score, level)),
    level,
    height: 280,
  });
}
