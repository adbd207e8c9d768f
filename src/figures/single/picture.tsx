import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { SingleOptions } from './options.tsx';
import { singlePlots } from './plots.tsx';

/** One agent: the mean, and how much graphs differ. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, SingleOptions>) {
  const language = useLanguage();
  const { mean } = useMessages().figures.single;
  const [ensemble] = result.ensembles;
  const plots = useMemo(
    () => singlePlots(formatsOf(language), mean, ensemble, options),
    [language, mean, ensemble, options],
  );
  return <PlotPair plots={plots} />;
}
