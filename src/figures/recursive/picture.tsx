import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { usePlots } from '../pins/use-plots.ts';
import { recursivePlots } from './plots.ts';

/** One curve a size, and the agents at work beneath. */
export function Picture(props: PictureProps<EnsemblesResult, SizeOption>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf(
  { result, options }: Shown<EnsemblesResult, SizeOption>,
  language: Language,
): PlotData[] {
  const text = catalogues[language].figures.recursive;
  return recursivePlots(formatsOf(language), text, result.ensembles[0], options);
}
