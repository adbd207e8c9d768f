import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { usePlots } from '../pins/use-plots.ts';
import type { SingleOptions } from './options.tsx';
import { singlePlots } from './plots.tsx';

/** One agent: the mean, and how much graphs differ. */
export function Picture(props: PictureProps<EnsemblesResult, SingleOptions>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf(
  { result, options }: Shown<EnsemblesResult, SingleOptions>,
  language: Language,
): PlotData[] {
  const { mean } = catalogues[language].figures.single;
  return singlePlots(formatsOf(language), mean, result.ensembles[0], options);
}
