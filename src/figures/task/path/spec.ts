import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, table } from './table.ts';
import { says } from './words.ts';

/** The longest chain, step by step, and what shortening its longest steps would buy. */
export const pathFigure: TaskFigureSpec = {
  id: 'path',
  title: (language) => taskCatalogues[language].scale.path.title,
  ready: ({ results }) => results.facts !== null,
  says,
  Picture,
  // Without time there is nothing to list.
  hasTable: ({ results }) => (results.facts?.span.criticalPath ?? 0) > 0,
  table,
  data,
};
