import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { SettingsState, SettingsStore } from '../state/settings.ts';

const SettingsContext = createContext<SettingsStore | null>(null);

/** Gives the settings of one figure, its own or shared ones, to the controls inside. */
export function SettingsProvider(props: { store: SettingsStore; children: ReactNode }) {
  return <SettingsContext value={props.store}>{props.children}</SettingsContext>;
}

function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext);
  if (!store) throw new Error('there are no settings around this component');
  return store;
}

/** A part of the settings; the selector returns what keeps its identity. */
export function useSettings<T>(selector: (state: SettingsState) => T): T {
  const store = useSettingsStore();
  const read = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useSettingsActions(): SettingsState['actions'] {
  return useSettingsStore().getState().actions;
}
