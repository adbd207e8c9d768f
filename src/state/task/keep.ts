import { delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import type { FormatId } from '../../graphs/formats/format.ts';
import type { FileInput, ReadOptions } from '../../graphs/read-graph.ts';
import { type KeepAnswer, openDatabase, safely } from './database.ts';

/** A graph that a reader keeps on the device: what a list shows of it. */
export interface Kept {
  readonly key: string;
  readonly name: string;
  readonly format: FormatId;
  readonly steps: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** What it is opened again from: its files, how they are read, and the settings as the query of a link. */
export interface KeptGraph {
  readonly files: readonly FileInput[];
  readonly reading: ReadOptions;
  readonly query: string;
}

export type { KeepAnswer, KeepTrouble } from './database.ts';

/** Graphs that stay on this device. Nothing here rejects. */
export interface Keep {
  /** The newest first. */
  list(): Promise<KeepAnswer<readonly Kept[]>>;
  /** Under its key; what is there under it is replaced, or stays as it is where that fails. */
  put(kept: Kept, graph: KeptGraph): Promise<KeepAnswer<null>>;
  /** null where there is none of this key. */
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
        const kept = await getMany<Kept | undefined>(all, store());
        return kept.filter((each) => each !== undefined).sort((a, b) => b.at - a.at);
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
        const [kept, graph] = await getMany([LIST + key, GRAPH + key], store());
        return kept && graph ? { kept: kept as Kept, graph: graph as KeptGraph } : null;
      }),
    remove: (key) =>
      safely(async () => {
        await delMany([LIST + key, GRAPH + key], store());
        return null;
      }),
  };
}
