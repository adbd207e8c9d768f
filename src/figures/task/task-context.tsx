import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { SettingsProvider } from '../../components/settings-context.tsx';
import { type TaskMessages, taskCatalogues } from '../../messages/task/index.ts';
import type { TaskState } from '../../state/task/store-state.ts';
import type { TaskLab } from './create-task.ts';

const LabContext = createContext<TaskLab | null>(null);

/** Gives the page's lab to everything inside, and its settings to controls. */
export function TaskProvider({ lab, children }: { lab: TaskLab; children: ReactNode }) {
  return (
    <LabContext value={lab}>
      <SettingsProvider store={lab.store}>{children}</SettingsProvider>
    </LabContext>
  );
}

export function useTaskLab(): TaskLab {
  const lab = useContext(LabContext);
  if (!lab) throw new Error('there is no task lab around this component');
  return lab;
}

/** A part of the state; the selector returns what keeps its identity. */
export function useTask<T>(selector: (state: TaskState) => T): T {
  const { store } = useTaskLab();
  const read = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Texts of the page in the reader's language. */
export function usePageText(): TaskMessages['page'] {
  return taskCatalogues[useLanguage()].page;
}
