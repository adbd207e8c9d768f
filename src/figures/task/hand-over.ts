import type { TaskLinkState } from '../../link/task/task-link-state.ts';
import type { HandOver } from '../../state/task/hand-over.ts';
import { nameOf, type TaskStore } from '../../state/task/store-state.ts';

/** Whether the graph on show would be lost on the way to the other language. */
export function staysBehind(store: TaskStore, link: TaskLinkState): boolean {
  const { files, source } = store.getState();
  return link.graph.kind === 'left-out' && files.length > 0 && source.kind !== 'none';
}

/** Leaves the files on show to be picked up by the other page, and gives the token; null where nothing keeps them. */
export async function leaveShown(store: TaskStore, handOver: HandOver): Promise<string | null> {
  const { files, source, settings } = store.getState();
  const answer = await handOver.leave({ name: nameOf(source), files, reading: settings.reading });
  return answer.kind === 'done' ? answer.value : null;
}
