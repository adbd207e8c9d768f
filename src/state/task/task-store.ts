import { createStore } from 'zustand/vanilla';
import { PLAIN_READING } from '../../graphs/read-graph.ts';
import {
  DEFAULT_TASK_PARAMETERS,
  type LinkedSettings,
  MOST_AGENTS,
  TASK_BOUNDS,
} from '../../link/task/task-link-state.ts';
import type { Parameters } from '../../model/parameters.ts';
import { DEFAULT_PRESET } from '../../model/presets.ts';
import { createDrag, type NextFrame } from '../drag.ts';
import { createEdits } from '../editing.ts';
import { NO_EDITS, wentBack } from '../edits.ts';
import { type Changes, changed } from '../link-slice.ts';
import { createOpenings } from './opening.ts';
import { createTaskRuns, NO_RESULTS } from './results.ts';
import { PLAIN_SETTINGS, settingsOf, sourceOf } from './settings-of.ts';
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
    const failure = () => openings.failure() ?? runs.failure();
    const runs = createTaskRuns(
      compute,
      (work) => set({ ...work, failure: failure() }),
      nextFrame,
      now,
    );
    const openings = createOpenings(get, set, compute, runs);
    /** The rule to go back to after a recursive swarm, which cannot follow it. */
    let coordinated: Parameters['rule'] = DEFAULT_TASK_PARAMETERS.rule;
    const follow = ({ swarm, rule }: Parameters) => {
      if (swarm !== 'recursive') coordinated = rule;
    };
    follow(link.parameters);

    /** Puts settings into force, with what has to be read or computed for them. */
    const apply = (settings: TaskSettings, more: Partial<TaskState>) => {
      const before = get().settings;
      const { parameters } = settings;
      set({ ...more, settings, parameters });
      if (settings === before) return;
      const task = onShow(get());
      if (task && before.unit !== settings.unit) {
        const source = sourceOf(task, settings);
        // What was before it is held until there is something to see.
        set({ source, behind: source.kind === 'ready' ? null : get().behind });
      }
      if (before.reading !== settings.reading) openings.follow();
      // Also of a graph that is there only until another reading of it is.
      if (before.parameters !== parameters || before.unit !== settings.unit) openings.compute();
    };
    const { edit, rest, undo, redo } = createEdits<TaskSettings>(
      () => ({ edited: get().settings, history: get().history }),
      ({ edited, history }) => apply(edited, { history }),
      (before) => before,
      now,
    );
    const isBehind = () => {
      const { source, results } = get();
      return source.kind === 'ready' && !results.whole && !results.comparing;
    };
    const drag = createDrag(nextFrame, isBehind, (changes, held) => {
      const { parameters } = get();
      const before = { preset: DEFAULT_PRESET, parameters };
      const next = changed(before, together(parameters, changes)).parameters;
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
    const unsubscribe = store.subscribe(({ parameters }) => {
      follow(parameters);
      if (!isBehind()) drag.caughtUp();
    });

    return {
      parameters: link.parameters,
      bounds: TASK_BOUNDS,
      history: NO_EDITS,
      settings: settingsOf(link, PLAIN_READING),
      source: { kind: 'none' },
      origin: { kind: 'none' },
      files: [],
      readAs: PLAIN_READING,
      rereading: null,
      results: NO_RESULTS,
      share: 0,
      failure: null,
      behind: null,
      notices: [],
      trouble: null,
      keptEdition: 0,
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
        back() {
          drag.forget();
          openings.back();
        },
        repair(repair) {
          const { reading } = get().settings;
          const repairs = [...new Set([...reading.repairs, repair])];
          edit(`repair ${repair}`, { reading: { ...reading, repairs } });
        },
        miss(origin, settings) {
          drag.forget();
          openings.miss(origin, settings);
        },
        goTo(link, notices) {
          drag.forget();
          const { settings, history } = get();
          const { durations, precedence } = link;
          const next = settingsOf(link, { ...settings.reading, durations, precedence });
          // Without a unit in the link the one that was told stays.
          const told = { ...next, unit: next.unit ?? settings.unit };
          apply(told, { notices, history: wentBack(history) });
        },
        trouble: (why) => set({ trouble: { why } }),
        keptAs(files, key) {
          openings.relocate((shown) => shown.files === files, { kind: 'kept', key });
          set({ keptEdition: get().keptEdition + 1 });
        },
        forgot(key) {
          const isIt = ({ origin }: Pick<TaskState, 'origin'>) =>
            origin.kind === 'kept' && origin.key === key;
          openings.relocate(isIt, { kind: 'file' });
          set({ keptEdition: get().keptEdition + 1 });
        },
        notice: (notices) => set({ notices }),
        undo() {
          drag.forget();
          const { behind, history } = get();
          if (behind && history.past.length === 0) openings.back();
          else undo();
        },
        redo() {
          drag.forget();
          redo();
        },
        reset() {
          drag.forget();
          edit('reset', PLAIN_SETTINGS);
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
