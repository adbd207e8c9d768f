import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps } from '../article/spec.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { speedupPlots } from '../ensemble/size-plot.tsx';
import { sharesPlot } from './plots.tsx';
import { overheadSeries } from './systems.ts';

/** Speedups of both scores, and beneath them where the agent-time goes. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, LevelOption>) {
  const language = useLanguage();
  const { overhead } = useMessages().figures;
  const { summary } = result.ensembles[0];
  const plots = useMemo(
    () => [
      ...speedupPlots(language, {
        series: SCORES.map((score) =>
          overheadSeries(overhead.names, summary, score, options.level),
        ),
        level: options.level,
        height: 220,
      }),
      sharesPlot(language, summary),
    ],
    [language, overhead, summary, options.level],
  );
  return <PlotPair plots={plots} />;
}
