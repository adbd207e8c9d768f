import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, says, table } from './words.ts';

/** The graph in layers: who waits for whom, and the critical path. */
export const graphFigure: TaskFigureSpec = {
  id: 'graph',
  title: (language) => taskCatalogues[language].graph.graph.title,
  ready: ({ results }) => results.facts !== null,
  says,
  Picture,
  table,
  data,
};
