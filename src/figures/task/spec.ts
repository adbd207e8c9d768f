import type { ComponentType } from 'react';
import type { Timeline } from '../../draw/timeline.ts';
import type { DataTable } from '../../export/data-table.ts';
import type { Language } from '../../messages/index.ts';
import type { Player } from '../../player/player.ts';
import type {
  TaskActions,
  TaskOnShow,
  TaskResults,
  TaskSettings,
} from '../../state/task/task-state.ts';
import type { FigureTable } from '../article/spec.ts';

/** The figures of the page of a reader's own task graph, in their order. They stand in anchors and file names. */
export const TASK_FIGURE_IDS = [
  'graph',
  'profile',
  'scale',
  'worth',
  'race',
  'gantt',
  'rules',
  'path',
] as const;
export type TaskFigureId = (typeof TASK_FIGURE_IDS)[number];

/** What there is to show. */
export interface TaskShown {
  readonly task: TaskOnShow;
  readonly settings: TaskSettings;
  readonly results: TaskResults;
}

export interface TaskPictureProps extends TaskShown {
  readonly actions: TaskActions;
  /** Of the duel: the race and the lanes follow it. Its timeline is set by the page; null until there is a duel. */
  readonly player: Player;
  readonly timeline: Timeline | null;
}

/**
 * A figure of a task graph: how it is drawn, told, tabled and taken along. The frame around it (heading, table, saving) is the same for
 * all. Nothing here computes runs: what is shown is in `results`.
 */
export interface TaskFigureSpec {
  readonly id: TaskFigureId;
  title(language: Language): string;
  /** Whether enough is in to be drawn. */
  ready(shown: TaskShown): boolean;
  /** What it shows in this graph, in short sentences with its own numbers; the first is its text alternative. */
  says(shown: TaskShown, language: Language): readonly string[];
  readonly Picture: ComponentType<TaskPictureProps>;
  /** Whether there are exact values, where a figure that is ready may have none. */
  hasTable?(shown: TaskShown): boolean;
  /** Exact values on the page, made when somebody looks; null: none. */
  table(shown: TaskShown, language: Language): FigureTable | null;
  /** All values that are drawn, in full precision, for files. */
  data(shown: TaskShown): DataTable;
}
