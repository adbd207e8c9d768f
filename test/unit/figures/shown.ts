import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import type { EnsemblesJob, EnsemblesResult } from '../../../src/compute/index.ts';
import type { FigureSpec, Shown } from '../../../src/figures/article/spec.ts';
import type { Language } from '../../../src/messages/index.ts';
import { measuringEnsembles } from '../../../src/model/measure/ensemble.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS, type PresetName } from '../../../src/model/presets.ts';

/** What a figure over a family shows at some settings, computed at once. */
export function shownAt<O extends object>(
  spec: FigureSpec<EnsemblesJob, O>,
  changes: Partial<Parameters>,
  options: Partial<O> = {},
  preset: PresetName = 'post',
): Shown<EnsemblesResult, O> {
  const of: Parameters = { ...PRESETS[preset], ...changes };
  const all = { ...spec.options, ...options };
  const { tasks, replicates } = spec.job(of, all);
  const ensembles = finished(measuringEnsembles(tasks, { replicates }));
  return { result: { kind: 'ensembles', ensembles, complete: true }, of, options: all };
}

/** The picture as the page comes with it. */
export function stillMarkup<O extends object>(
  spec: FigureSpec<EnsemblesJob, O>,
  shown: Shown<EnsemblesResult, O>,
  language: Language,
): string {
  const picture = createElement(spec.Picture, { ...shown, onOptions: () => {} });
  return renderToStaticMarkup(createElement(LanguageProvider, { value: language }, picture));
}

/** A root of length 1 and 64 more steps of length 1 that all wait for it alone. */
export const EVEN_MAP = {
  steps: 65,
  layers: 1,
  merge: 0,
  durationRate: 0,
  durationNoise: 0,
  graphs: 1,
} as const satisfies Partial<Parameters>;
