import type { LinkState } from '../link/link-state.ts';

/** What undo brings back: all that a reader sets, and not where the playhead is. */
export type Edited = Pick<LinkState, 'preset' | 'parameters' | 'own' | 'choices' | 'pins'>;

interface Gesture {
  /** What it changes, as a text to compare. */
  readonly what: string;
  /** Milliseconds. */
  readonly at: number;
  /** Whether a hand still holds it. */
  readonly held: boolean;
}

/** What was before, and what was undone. */
export interface EditHistory {
  readonly past: readonly Edited[];
  readonly future: readonly Edited[];
  /** Counts gestures, undo and redo: a browser's history has one entry for each. */
  readonly edition: number;
  readonly last: Gesture | null;
}

export const NO_EDITS: EditHistory = { past: [], future: [], edition: 0, last: null };

const MOST_REMEMBERED = 100;
/** Changes of the same thing with a shorter pause between them are one gesture: a key that is held, a wheel. */
export const PAUSE_MS = 700;

export function editedOf({ preset, parameters, own, choices, pins }: Edited): Edited {
  return { preset, parameters, own, choices, pins };
}

/**
 * After a change of `what` that began at `before`: one entry for a gesture, however many changes it takes. A drag is one
 * until the hand lets go (`resting`).
 */
export function recorded(
  history: EditHistory,
  before: Edited,
  { what, at, held }: Gesture,
): EditHistory {
  const { last } = history;
  const gesture = { what, at, held };
  if (last?.what === what && (last.held || at - last.at < PAUSE_MS)) {
    return { ...history, future: [], last: gesture };
  }
  return {
    past: [...history.past, editedOf(before)].slice(-MOST_REMEMBERED),
    future: [],
    edition: history.edition + 1,
    last: gesture,
  };
}

/**
 * After a link was opened, or the reader went back to one: one more thing to undo, where it is another state. The browser's
 * history is there already.
 */
export function reopened(
  history: EditHistory,
  before: Edited,
  after: Edited,
  at: number,
): EditHistory {
  if (JSON.stringify(editedOf(before)) === JSON.stringify(editedOf(after))) return history;
  const { edition } = history;
  return { ...recorded(history, before, { what: 'open', at, held: false }), edition, last: null };
}

/** The hand has let go. */
export function resting(history: EditHistory): EditHistory {
  return history.last?.held ? { ...history, last: { ...history.last, held: false } } : history;
}

export interface Moved {
  readonly edited: Edited;
  readonly history: EditHistory;
}

/** One gesture back; null where there is none. */
export function undone(history: EditHistory, now: Edited): Moved | null {
  const edited = history.past.at(-1);
  if (!edited) return null;
  const past = history.past.slice(0, -1);
  const future = [editedOf(now), ...history.future];
  return { edited, history: { past, future, edition: history.edition + 1, last: null } };
}

/** One undone gesture forth again; null where there is none. */
export function redone(history: EditHistory, now: Edited): Moved | null {
  const [edited, ...future] = history.future;
  if (!edited) return null;
  const past = [...history.past, editedOf(now)];
  return { edited, history: { past, future, edition: history.edition + 1, last: null } };
}
