import { createStore, type StoreApi } from 'zustand/vanilla';
import type { View } from '../link/link-state.ts';
import type { LinkNotice } from '../link/notices.ts';
import type { ParsedLink } from '../link/parse-link.ts';
import type { PresetName } from '../model/presets.ts';
import { type ComputeClient, connect } from './connect.ts';
import { createDrag, type NextFrame } from './drag.ts';
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
  /** A link was opened, or the reader went back to one. */
  open(link: ParsedLink): void;
  setView(view: Partial<View>): void;
  dismiss(notice?: LinkNotice): void;
  retry(): void;
  /** Computes what is wanted: called once the figure is there. */
  start(): void;
  /** Gives up what is under way and ignores what still comes. */
  dispose(): void;
}

export interface LabState extends LinkSlice, ResultSlice {
  readonly actions: LabActions;
}

export type LabStore = StoreApi<LabState>;

/** A store for one figure, set up from a link. Nothing is computed before `start`. */
export function createLabStore(
  link: ParsedLink,
  compute: ComputeClient,
  nextFrame: NextFrame,
): LabStore {
  return createStore<LabState>()((set, get, store) => {
    const connection = connect(compute, get, set);
    let started = false;
    const update = (slice: LinkSlice) => {
      const before = get().parameters;
      set(slice);
      if (started && slice.parameters !== before) connection.ask(slice.parameters);
    };
    const isBehind = () => get().work.status === 'computing';
    const drag = createDrag(nextFrame, isBehind, (changes) => update(changed(get(), changes)));
    const unsubscribe = store.subscribe(() => {
      if (!isBehind()) drag.caughtUp();
    });
    return {
      ...opened(link),
      ...NO_RESULT,
      actions: {
        change(changes) {
          drag.move(changes);
          drag.settle();
        },
        drag: (changes) => drag.move(changes),
        choosePreset(name) {
          drag.forget();
          update(presetSlice(get(), name));
        },
        reset() {
          drag.forget();
          update(presetSlice(get(), get().preset));
        },
        open(next) {
          drag.forget();
          update(opened(next));
        },
        setView: (view) => update(viewed(get(), { ...get().view, ...view })),
        dismiss: (notice) =>
          set({ notices: notice ? get().notices.filter((each) => each !== notice) : [] }),
        retry: () => connection.retry(),
        start() {
          if (started) return;
          started = true;
          connection.ask(get().parameters);
        },
        dispose() {
          drag.forget();
          unsubscribe();
          connection.dispose();
        },
      },
    };
  });
}
