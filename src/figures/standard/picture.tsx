import { useMemo } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { EnsemblesResult } from '../../compute/index.ts';
import type { PictureProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { sizeCurves } from '../ensemble/size-curves.ts';
import type { SizeOption } from '../ensemble/size-options.tsx';
import { timePlots } from '../ensemble/time-plots.ts';

/** One curve a size. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, SizeOption>) {
  const language = useLanguage();
  const { summary } = result.ensembles[0];
  const plots = useMemo(() => {
    const formats = formatsOf(language);
    const curves = sizeCurves(formats, summary, options.size);
    return timePlots(formats, { height: 260, summary, curves });
  }, [language, summary, options.size]);
  return <PlotPair plots={plots} />;
}
