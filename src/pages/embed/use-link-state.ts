import { useSyncExternalStore } from 'react';
import type { LinkSlice } from '../../state/link-slice.ts';
import type { EngineStore } from './engine-of.ts';

/** A part of what the link of an embed carries; `read` returns what keeps its identity. */
export function useLinkState<T>(store: EngineStore, read: (state: LinkSlice) => T): T {
  const now = () => read(store.getState());
  return useSyncExternalStore(store.subscribe, now, now);
}
