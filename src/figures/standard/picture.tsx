import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { Language } from '../../messages/index.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { sizeCurves } from '../ensemble/size-curves.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { timePlots } from '../ensemble/time-plots.ts';
import { usePlots } from '../pins/use-plots.ts';

/** One curve a size. */
export function Picture(props: PictureProps<EnsemblesResult, SizeOption>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf(
  { result, options }: Shown<EnsemblesResult, SizeOption>,
  language: Language,
): PlotData[] {
  const { summary } = result.ensembles[0];
  const formats = formatsOf(language);
  const curves = sizeCurves(formats, summary, options.size);
  return timePlots(formats, { height: 260, summary, curves });
}
