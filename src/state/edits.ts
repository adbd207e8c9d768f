import type { LinkState } from '../link/link-state.ts';
import { withPlayheadsOf } from './link-slice.ts';

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
  /** Counts gestures, undo and redo. */
  readonly edition: number;
  /** Counts gestures: a browser's history has one entry for each. */
  readonly entries: number;
  readonly last: Gesture | null;
}

export const NO_EDITS: EditHistory = { past: [], future: [], edition: 0, entries: 0, last: null };

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
    entries: history.entries + 1,
    last: gesture,
  };
}

/** After a link was opened on the page: one more thing to undo, where it is another state. Its address is written already. */
export function reopened(
  history: EditHistory,
  before: Edited,
  after: Edited,
  at: number,
): EditHistory {
  if (isSame(before, after)) return history;
  const { entries } = history;
  return { ...recorded(history, before, { what: 'open', at, held: false }), entries, last: null };
}

/** After the reader went back or forth in the browser's history, which is the way back from there too. */
export function wentBack(history: EditHistory): EditHistory {
  return { ...history, last: null };
}

/** Whether nothing is set otherwise. Where a playhead stands is no setting. */
function isSame(a: Edited, b: Edited): boolean {
  const choices = withPlayheadsOf(a.choices, b.choices);
  return JSON.stringify(editedOf({ ...a, choices })) === JSON.stringify(editedOf(b));
}

/** The hand has let go. */
export function resting(history: EditHistory): EditHistory {
  return history.last?.held ? { ...history, last: { ...history.last, held: false } } : history;
}

export interface Moved {
  readonly edited: Edited;
  readonly history: EditHistory;
}

/** One gesture back; null where there is none. States like the present one, to which the browser went back, are passed over. */
export function undone(history: EditHistory, now: Edited): Moved | null {
  const at = history.past.findLastIndex((each) => !isSame(each, now));
  if (at < 0) return null;
  const future = [editedOf(now), ...history.future];
  return { edited: history.past[at], history: moved(history, history.past.slice(0, at), future) };
}

/** One undone gesture forth again; null where there is none. */
export function redone(history: EditHistory, now: Edited): Moved | null {
  const at = history.future.findIndex((each) => !isSame(each, now));
  if (at < 0) return null;
  const past = [...history.past, editedOf(now)];
  return {
    edited: history.future[at],
    history: moved(history, past, history.future.slice(at + 1)),
  };
}

function moved(
  history: EditHistory,
  past: readonly Edited[],
  future: readonly Edited[],
): EditHistory {
  return { ...history, past, future, edition: history.edition + 1, last: null };
}
