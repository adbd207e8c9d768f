import { sameReading } from './reading.ts';
import { onShow, type TaskState, type WasShown } from './store-state.ts';

/** As it was read: what else was asked of it has not come, and will not. */
export function shownNow(state: TaskState): WasShown {
  const { source, origin, files, readAs, settings, parameters, history, behind } = state;
  const asRead = sameReading(readAs, settings.reading) || files.length === 0;
  const then = asRead ? settings : { ...settings, reading: readAs };
  return { source, origin, files, readAs, settings: then, parameters, history, behind };
}

/**
 * What the reader can go back to where nothing that runs came in place of `before`: a refusal, the question of a unit, or nothing.
 * A question that they left unanswered is passed over for the graph before it, if there is one: one graph is held, and no other.
 * null: there is none, or that is where they are.
 */
export function behindOf(before: WasShown | null, files: TaskState['files']): WasShown | null {
  if (before === null) return null;
  if (onShow(before) === null || before.files === files) return before.behind;
  return before.behind ?? before;
}
