import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { PictureProps, Shown } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { usePlots } from '../pins/use-plots.ts';
import { comparePlots } from './plots.tsx';

/** Speedup against swarm size, both swarms and both scores. */
export function Picture(props: PictureProps<EnsemblesResult, object>) {
  return <PlotPair plots={usePlots(props, plotsOf)} />;
}

function plotsOf({ result }: Shown<EnsemblesResult, object>, language: Language): PlotData[] {
  const { compare: text, sizes } = catalogues[language].figures;
  return comparePlots(formatsOf(language), text, sizes.never, result.ensembles[0]);
}
