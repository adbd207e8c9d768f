import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { LabActions, LabState, LabStore } from '../state/lab-store.ts';
import { SettingsProvider } from './settings-context.tsx';

const StoreContext = createContext<LabStore | null>(null);

/** Gives the store of one figure to everything inside. */
export function LabProvider({ store, children }: { store: LabStore; children: ReactNode }) {
  return (
    <StoreContext value={store}>
      <SettingsProvider store={store}>{children}</SettingsProvider>
    </StoreContext>
  );
}

/** The store itself, for what reads it without rendering. */
export function useLabStore(): LabStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('there is no store around this component');
  return store;
}

/** A part of the state; the selectors, in state/selectors.ts, return what keeps its identity. */
export function useLab<T>(selector: (state: LabState) => T): T {
  const store = useLabStore();
  const read = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useActions(): LabActions {
  return useLabStore().getState().actions;
}
