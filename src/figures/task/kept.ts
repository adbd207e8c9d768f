import type { TaskLinkState } from '../../link/task/task-link-state.ts';
import { writeTaskLink } from '../../link/task/write-task-link.ts';
import type { Keep, KeepAnswer, Kept } from '../../state/task/keep.ts';
import { onShow, type TaskStore } from '../../state/task/store-state.ts';

/** Keeps the graph on show on this device: its files as they came, and the settings as the query of a link. */
export async function keepShown(
  store: TaskStore,
  keep: Keep,
  link: TaskLinkState,
): Promise<KeepAnswer<null>> {
  const state = store.getState();
  const task = onShow(state);
  if (!task) return { kind: 'failed' };
  const { files, settings } = state;
  const { key } = task.input;
  const kept: Kept = {
    key,
    name: task.name,
    format: task.read.format,
    steps: task.read.graph.steps,
    at: Date.now(),
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
  };
  const query = writeTaskLink({ ...link, graph: { kind: 'none' }, name: null });
  const answer = await keep.put(kept, { files, reading: settings.reading, query });
  const isStill = onShow(store.getState())?.input.key === key;
  if (answer.kind === 'done' && isStill) state.actions.keptAs(key);
  return answer;
}

/** Removes one from this device; where it is on show, it stays so. */
export async function forget(store: TaskStore, keep: Keep, key: string): Promise<KeepAnswer<null>> {
  const answer = await keep.remove(key);
  const { origin, actions } = store.getState();
  if (answer.kind === 'done' && origin.kind === 'kept' && origin.key === key) actions.keptAs(null);
  return answer;
}
