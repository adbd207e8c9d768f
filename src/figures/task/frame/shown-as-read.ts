import { useRef } from 'react';
import type { TaskShown } from '../spec.ts';

/**
 * What there is to show, as one place reads it: the same object for as long as nothing has changed that was read of it there, so
 * that sentences, tables and pictures are made anew only when they would be others. Whenever it is read, it tells what is newest.
 */
export function useShownAsRead({ task, settings, results }: TaskShown): TaskShown {
  const kept = useRef<{
    readonly ofSettings: (now: TaskShown['settings']) => TaskShown['settings'];
    readonly ofResults: (now: TaskShown['results']) => TaskShown['results'];
    shown: TaskShown | null;
  }>(null);
  kept.current ??= { ofSettings: asRead(), ofResults: asRead(), shown: null };
  const { ofSettings, ofResults, shown: before } = kept.current;
  const now = { task, settings: ofSettings(settings), results: ofResults(results) };
  const same =
    before !== null &&
    before.task === now.task &&
    before.settings === now.settings &&
    before.results === now.results;
  const shown = same ? before : now;
  kept.current.shown = shown;
  return shown;
}

/** A view of each object that it is given: the same one until a property that was read through it has another value. */
export function asRead<T extends object>(): (now: T) => T {
  let latest: T | null = null;
  let view: T | null = null;
  let read = new Set<PropertyKey>();
  return (now) => {
    const before = latest;
    latest = now;
    const same = (key: PropertyKey) =>
      before !== null && Object.is(Reflect.get(before, key), Reflect.get(now, key));
    if (view !== null && [...read].every(same)) return view;
    const keys = new Set<PropertyKey>();
    read = keys;
    view = new Proxy(now, {
      get(_, key) {
        keys.add(key);
        return Reflect.get(latest ?? now, key);
      },
    });
    return view;
  };
}
