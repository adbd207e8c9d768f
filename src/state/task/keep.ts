import { delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { type KeepAnswer, openDatabase, safely } from './database.ts';
import { isKept, isKeptGraph, type Kept, type KeptGraph } from './stored.ts';

export type { KeepAnswer, KeepTrouble } from './database.ts';
export type { Kept, KeptGraph } from './stored.ts';

/** Graphs that stay on this device. Nothing here rejects. */
export interface Keep {
  /** The newest first. */
  list(): Promise<KeepAnswer<readonly Kept[]>>;
  /** Under its key; what is there under it is replaced, or stays as it is where that fails. */
  put(kept: Kept, graph: KeptGraph): Promise<KeepAnswer<null>>;
  /** null where there is none of this key, or none that this version can use. */
  get(key: string): Promise<KeepAnswer<{ readonly kept: Kept; readonly graph: KeptGraph } | null>>;
  remove(key: string): Promise<KeepAnswer<null>>;
}

const LIST = 'kept:';
const GRAPH = 'graph:';

/** In the browser's own database, which is opened with the first use. */
export function createKeep(open: () => UseStore = openDatabase): Keep {
  let opened: UseStore | null = null;
  const store = () => {
    opened ??= open();
    return opened;
  };
  return {
    list: () =>
      safely(async () => {
        const all = (await keys<string>(store())).filter((key) => key.startsWith(LIST));
        const kept = await getMany<unknown>(all, store());
        return kept.filter(isKept).sort((a, b) => b.at - a.at);
      }),
    put: (kept, graph) =>
      safely(async () => {
        // In one transaction: both, or nothing.
        await setMany(
          [
            [LIST + kept.key, kept],
            [GRAPH + kept.key, graph],
          ],
          store(),
        );
        return null;
      }),
    get: (key) =>
      safely(async () => {
        const [kept, graph] = await getMany<unknown>([LIST + key, GRAPH + key], store());
        return isKept(kept) && isKeptGraph(graph) ? { kept, graph } : null;
      }),
    remove: (key) =>
      safely(async () => {
        await delMany([LIST + key, GRAPH + key], store());
        return null;
      }),
  };
}
