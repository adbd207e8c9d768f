import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { usePlots } from '../pins/use-plots.ts';
import type { WidthOptions } from './options.tsx';
import { widthPlots } from './plots.ts';
import { pointsOf } from './points.ts';
import { Thumbnails } from './thumbnails.tsx';

/** Speedups against width, and the graphs themselves beneath. */
export function Picture(props: PictureProps<EnsemblesResult, WidthOptions>) {
  return (
    <>
      <PlotPair plots={usePlots(props, plotsOf)} />
      <Thumbnails of={props.of} />
    </>
  );
}

function plotsOf(
  { result, of: { agents }, options: { level } }: Shown<EnsemblesResult, WidthOptions>,
  language: Language,
): PlotData[] {
  const { width } = catalogues[language].figures;
  const points = pointsOf(result, agents);
  return widthPlots(formatsOf(language), width, { points, agents, level });
}
