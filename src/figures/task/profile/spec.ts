import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, says, table } from './words.ts';

/** Steps at work over time when every step starts as soon as it is ready. */
export const profileFigure: TaskFigureSpec = {
  id: 'profile',
  title: (language) => taskCatalogues[language].graph.profile.title,
  ready: ({ results }) => results.facts !== null,
  says,
  Picture,
  // Without time there is nothing to list.
  hasTable: ({ results }) => (results.facts?.span.criticalPath ?? 0) > 0,
  table,
  data,
};
