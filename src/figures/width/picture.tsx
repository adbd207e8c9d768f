import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { WidthOptions } from './options.tsx';
import { widthPlots } from './plots.ts';
import { pointsOf } from './points.ts';
import { Thumbnails } from './thumbnails.tsx';

/** Speedups against width, and the graphs themselves beneath. */
export function Picture({ result, of, options }: PictureProps<EnsemblesResult, WidthOptions>) {
  const language = useLanguage();
  const { width } = useMessages().figures;
  const { level } = options;
  const plots = useMemo(
    () =>
      widthPlots(formatsOf(language), width, {
        points: pointsOf(result, of.agents),
        agents: of.agents,
        level,
      }),
    [language, width, result, of.agents, level],
  );
  return (
    <>
      <PlotPair plots={plots} />
      <Thumbnails of={of} />
    </>
  );
}
