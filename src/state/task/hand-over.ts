import { delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { type KeepAnswer, openDatabase, safely } from './database.ts';
import { type Handed, isHanded } from './stored.ts';

export type { Handed } from './stored.ts';

/** A place on this device for the way between two pages. Nothing here rejects. */
export interface HandOver {
  /** The token under which it is picked up. */
  leave(handed: Handed): Promise<KeepAnswer<string>>;
  /** Once: it is gone then. null where it was picked up already, or has expired. */
  pickUp(token: string): Promise<KeepAnswer<Handed | null>>;
  /** Removes what nobody picked up in time. */
  sweep(): Promise<KeepAnswer<null>>;
}

const WAY = 'way:';
/** The other page opens within seconds, or not at all. Milliseconds. */
export const WAY_MS = 10 * 60 * 1000;

/** `now`: milliseconds since 1970. The token begins with the time, so that sweeping reads no graphs. */
export function createHandOver(
  open: () => UseStore = openDatabase,
  now: () => number = () => Date.now(),
): HandOver {
  let opened: UseStore | null = null;
  const store = () => {
    opened ??= open();
    return opened;
  };
  const isOver = (token: string) => !(Math.abs(now() - Number.parseInt(token, 10)) <= WAY_MS);
  const sweep = async () => {
    const left = (await keys<string>(store())).filter((key) => key.startsWith(WAY));
    const over = left.filter((key) => isOver(key.slice(WAY.length)));
    if (over.length > 0) await delMany(over, store());
    return null;
  };
  return {
    leave: (handed) =>
      safely(async () => {
        await sweep();
        const token = `${now()}-${crypto.randomUUID()}`;
        await set(WAY + token, handed, store());
        return token;
      }),
    pickUp: (token) =>
      safely(async () => {
        const handed = await get<unknown>(WAY + token, store());
        await delMany([WAY + token], store());
        return isHanded(handed) && !isOver(token) ? handed : null;
      }),
    sweep: () => safely(sweep),
  };
}
