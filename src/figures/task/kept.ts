import type { TaskLinkState } from '../../link/task/task-link-state.ts';
import { writeTaskLink } from '../../link/task/write-task-link.ts';
import type { Keep, KeepAnswer, Kept } from '../../state/task/keep.ts';
import { onShow, type TaskStore } from '../../state/task/store-state.ts';
import { keyOfKept } from './key-of-kept.ts';

/** Keeps the graph on show on this device: its files as they came, and the settings as the query of a link. */
export async function keepShown(
  store: TaskStore,
  keep: Keep,
  link: TaskLinkState,
): Promise<KeepAnswer<null>> {
  const state = store.getState();
  const task = onShow(state);
  if (!task) return { kind: 'failed' };
  const { files, readAs, actions } = state;
  const { name } = task;
  const key = keyOfKept(name, files, readAs);
  const kept: Kept = {
    key,
    name,
    format: task.read.format,
    steps: task.read.graph.steps,
    at: Date.now(),
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
  };
  const settings = { ...link, graph: { kind: 'none' }, name: null } as const;
  // How the files are read stands beside it.
  const query = writeTaskLink({ ...settings, durations: null, precedence: null });
  const answer = await keep.put(kept, { files, reading: readAs, query });
  if (answer.kind === 'done') actions.keptAs(files, key);
  return answer;
}

/** Removes one from this device; where it is on show, it stays so. */
export async function forget(store: TaskStore, keep: Keep, key: string): Promise<KeepAnswer<null>> {
  const answer = await keep.remove(key);
  if (answer.kind === 'done') store.getState().actions.forgot(key);
  return answer;
}

/** What is kept on this device. What was on show as one of that is told where it is not: another tab has removed it. */
export async function listKept(store: TaskStore, keep: Keep): Promise<KeepAnswer<readonly Kept[]>> {
  const { origin, actions } = store.getState();
  const answer = await keep.list();
  if (answer.kind !== 'done' || origin.kind !== 'kept') return answer;
  if (!answer.value.some(({ key }) => key === origin.key)) actions.forgot(origin.key);
  return answer;
}
