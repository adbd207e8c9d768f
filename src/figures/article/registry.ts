import type { Slug } from '../../link/figures.ts';
import type { FigureEntry } from './entry.tsx';
import type { AnyFigureSpec } from './spec.ts';
import { entryOf } from './spec-entry.tsx';

const ofSpec = (load: () => Promise<{ readonly spec: AnyFigureSpec }>) => async () =>
  entryOf((await load()).spec);

/** Where each figure of the article is found; each is loaded when it is needed first. */
export const FIGURE_ENTRIES: Readonly<Record<Slug, () => Promise<FigureEntry>>> = {
  compare: ofSpec(() => import('../compare/spec.ts')),
  compute: ofSpec(() => import('../compute/spec.ts')),
  deploy: ofSpec(() => import('../deploy/spec.ts')),
  elo: async () => (await import('../elo/entry.tsx')).entry,
  grow: ofSpec(() => import('../grow/spec.ts')),
  overhead: ofSpec(() => import('../overhead/spec.ts')),
  recursive: ofSpec(() => import('../recursive/spec.ts')),
  rules: ofSpec(() => import('../rules/spec.ts')),
  single: ofSpec(() => import('../single/spec.ts')),
  standard: ofSpec(() => import('../standard/spec.ts')),
  'two-scores': ofSpec(() => import('../two-scores/spec.ts')),
  width: ofSpec(() => import('../width/spec.ts')),
};
