import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { recursivePlots } from './plots.ts';

/** One curve a size, and the agents at work beneath. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, SizeOption>) {
  const language = useLanguage();
  const text = useMessages().figures.recursive;
  const [ensemble] = result.ensembles;
  const plots = useMemo(
    () => recursivePlots(formatsOf(language), text, ensemble, options),
    [language, text, ensemble, options],
  );
  return <PlotPair plots={plots} />;
}
