import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { comparePlots } from './plots.tsx';

/** Speedup against swarm size, both swarms and both scores. */
export function Picture({ result }: PictureProps<EnsemblesResult, object>) {
  const language = useLanguage();
  const { compare: text, sizes } = useMessages().figures;
  const [ensemble] = result.ensembles;
  const plots = useMemo(
    () => comparePlots(formatsOf(language), text, sizes.never, ensemble),
    [language, text, sizes, ensemble],
  );
  return <PlotPair plots={plots} />;
}
