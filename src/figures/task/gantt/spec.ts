import { taskCatalogues } from '../../../messages/task/index.ts';
import type { TaskFigureSpec } from '../spec.ts';
import { Picture } from './picture.tsx';
import { data, says, table } from './words.ts';

/** The swarm of the settings at work: a lane for each agent that can be at work at once. */
export const ganttFigure: TaskFigureSpec = {
  id: 'gantt',
  title: (language) => taskCatalogues[language].graph.gantt.title,
  ready: ({ results }) => results.facts !== null && results.duel !== null,
  says,
  Picture,
  table,
  data,
};
