import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, table } from './table.ts';
import { says } from './words.ts';

/** Makespan, speedup, agent-time and idle share of 1 to 64 agents, between their bounds. */
export const scaleFigure: TaskFigureSpec = {
  id: 'scale',
  title: (language) => taskCatalogues[language].scale.scaling.title,
  ready: ({ results }) => results.facts !== null && results.scale.length > 0,
  says,
  Picture,
  table,
  data,
};
