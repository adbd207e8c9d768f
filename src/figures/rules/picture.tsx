import { useMemo } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps } from '../article/spec.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { speedupPlots } from '../ensemble/size-plot.tsx';
import { ruleSeries } from './rules.ts';

/** Speedup against size, a line a rule. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, LevelOption>) {
  const language = useLanguage();
  const { summary } = result.ensembles[0];
  const plots = useMemo(
    () =>
      speedupPlots(language, {
        series: SCORES.map((score) => ruleSeries(language, summary, score, options.level)),
        level: options.level,
        height: 280,
      }),
    [language, summary, options.level],
  );
  return <PlotPair plots={plots} />;
}
