import { createStore } from 'zustand/vanilla';
import { type LinkedSettings, MOST_AGENTS } from '../../link/task/task-link-state.ts';
import type { Parameters } from '../../model/parameters.ts';
import { DEFAULT_PRESET } from '../../model/presets.ts';
import { createDrag, type NextFrame } from '../drag.ts';
import { createEdits } from '../editing.ts';
import { NO_EDITS, wentBack } from '../edits.ts';
import { type Changes, changed } from '../link-slice.ts';
import { createOpenings, settingsOf, sourceOf } from './opening.ts';
import { PLAIN, sameReading } from './reading.ts';
import { createTaskRuns, NO_RESULTS } from './results.ts';
import { onShow, type TaskState, type TaskStore } from './store-state.ts';
import type { TaskCompute } from './task-compute.ts';
import type { TaskSettings } from './task-state.ts';

/** A store for one page. Nothing is read or computed before something is opened. */
export function createTaskStore(
  link: LinkedSettings,
  compute: TaskCompute,
  nextFrame: NextFrame,
  /** Milliseconds, for telling gestures apart. */
  now: () => number = () => performance.now(),
): TaskStore {
  return createStore<TaskState>()((set, get, store) => {
    const runs = createTaskRuns(compute, set, now);
    const openings = createOpenings(get, set, compute, runs);
    /** The rule to go back to after a recursive swarm, which cannot follow it. */
    let coordinated: Parameters['rule'] = link.parameters.rule;

    /** Puts settings into force, with what has to be read or computed for them. */
    const apply = (settings: TaskSettings, more: Partial<TaskState>) => {
      const before = get().settings;
      const { parameters } = settings;
      set({ ...more, settings, parameters });
      if (settings === before) return;
      const task = onShow(get());
      if (!sameReading(before.reading, settings.reading) && get().files.length > 0) {
        openings.reread();
        return;
      }
      if (task && before.unit !== settings.unit) set({ source: sourceOf(task, settings) });
      if (before.parameters !== parameters || before.unit !== settings.unit) openings.compute();
    };
    const { edit, rest, undo, redo } = createEdits<TaskSettings>(
      () => ({ edited: get().settings, history: get().history }),
      ({ edited, history }) => apply(edited, { history }),
      (before) => before,
      now,
    );
    const isBehind = () => get().source.kind === 'ready' && !get().results.whole;
    const drag = createDrag(nextFrame, isBehind, (changes, held) => {
      const { parameters } = get();
      const before = { preset: DEFAULT_PRESET, parameters };
      const next = changed(before, together(parameters, changes)).parameters;
      if (next.swarm !== 'recursive') coordinated = next.rule;
      edit(String(Object.keys(changes).sort()), { parameters: next }, held);
    });
    /** Whoever goes back to a coordinator goes back to its rule. */
    const together = (parameters: Parameters, changes: Changes): Changes => {
      const back = parameters.swarm === 'recursive' && changes.swarm === 'standard';
      const { agents } = changes;
      return {
        ...(back ? { rule: coordinated } : {}),
        ...changes,
        ...(agents === undefined ? {} : { agents: Math.min(MOST_AGENTS, agents) }),
      };
    };
    const unsubscribe = store.subscribe(() => {
      if (!isBehind()) drag.caughtUp();
    });

    return {
      parameters: link.parameters,
      history: NO_EDITS,
      settings: settingsOf(link, PLAIN),
      source: { kind: 'none' },
      origin: { kind: 'none' },
      files: [],
      rereading: null,
      results: NO_RESULTS,
      share: 0,
      failure: null,
      notices: [],
      trouble: null,
      actions: {
        change(changes) {
          drag.move(changes);
          drag.settle();
          rest();
        },
        drag: (changes) => drag.move(changes),
        choose: (change) => edit(String(Object.keys(change).sort()), change),
        open(opening) {
          drag.forget();
          openings.open(opening);
        },
        cancel: openings.cancel,
        repair(repair) {
          const { reading } = get().settings;
          const repairs = [...new Set([...reading.repairs, repair])];
          edit(`repair ${repair}`, { reading: { ...reading, repairs } });
        },
        miss: openings.miss,
        goTo(link, notices) {
          drag.forget();
          const { settings, history } = get();
          const { durations, precedence } = link;
          const next = settingsOf(link, { ...settings.reading, durations, precedence });
          // Without a unit in the link the one that was told stays.
          const told = { ...next, unit: next.unit ?? settings.unit };
          apply(told, { notices, history: wentBack(history) });
        },
        trouble: (trouble) => set({ trouble }),
        keptAs: (key) => set({ origin: key === null ? { kind: 'file' } : { kind: 'kept', key } }),
        notice: (notices) => set({ notices }),
        undo() {
          drag.forget();
          undo();
        },
        redo() {
          drag.forget();
          redo();
        },
        dismiss: () => set({ notices: [] }),
        retry() {
          set({ failure: null });
          compute.retry();
          if (openings.isUnread()) openings.reread();
          else runs.retry();
        },
        dispose() {
          drag.forget();
          unsubscribe();
          openings.dispose();
          runs.dispose();
        },
      },
    };
  });
}
