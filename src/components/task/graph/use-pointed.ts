import { useState } from 'react';

export type Via = 'hover' | 'press' | 'keys';

export interface Pointed<T> {
  readonly what: T;
  readonly via: Via;
}

export interface PointedAt<T> {
  readonly at: Pointed<T> | null;
  clear(): void;
  keys(what: T): void;
  /** A pointer that passes does not take away what was pressed or walked to. */
  hover(what: T | null): void;
  press(what: T | null): void;
}

/** What a reader points at in one picture: a pointer that passes, a press that stays, or keys. `of`: nothing of another. */
export function usePointed<T>(of: unknown, same: (a: T, b: T) => boolean): PointedAt<T> {
  const [held, setHeld] = useState<{ readonly of: unknown; readonly at: Pointed<T> | null }>({
    of,
    at: null,
  });
  const at = held.of === of ? held.at : null;
  const put = (next: Pointed<T> | null) =>
    setHeld((before) => {
      const now = before.of === of ? before.at : null;
      const equal = now && next ? now.via === next.via && same(now.what, next.what) : now === next;
      return equal ? before : { of, at: next };
    });
  return {
    at,
    clear: () => put(null),
    keys: (what: T) => put({ what, via: 'keys' }),
    hover: (what: T | null) => {
      if (!at || at.via === 'hover') put(what === null ? null : { what, via: 'hover' });
    },
    press: (what: T | null) => {
      const again = at?.via === 'press' && what !== null && same(at.what, what);
      put(what === null || again ? null : { what, via: 'press' });
    },
  };
}
