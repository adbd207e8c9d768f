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

/** What was before, and what was undone: states of what a reader sets, of the lab and the article or of another page. */
export interface EditHistory<E = Edited> {
  readonly past: readonly E[];
  readonly future: readonly E[];
  /** Counts gestures, undo and redo. */
  readonly edition: number;
  /** Counts gestures: a browser's history has one entry for each. */
  readonly entries: number;
  readonly last: Gesture | null;
}

export const NO_EDITS: EditHistory<never> = {
  past: [],
  future: [],
  edition: 0,
  entries: 0,
  last: null,
};

const MOST_REMEMBERED = 100;
/** Changes of the same thing with a shorter pause between them are one gesture: a key that is held, a wheel. */
export const PAUSE_MS = 700;

export function editedOf({ preset, parameters, own, choices, pins }: Edited): Edited {
  return { preset, parameters, own, choices, pins };
}

/** A state of before, with what is no setting as it is now. */
export type Over<E> = (before: E, now: E) => E;

/** Where a playhead stands is no setting: undo moves none. */
export const besidePlayheads: Over<Edited> = (before, now) => ({
  ...before,
  choices: withPlayheadsOf(before.choices, now.choices),
});

/**
 * After a change of `what` that began at `before`: one entry for a gesture, however many changes it takes. A drag is one
 * until the hand lets go (`resting`).
 */
export function recorded<E>(
  history: EditHistory<E>,
  before: E,
  { what, at, held }: Gesture,
): EditHistory<E> {
  const { last } = history;
  const gesture = { what, at, held };
  if (last?.what === what && (last.held || at - last.at < PAUSE_MS)) {
    return { ...history, future: [], last: gesture };
  }
  return {
    past: [...history.past, before].slice(-MOST_REMEMBERED),
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
  const edited = editedOf(before);
  if (isSame(edited, editedOf(after), besidePlayheads)) return history;
  const { entries } = history;
  return { ...recorded(history, edited, { what: 'open', at, held: false }), entries, last: null };
}

/** After the reader went back or forth in the browser's history, which is the way back from there too. */
export function wentBack<E>(history: EditHistory<E>): EditHistory<E> {
  return { ...history, last: null };
}

/** After what was edited gave way to something else: there is nothing to take back of it. */
export function forgotten<E>({ edition, entries }: EditHistory<E>): EditHistory<E> {
  return { ...NO_EDITS, edition: edition + 1, entries };
}

/** Whether nothing is set otherwise. */
function isSame<E>(before: E, now: E, over: Over<E>): boolean {
  return JSON.stringify(over(before, now)) === JSON.stringify(now);
}

/** The hand has let go. */
export function resting<E>(history: EditHistory<E>): EditHistory<E> {
  return history.last?.held ? { ...history, last: { ...history.last, held: false } } : history;
}

export interface Moved<E> {
  readonly edited: E;
  readonly history: EditHistory<E>;
}

/** One gesture back; null where there is none. States like the present one, to which the browser went back, are passed over. */
export function undone<E>(history: EditHistory<E>, now: E, over: Over<E>): Moved<E> | null {
  const { past, future } = history;
  const at = past.findLastIndex((each) => !isSame(each, now, over));
  const before = past[at];
  if (before === undefined) return null;
  return {
    edited: over(before, now),
    history: moved(history, past.slice(0, at), [now, ...future]),
  };
}

/** One undone gesture forth again; null where there is none. */
export function redone<E>(history: EditHistory<E>, now: E, over: Over<E>): Moved<E> | null {
  const { past, future } = history;
  const at = future.findIndex((each) => !isSame(each, now, over));
  const after = future[at];
  if (after === undefined) return null;
  return {
    edited: over(after, now),
    history: moved(history, [...past, now], future.slice(at + 1)),
  };
}

function moved<E>(
  history: EditHistory<E>,
  past: readonly E[],
  future: readonly E[],
): EditHistory<E> {
  return { ...history, past, future, edition: history.edition + 1, last: null };
}
