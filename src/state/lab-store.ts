import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings, View } from '../link/link-state.ts';
import type { LinkNotice } from '../link/notices.ts';
import type { ParsedLink } from '../link/parse-link.ts';
import { sameParameters } from '../link/parse-settings.ts';
import type { PresetName } from '../model/presets.ts';
import { type ComputeClient, connect } from './connect.ts';
import { createDrag, type NextFrame } from './drag.ts';
import { createEditing } from './editing.ts';
import { type EditHistory, NO_EDITS, reopened, wentBack } from './edits.ts';
import { followPins, NO_GHOSTS, type PinSlice } from './lab-pins.ts';
import {
  type Changes,
  changed,
  type LinkSlice,
  opened,
  preset as presetSlice,
  viewed,
} from './link-slice.ts';
import { NO_RESULT, type ResultSlice } from './result-slice.ts';

export interface LabActions {
  /** Changes parameters, and computes. What does not go together is settled. */
  change(changes: Changes): void;
  /** Changes parameters while a hand is still moving, at the pace of the pictures (drag.ts). */
  drag(changes: Changes): void;
  choosePreset(name: PresetName): void;
  /** Back to the preset as it is. */
  reset(): void;
  /** Keeps these settings on show behind the ones to come. */
  pin(): void;
  unpin(place: number): void;
  undo(): void;
  redo(): void;
  /** A link was opened on the page. */
  open(link: ParsedLink): void;
  /** The browser went back or forth to a link. */
  goTo(link: ParsedLink): void;
  setView(view: Partial<View>): void;
  dismiss(notice?: LinkNotice): void;
  retry(): void;
  /** Computes what is wanted: called once the figure is there. */
  start(): void;
  /** Gives up what is under way and ignores what still comes. */
  dispose(): void;
}

export interface LabState extends LinkSlice, ResultSlice, PinSlice {
  readonly history: EditHistory;
  readonly actions: LabActions;
}

export type LabStore = StoreApi<LabState>;

/** A store for one figure, set up from a link. Nothing is computed before `start`. */
export function createLabStore(
  link: ParsedLink,
  compute: ComputeClient,
  nextFrame: NextFrame,
  /** Milliseconds, for telling gestures apart. */
  now: () => number = () => performance.now(),
): LabStore {
  return createStore<LabState>()((set, get, store) => {
    const connection = connect(compute, get, set);
    let started = false;
    const update = (slice: Partial<LabState>) => {
      const before = get().parameters;
      set(slice);
      const { parameters } = get();
      if (started && parameters !== before) connection.ask(parameters);
    };
    const { edit, rest, ...editing } = createEditing(get, update, now);
    const choose = (what: string, name: PresetName) => {
      drag.forget();
      const { preset, parameters } = presetSlice<Settings>(get(), name);
      edit(what, { preset, parameters });
    };
    const linked = (link: ParsedLink): LinkSlice => {
      drag.forget();
      const slice = opened(ofRace(link));
      const { parameters } = get();
      // The same settings are the same object: nothing is computed anew for them.
      return sameParameters(slice.parameters, parameters) ? { ...slice, parameters } : slice;
    };
    const isBehind = () => get().work.status === 'computing';
    const drag = createDrag(nextFrame, isBehind, (changes, held) => {
      const { parameters } = changed<Settings>(get(), changes);
      edit(String(Object.keys(changes).sort()), { parameters }, held);
    });
    const unsubscribe = store.subscribe(() => {
      if (!isBehind()) drag.caughtUp();
    });
    const stopPins = followPins(store, compute);
    return {
      ...opened(ofRace(link)),
      ...NO_RESULT,
      ...NO_GHOSTS,
      history: NO_EDITS,
      actions: {
        ...editing,
        change(changes) {
          drag.move(changes);
          drag.settle();
          rest();
        },
        drag: (changes) => drag.move(changes),
        choosePreset: (name) => choose('preset', name),
        reset: () => choose('reset', get().preset),
        pin: () => editing.pin(get()),
        undo() {
          drag.forget();
          editing.undo();
        },
        redo() {
          drag.forget();
          editing.redo();
        },
        open(next) {
          const state = get();
          const slice = linked(next);
          update({ ...slice, history: reopened(state.history, state, slice, now()) });
        },
        goTo: (next) => update({ ...linked(next), history: wentBack(get().history) }),
        setView: (view) => set(viewed(get(), { ...get().view, ...view })),
        retry: () => connection.retry(),
        start() {
          if (started) return;
          started = true;
          connection.ask(get().parameters);
        },
        dispose() {
          drag.forget();
          unsubscribe();
          stopPins();
          connection.dispose();
        },
      },
    };
  });
}

/** A link with the settings that it has for the race as the only ones. */
function ofRace(link: ParsedLink): ParsedLink {
  const { race, ...own } = link.own;
  return race ? { ...link, parameters: race, own } : link;
}
