import { createStore, type UseStore } from 'idb-keyval';

/** `none`: the browser has no place for it here, or refuses one; `full`: there is no room left. */
export type KeepTrouble = 'none' | 'full' | 'failed';
export type KeepAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: KeepTrouble };

const DATABASE = 'task-graphs';

/** The browser's own database, for all of the site that stays on the device. */
export function openDatabase(): UseStore {
  if (typeof indexedDB === 'undefined') throw new DOMException('no database', 'SecurityError');
  return createStore(DATABASE, 'kept');
}

/** What comes of it, or why nothing does. Does not reject. */
export async function safely<T>(act: () => Promise<T>): Promise<KeepAnswer<T>> {
  try {
    return { kind: 'done', value: await act() };
  } catch (error) {
    return { kind: troubleOf(error) };
  }
}

/** By the names of the Indexed Database API and of the Storage standard. */
function troubleOf(error: unknown): KeepTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotAllowedError')
    return 'none';
  return 'failed';
}
