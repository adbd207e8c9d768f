import type { TaskLab } from '../figures/task/create-task.ts';
import { createAddressWriter, type LinkWriter, untied } from '../link/link-writer.ts';
import { entriesBehind, placeIn, tellsServer } from '../link/task/behind-hash.ts';
import { parseTaskLink } from '../link/task/parse-task-link.ts';
import type { TaskLinkState } from '../link/task/task-link-state.ts';
import { writeTaskLink } from '../link/task/write-task-link.ts';
import { onShow, type TaskState } from '../state/task/store-state.ts';
import { onTheme, shownTheme } from './theme.ts';

/**
 * Ties the page of a task graph to the address bar: what changes is written, what the reader goes back to is opened. Another
 * graph, and a gesture at the settings, are an entry of the browser's history each.
 */
export function syncTaskLink(lab: TaskLab): LinkWriter<TaskLinkState> {
  const { store } = lab;
  const writer = createAddressWriter<TaskLinkState>(window, {
    write: (state, { search, hash }) => writeTaskLink(state, search + hash),
    carried: ({ search, hash }) => `${search}#${entriesBehind(hash)}`,
  });
  const linkOf = (state: TaskState): TaskLinkState => ({
    ...lab.linkOf(state),
    theme: shownTheme(),
  });
  /** What the address says; null until what it asked for at first is on show. */
  let written: TaskState | null = null;
  /** The reader went to it: it is there already. */
  let followed = false;
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    // While a file is read it is not known yet whether it fits into a link.
    if (state.source.kind === 'reading' || state.source.kind === 'none') return;
    const before = written;
    if (
      before &&
      before.settings === state.settings &&
      before.origin === state.origin &&
      before.source === state.source
    )
      return;
    written = state;
    if (before === null) {
      // An address of before the reader's own stood behind the hash.
      if (tellsServer(window.location.search)) writer.write(linkOf(state));
      return;
    }
    const isOther = onShow(before)?.read !== onShow(state)?.read;
    // The answer to the question of the unit is no step that anybody would go back by.
    const isGesture =
      before.source.kind !== 'asking' && before.history.entries !== state.history.entries;
    writer.write(linkOf(state), (isOther && !followed) || isGesture ? 'new' : 'same');
    followed = false;
  });
  const stopTheme = onTheme(() => writer.write(linkOf(store.getState())));
  /** A link to a place of the page has just made an entry, without what stood behind the hash. */
  let atPlace = false;
  const goBack = () => {
    const { search, hash } = window.location;
    atPlace = !isKnown() && entriesBehind(hash) === '';
    makeKnown();
    if (atPlace || !writer.moved()) return;
    followed = true;
    lab.follow(parseTaskLink(search + hash));
  };
  const takeAlong = ({ oldURL }: HashChangeEvent) => {
    const entries = entriesBehind(oldURL);
    if (atPlace && entries !== '') replaceHash([placeIn(window.location.hash), entries]);
    atPlace = false;
  };
  makeKnown();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('popstate', goBack, { signal });
  window.addEventListener('hashchange', takeAlong, { signal });
  return untied(writer, [() => listening.abort(), unsubscribe, stopTheme]);
}

/** Stands with an entry of the browser's history that this page has seen: one that a link to a place has just made lacks it. */
const KNOWN = 'task-link';

function isKnown(): boolean {
  return window.history.state?.[KNOWN] === true;
}

function makeKnown(): void {
  replaceEntry({ ...window.history.state, [KNOWN]: true }, window.location.href);
}

function replaceHash(parts: readonly string[]): void {
  const { pathname, search } = window.location;
  const hash = parts.filter((part) => part !== '').join('&');
  replaceEntry(window.history.state, `${pathname}${search}#${hash}`);
}

function replaceEntry(state: unknown, address: string): void {
  try {
    window.history.replaceState(state, '', address);
  } catch {
    // A browser that lets nobody touch the history: nothing is written there either.
  }
}
