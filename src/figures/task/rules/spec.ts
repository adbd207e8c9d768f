import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, table } from './table.ts';
import { says } from './words.ts';

/** The same graph by every rule, against the least that any order needs. */
export const rulesFigure: TaskFigureSpec = {
  id: 'rules',
  title: (language) => taskCatalogues[language].scale.rules.title,
  ready: ({ results }) => results.rules.some(({ points }) => points.length > 0),
  says,
  Picture,
  table,
  data,
};
