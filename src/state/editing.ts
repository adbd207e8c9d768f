import type { Settings } from '../link/link-state.ts';
import type { LinkNotice } from '../link/notices.ts';
import {
  type Edited,
  type EditHistory,
  type Moved,
  recorded,
  redone,
  resting,
  undone,
} from './edits.ts';
import { withPlayheadsOf } from './link-slice.ts';
import { pinned, unpinned } from './pins.ts';

/** What of a store is edited: of the lab, or of the article. */
export interface Editable extends Edited {
  readonly history: EditHistory;
  readonly notices: readonly LinkNotice[];
}

/** What both stores do with what a reader sets. */
export interface Editing {
  /** Sets what differs, as one more thing to undo. `what` tells gestures apart; `held`: a hand still moves. */
  edit(what: string, change: Partial<Edited>, held?: boolean): void;
  /** The hand that moved has let go. */
  rest(): void;
  pin(settings: Settings): void;
  unpin(place: number): void;
  undo(): void;
  redo(): void;
  dismiss(notice?: LinkNotice): void;
}

/** `now`: milliseconds, for telling gestures apart. */
export function createEditing(
  get: () => Editable,
  set: (change: Partial<Editable>) => void,
  now: () => number,
): Editing {
  const edit = (what: string, change: Partial<Edited>, held = false) => {
    const state = get();
    const keys = Object.keys(change) as (keyof Edited)[];
    if (keys.every((key) => change[key] === state[key])) return;
    set({ ...change, history: recorded(state.history, state, { what, at: now(), held }) });
  };
  const move = (moved: Moved | null) => {
    if (!moved) return;
    const choices = withPlayheadsOf(moved.edited.choices, get().choices);
    set({ ...moved.edited, choices, history: moved.history });
  };
  return {
    edit,
    rest() {
      const { history } = get();
      const rested = resting(history);
      if (rested !== history) set({ history: rested });
    },
    pin(settings) {
      const { pins } = get();
      edit(`pin ${pins.length}`, { pins: pinned(pins, settings) });
    },
    unpin(place) {
      const { pins } = get();
      if (pins[place]) edit(`unpin ${pins.length}`, { pins: unpinned(pins, place) });
    },
    undo: () => move(undone(get().history, get())),
    redo: () => move(redone(get().history, get())),
    dismiss: (notice) =>
      set({ notices: notice ? get().notices.filter((each) => each !== notice) : [] }),
  };
}
