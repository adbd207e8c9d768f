import { useMemo } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { PlotPair } from '../../components/plot/plot-pair.tsx';
import type { PlotData } from '../../components/plot/types.ts';
import type { EnsemblesResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { PictureProps } from '../article/spec.ts';
import { factorAxis, sizeAxis } from '../ensemble/axes.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { Level, LevelOption } from '../ensemble/level-segments.tsx';
import {
  emptyNote,
  equalSizeLine,
  sizeLine,
  sizeReadable,
  valuesOf,
} from '../ensemble/size-plot.tsx';
import { SIZES } from '../ensemble/systems.ts';
import { ruleSeries } from './rules.ts';

/** Speedup against size, a line a rule. */
export function Picture({ result, options }: PictureProps<EnsemblesResult, LevelOption>) {
  const language = useLanguage();
  const { summary } = result.ensembles[0];
  const plots = useMemo(
    () => plotsOf(language, summary, options.level),
    [language, summary, options.level],
  );
  return <PlotPair plots={plots} />;
}

function plotsOf(language: Language, summary: FamilySummary, level: Level): PlotData[] {
  const formats = formatsOf(language);
  const { frame } = formats;
  const { sizes } = catalogues[language].figures;
  const all = SCORES.map((score) => ruleSeries(language, summary, score, level));
  const y = factorAxis(formats, [...SIZES, ...all.flatMap(valuesOf)]);
  return SCORES.map((score, i) => ({
    title: frame[score],
    means: sizes.speedup(formats.percentText(level)),
    height: 280,
    x: sizeAxis(formats, SIZES),
    y,
    ends: 'large',
    lines: [equalSizeLine(sizes.equal), ...all[i].map(sizeLine)],
    readable: sizeReadable(formats, frame[score], all[i], formats.factor),
    ...emptyNote(all[i], frame.none),
  }));
}
