import { ganttFigure } from './gantt/spec.ts';
import { graphFigure } from './graph/spec.ts';
import { pathFigure } from './path/spec.ts';
import { profileFigure } from './profile/spec.ts';
import { raceFigure } from './race/spec.ts';
import { rulesFigure } from './rules/spec.ts';
import { scaleFigure } from './scale/spec.ts';
import type { TaskFigureId, TaskFigureSpec } from './spec.ts';
import { TASK_FIGURE_IDS } from './spec.ts';
import { worthFigure } from './worth/spec.ts';

const BY_ID: Readonly<Record<TaskFigureId, TaskFigureSpec>> = {
  graph: graphFigure,
  profile: profileFigure,
  scale: scaleFigure,
  worth: worthFigure,
  race: raceFigure,
  gantt: ganttFigure,
  rules: rulesFigure,
  path: pathFigure,
};

/** The figures of the page, in the order in which they stand there. */
export const TASK_FIGURES: readonly TaskFigureSpec[] = TASK_FIGURE_IDS.map((id) => BY_ID[id]);
