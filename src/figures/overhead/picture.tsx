import { useMemo } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { sharesPlot, speedupPlots } from './plots.tsx';

/** Speedups of both scores, and beneath them where the agent-time goes. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, LevelOption>) {
  const language = useLanguage();
  const { summary } = result.ensembles[0];
  const plots = useMemo(
    () => [...speedupPlots(language, summary, options.level), sharesPlot(language, summary)],
    [language, summary, options.level],
  );
  return <PlotPair plots={plots} />;
}
