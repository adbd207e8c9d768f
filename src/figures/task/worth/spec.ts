import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, table } from './table.ts';
import { says } from './words.ts';

/** How many agents are worth having: by time alone, and at a price. */
export const worthFigure: TaskFigureSpec = {
  id: 'worth',
  title: (language) => taskCatalogues[language].scale.worth.title,
  ready: ({ results }) => results.facts !== null && results.scale.length > 0,
  says,
  Picture,
  table,
  data,
};
