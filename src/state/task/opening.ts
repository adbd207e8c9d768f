import type { Failure, ReadOutcome } from '../../compute/index.ts';
import { PLAIN_READING, type ReadOptions } from '../../graphs/read-graph.ts';
import { DEFAULT_TASK_LINK } from '../../link/task/task-link-state.ts';
import { forgotten } from '../edits.ts';
import { readFiles, sameReading } from './reading.ts';
import { NO_RESULTS, type TaskRuns } from './results.ts';
import { settingsOf, sourceOf } from './settings-of.ts';
import { behindOf, shownNow } from './shown-before.ts';
import {
  nameOf,
  type Opening,
  onShow,
  type TaskOrigin,
  type TaskState,
  type WasShown,
} from './store-state.ts';
import type { TaskCompute } from './task-compute.ts';

export interface Openings {
  open(opening: Opening): void;
  cancel(): void;
  back(): void;
  miss: TaskState['actions']['miss'];
  /**
   * Reads the same files again where the settings ask for another reading than that on show: the graph on show stays
   * meanwhile, if there is one.
   */
  follow(): void;
  /** Whether the files are yet to be read as the settings say. */
  isUnread(): boolean;
  /** Reads them again, after a failure. */
  reread(): void;
  /** What is on show, or was before what is being read now, has come from elsewhere, if it is the one. */
  relocate(isIt: (shown: WasShown) => boolean, origin: TaskOrigin): void;
  /** Computes what the settings need of the graph on show. */
  compute(): void;
  /** Of the last reading; null: none. */
  failure(): Failure | null;
  dispose(): void;
}

/** How graphs come into a store: from files to one that is ready, or to a refusal, or to the question of its unit. */
export function createOpenings(
  get: () => TaskState,
  set: (change: Partial<TaskState>) => void,
  client: TaskCompute,
  runs: TaskRuns,
): Openings {
  let giveUp = () => {};
  /** As what files are being read; null: none are. */
  let underWay: ReadOptions | null = null;
  /** What was on show before the reading under way; null: nothing takes its place. */
  let before: WasShown | null = null;
  let failure: Failure | null = null;

  const compute = () => {
    const { source, parameters } = get();
    if (source.kind === 'ready') runs.want(source.task.input, parameters);
  };
  const remember = () => {
    if (get().source.kind !== 'reading') before = shownNow(get());
  };
  const stop = () => {
    giveUp();
    underWay = null;
    failure = null;
  };

  const take = (name: string, readAs: ReadOptions, outcome: ReadOutcome) => {
    underWay = null;
    const behind = behindOf(before, get().files);
    before = null;
    // What was computed is of another graph.
    runs.clear();
    const anew = { readAs, rereading: null, results: NO_RESULTS, share: 0, behind };
    if (outcome.kind === 'refused') {
      const { place, said, repair, fault } = outcome;
      set({ ...anew, source: { kind: 'refused', name, place, said, repair, fault } });
      return;
    }
    const { read, input } = outcome;
    const files = get().files.map((file) => file.name);
    const source = sourceOf({ name, files, read, input, unit: null }, get().settings);
    set({ ...anew, source, behind: source.kind === 'ready' ? null : behind });
    compute();
  };

  /** `of`: what else is to be set for it, at once: nobody sees one graph with what belongs to another. */
  const read = (name: string, inPlace: boolean, of: Partial<TaskState> = {}) => {
    stop();
    if (inPlace) set({ ...of, rereading: 0, failure: runs.failure() });
    else {
      runs.clear();
      const source = { kind: 'reading', name, share: 0 } as const;
      const anew = { rereading: null, results: NO_RESULTS, share: 0, failure: null, behind: null };
      set({ ...of, source, ...anew });
    }
    const { files, settings } = get();
    const { reading } = settings;
    underWay = reading;
    giveUp = readFiles(client, files, reading, {
      onShare: (share) =>
        set(inPlace ? { rereading: share } : { source: { kind: 'reading', name, share } }),
      onOutcome: (outcome) => take(name, reading, outcome),
      onError(trouble) {
        underWay = null;
        failure = trouble;
        set({ failure, rereading: null });
      },
    });
  };
  const reread = () => {
    remember();
    read(nameOf(get().source), onShow(get()) !== null);
  };

  return {
    open({ name, files, origin, reading = PLAIN_READING, settings = {} }) {
      remember();
      const state = get();
      const { parameters, price, paid, hour } = state.settings;
      const plain = { ...DEFAULT_TASK_LINK, parameters, price, paid, hour };
      const next = settingsOf({ ...plain, ...settings }, reading);
      const history = forgotten(state.history);
      const own = { settings: next, parameters: next.parameters, history };
      read(name, false, { files, origin, ...own, trouble: null });
    },
    cancel() {
      stop();
      if (get().source.kind === 'reading' && before !== null) set(before);
      // The graph on show stays, as it was read.
      else set({ rereading: null, settings: shownNow(get()).settings });
      before = null;
      set({ failure: runs.failure() });
      compute();
    },
    back() {
      const { behind } = get();
      if (behind === null) return;
      stop();
      before = null;
      set({ ...behind, rereading: null, failure: runs.failure() });
      compute();
    },
    miss(origin, link) {
      stop();
      runs.clear();
      remember();
      const behind = behindOf(before, []);
      before = null;
      const settings = settingsOf(link, PLAIN_READING);
      set({
        origin,
        source: { kind: 'none' },
        files: [],
        readAs: PLAIN_READING,
        rereading: null,
        settings,
        parameters: settings.parameters,
        history: forgotten(get().history),
        behind,
        results: NO_RESULTS,
        share: 0,
        failure: null,
      });
    },
    follow() {
      const { files, settings, readAs, source } = get();
      const { reading } = settings;
      if (files.length === 0 || (underWay && sameReading(underWay, reading))) return;
      if (source.kind === 'reading' || !sameReading(readAs, reading)) {
        reread();
        return;
      }
      // What is on show was read so: nothing is to be read.
      stop();
      set({ rereading: null, failure: runs.failure() });
    },
    isUnread() {
      const { source, settings, readAs } = get();
      return (
        source.kind === 'reading' || (!!onShow(get()) && !sameReading(readAs, settings.reading))
      );
    },
    reread,
    relocate(isIt, origin) {
      if (isIt(get())) set({ origin });
      const moved = (was: WasShown | null): WasShown | null =>
        was && { ...was, ...(isIt(was) && { origin }), behind: moved(was.behind) };
      before = moved(before);
      const { behind } = get();
      if (behind) set({ behind: moved(behind) });
    },
    compute,
    failure: () => failure,
    dispose: stop,
  };
}
