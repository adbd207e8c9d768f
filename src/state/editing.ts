import type { Settings } from '../link/link-state.ts';
import type { LinkNotice } from '../link/notices.ts';
import {
  besidePlayheads,
  type Edited,
  type EditHistory,
  editedOf,
  type Moved,
  type Over,
  recorded,
  redone,
  resting,
  undone,
} from './edits.ts';
import { pinned, unpinned } from './pins.ts';

/** What a store holds of edits: `edited` is all that undo brings back. */
export interface Held<E> {
  readonly edited: E;
  readonly history: EditHistory<E>;
}

export interface Edits<E> {
  /** Sets what differs, as one more thing to undo. `what` tells gestures apart; `held`: a hand still moves. */
  edit(what: string, change: Partial<E>, held?: boolean): void;
  /** The hand that moved has let go. */
  rest(): void;
  undo(): void;
  redo(): void;
}

/** Edits of any store that says what of it is edited. `now`: milliseconds, for telling gestures apart. */
export function createEdits<E extends object>(
  get: () => Held<E>,
  set: (held: Held<E>) => void,
  over: Over<E>,
  now: () => number,
): Edits<E> {
  const move = (moved: Moved<E> | null) => {
    if (moved) set(moved);
  };
  return {
    edit(what, change, held = false) {
      const { edited, history } = get();
      const keys = Object.keys(change) as (keyof E)[];
      if (keys.every((key) => change[key] === edited[key])) return;
      const next = recorded(history, edited, { what, at: now(), held });
      set({ edited: { ...edited, ...change }, history: next });
    },
    rest() {
      const { edited, history } = get();
      const rested = resting(history);
      if (rested !== history) set({ edited, history: rested });
    },
    undo: () => move(undone(get().history, get().edited, over)),
    redo: () => move(redone(get().history, get().edited, over)),
  };
}

/** What of a store is edited: of the lab, or of the article. */
export interface Editable extends Edited {
  readonly history: EditHistory;
  readonly notices: readonly LinkNotice[];
}

/** What both stores do with what a reader sets. */
export interface Editing extends Edits<Edited> {
  pin(settings: Settings): void;
  unpin(place: number): void;
  dismiss(notice?: LinkNotice): void;
}

/** `now`: milliseconds, for telling gestures apart. */
export function createEditing(
  get: () => Editable,
  set: (change: Partial<Editable>) => void,
  now: () => number,
): Editing {
  const edits = createEdits<Edited>(
    () => ({ edited: editedOf(get()), history: get().history }),
    ({ edited, history }) => set({ ...edited, history }),
    besidePlayheads,
    now,
  );
  const { edit } = edits;
  return {
    ...edits,
    pin(settings) {
      const { pins } = get();
      edit(`pin ${pins.length}`, { pins: pinned(pins, settings) });
    },
    unpin(place) {
      const { pins } = get();
      if (pins[place]) edit(`unpin ${pins.length}`, { pins: unpinned(pins, place) });
    },
    dismiss: (notice) =>
      set({ notices: notice ? get().notices.filter((each) => each !== notice) : [] }),
  };
}
