import type { TaskLab } from '../figures/task/create-task.ts';
import { createQueryWriter, type LinkWriter } from '../link/link-writer.ts';
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
  const writer = createQueryWriter<TaskLinkState>(window, writeTaskLink);
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
    if (before === null) return;
    const isOther = onShow(before)?.read !== onShow(state)?.read;
    const isGesture = before.history.entries !== state.history.entries;
    writer.write(linkOf(state), (isOther && !followed) || isGesture ? 'new' : 'same');
    followed = false;
  });
  const stopTheme = onTheme(() => writer.write(linkOf(store.getState())));
  const goBack = () => {
    if (!writer.moved()) return;
    followed = true;
    lab.follow(parseTaskLink(window.location.search));
  };
  const listening = new AbortController();
  window.addEventListener('popstate', goBack, { signal: listening.signal });
  return {
    ...writer,
    dispose() {
      listening.abort();
      unsubscribe();
      stopTheme();
      writer.dispose();
    },
  };
}
