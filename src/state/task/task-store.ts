import { createStore } from 'zustand/vanilla';
import { type LinkedSettings, MOST_AGENTS } from '../../link/task/task-link-state.ts';
import type { Parameters } from '../../model/parameters.ts';
import { DEFAULT_PRESET } from '../../model/presets.ts';
import { createDrag, type NextFrame } from '../drag.ts';
import { createEditing } from '../editing.ts';
import { NO_EDITS, wentBack } from '../edits.ts';
import { type Changes, changed } from '../link-slice.ts';
import { createOpenings, settingsOf, sourceOf } from './opening.ts';
import { PLAIN } from './reading.ts';
import { createTaskRuns, NO_RESULTS } from './results.ts';
import { onShow, type TaskState, type TaskStore } from './store-state.ts';
import type { TaskCompute } from './task-compute.ts';

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

    const { edit, rest, undo, redo } = createEditing(
      () => ({ ...get(), notices: [] }),
      (change) => {
        const { parameters, history } = { ...get(), ...change };
        set({ parameters, history, settings: { ...get().settings, parameters } });
        openings.compute();
      },
      now,
    );
    const isBehind = () => get().source.kind === 'ready' && !get().results.whole;
    const drag = createDrag(nextFrame, isBehind, (changes, held) => {
      const { preset, parameters } = get();
      const next = changed({ preset, parameters }, together(parameters, changes)).parameters;
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
      preset: DEFAULT_PRESET,
      parameters: link.parameters,
      own: {},
      choices: {},
      pins: [],
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
        choose(change) {
          const { settings, files } = get();
          const next = { ...settings, ...change };
          set({ settings: next });
          const task = onShow(get());
          if (change.reading && files.length > 0) openings.reread();
          else if (change.unit !== undefined && task) {
            set({ source: sourceOf(task, next) });
            openings.compute();
          }
        },
        open(opening) {
          drag.forget();
          openings.open(opening);
        },
        cancel: openings.cancel,
        repair: openings.repair,
        miss: openings.miss,
        goTo(link, notices) {
          drag.forget();
          const { settings, files, history } = get();
          const { durations, precedence } = link;
          const { reading } = settings;
          const isOther = durations !== reading.durations || precedence !== reading.precedence;
          const next = settingsOf(link, { ...reading, durations, precedence });
          // Without a unit in the link the one that was told stays.
          const told = { ...next, unit: next.unit ?? settings.unit };
          const { parameters } = told;
          set({ settings: told, parameters, notices, history: wentBack(history) });
          const task = onShow(get());
          if (isOther && files.length > 0) openings.reread();
          else if (task) {
            set({ source: sourceOf(task, told) });
            openings.compute();
          }
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
          if (get().source.kind === 'reading') openings.reread();
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
