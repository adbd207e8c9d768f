import type { TaskLab } from '../figures/task/create-task.ts';
import { sameGraph } from '../figures/task/link-of.ts';
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
  const inAddress = () => parseTaskLink(window.location.search + window.location.hash);
  const linkOf = (state: TaskState): TaskLinkState => ({
    // While a file is read it is not known yet whether it fits into a link.
    ...(isWritable(state) ? lab.linkOf(state) : inAddress()),
    theme: shownTheme(),
  });
  /** What the address says; null until something is on show. */
  let written: TaskState | null = null;
  /** The reader went to it: it is there already. */
  let followed = false;
  /** Something else was being read since. */
  let left = false;
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (!isWritable(state)) {
      left = true;
      return;
    }
    const before = written;
    const wasLeft = left;
    left = false;
    if (
      before &&
      before.settings === state.settings &&
      before.origin === state.origin &&
      before.source === state.source
    ) {
      if (!wasLeft || !followed) return;
      // What the reader went to was given up: the address has led there.
      writer.write(linkOf(state));
      followed = false;
      return;
    }
    written = state;
    if (before === null) {
      const asked = inAddress();
      const isAsked = state.origin.kind === 'link' || sameGraph(asked, lab.linkOf(state));
      // An address of before the reader's own stood behind the hash; or something was brought before what it asks for was there.
      if (!isAsked) writer.write(linkOf(state), asked.graph.kind === 'left-out' ? 'same' : 'new');
      else if (tellsServer(window.location.search)) writer.write(linkOf(state));
      return;
    }
    const isOther = onShow(before)?.read !== onShow(state)?.read;
    // The answer to the question of the unit is no step that anybody would go back by.
    const isGesture =
      before.source.kind !== 'asking' && before.history.entries !== state.history.entries;
    // Nobody would go back to a refusal either, and its address leads to no graph.
    const isStep = (isOther && !followed) || isGesture;
    writer.write(linkOf(state), isStep && before.source.kind !== 'refused' ? 'new' : 'same');
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

function isWritable({ source }: Pick<TaskState, 'source'>): boolean {
  return source.kind !== 'reading' && source.kind !== 'none';
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
