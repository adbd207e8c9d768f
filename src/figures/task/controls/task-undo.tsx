import { useCallback } from 'react';
import { EditBar } from '../../../components/manners/edit-bar.tsx';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { TaskStore } from '../../../state/task/store-state.ts';
import type { TaskSettings } from '../../../state/task/task-state.ts';
import { useTask, useTaskLab } from '../task-context.tsx';
import { settingsEdit } from './settings-edit.ts';

/** Undo and redo of all that a reader chooses on this page. */
export function TaskUndo() {
  const { store } = useTaskLab();
  const language = useLanguage();
  const tell = useCallback(
    (from: TaskSettings, to: TaskSettings) => settingsEdit(language, from, to),
    [language],
  );
  return <EditBar {...{ store, editedIn, tell }} place="line" />;
}

/** Where there is nothing else to set: once there is something to undo, or to do again. */
export function TaskUndoOfSome() {
  const some = useTask(({ history }) => history.past.length + history.future.length > 0);
  return some ? <TaskUndo /> : null;
}

const editedIn = (store: TaskStore) => store.getState().settings;
