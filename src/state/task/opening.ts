import type { ReadOutcome } from '../../compute/index.ts';
import type { ReadOptions } from '../../graphs/read-graph.ts';
import { DEFAULT_TASK_LINK, type LinkedSettings } from '../../link/task/task-link-state.ts';
import { forgotten } from '../edits.ts';
import { PLAIN, readFiles, sameReading } from './reading.ts';
import { NO_RESULTS, type TaskRuns } from './results.ts';
import { type Opening, onShow, type TaskState } from './store-state.ts';
import type { TaskCompute } from './task-compute.ts';
import type { TaskOnShow, TaskSettings, TaskSource } from './task-state.ts';

export interface Openings {
  open(opening: Opening): void;
  cancel(): void;
  miss: TaskState['actions']['miss'];
  /** Reads the same files again: the graph on show stays meanwhile, if there is one. */
  reread(): void;
  /** Whether the files are yet to be read as the settings say. */
  isUnread(): boolean;
  /** Computes what the settings need of the graph on show. */
  compute(): void;
  dispose(): void;
}

/** How graphs come into a store: from files to one that is ready, or to a refusal, or to the question of its unit. */
export function createOpenings(
  get: () => TaskState,
  set: (change: Partial<TaskState>) => void,
  client: TaskCompute,
  runs: TaskRuns,
): Openings {
  let stopReading = () => {};
  /** What was on show before a reading began. */
  let before: Partial<TaskState> | null = null;
  /** How the files were read at last, whatever came of it. */
  let readAs = PLAIN;

  const compute = () => {
    const { source, parameters } = get();
    if (source.kind === 'ready') runs.want(source.task.input, parameters);
  };

  const take = (name: string, outcome: ReadOutcome) => {
    readAs = get().settings.reading;
    set({ rereading: null });
    if (outcome.kind === 'refused') {
      const { place, said, repair } = outcome;
      runs.clear();
      set({ source: { kind: 'refused', name, place, said, repair }, results: NO_RESULTS });
      return;
    }
    const { read, input } = outcome;
    set({ source: sourceOf({ name, read, input, unit: null }, get().settings) });
    compute();
  };

  const read = (name: string, inPlace: boolean) => {
    stopReading();
    const { files, settings } = get();
    if (inPlace) set({ rereading: 0, failure: null });
    else {
      runs.clear();
      const source = { kind: 'reading', name, share: 0 } as const;
      set({ source, rereading: null, results: NO_RESULTS, share: 0, failure: null });
    }
    stopReading = readFiles(client, files, settings.reading, {
      onShare: (share) =>
        set(inPlace ? { rereading: share } : { source: { kind: 'reading', name, share } }),
      onOutcome: (outcome) => take(name, outcome),
      onError: (failure) => set({ failure, rereading: null }),
    });
  };

  return {
    open({ name, files, origin, reading = PLAIN, settings = {} }) {
      const state = get();
      if (onShow(state)) {
        const { source, files, origin, settings, parameters, history } = state;
        before = { source, files, origin, settings, parameters, history };
      }
      const { parameters, price, paid, hour } = state.settings;
      const plain = { ...DEFAULT_TASK_LINK, parameters, price, paid, hour };
      const next = settingsOf({ ...plain, ...settings }, reading);
      const history = forgotten(state.history);
      set({ files, origin, settings: next, parameters: next.parameters, history, trouble: null });
      read(name, false);
    },
    cancel() {
      stopReading();
      const { rereading, settings } = get();
      // The graph on show stays, as it was read.
      if (rereading !== null) set({ rereading: null, settings: { ...settings, reading: readAs } });
      else if (get().source.kind === 'reading') {
        set(before ?? { source: { kind: 'none' }, origin: { kind: 'none' }, files: [] });
        compute();
      }
    },
    miss(origin) {
      stopReading();
      runs.clear();
      set({ origin, source: { kind: 'none' }, files: [], results: NO_RESULTS, failure: null });
    },
    reread: () => read(nameOf(get().source), onShow(get()) !== null),
    isUnread() {
      const { source, settings } = get();
      return (
        source.kind === 'reading' || (!!onShow(get()) && !sameReading(readAs, settings.reading))
      );
    },
    compute,
    dispose: () => stopReading(),
  };
}

/** The graph with the unit that it has by the file or by the reader; asked for where neither says it. */
export function sourceOf(task: TaskOnShow, { unit }: Pick<TaskSettings, 'unit'>): TaskSource {
  const { timeUnit } = task.read;
  if (timeUnit !== null) return { kind: 'ready', task: { ...task, unit: timeUnit } };
  if (unit === null) return { kind: 'asking', task: { ...task, unit: null } };
  return { kind: 'ready', task: { ...task, unit: unit === 'none' ? null : unit } };
}

export function settingsOf(link: LinkedSettings, reading: ReadOptions): TaskSettings {
  const { parameters, unit, price, paid, hour, durations, precedence } = link;
  const decided = {
    ...reading,
    durations: durations ?? reading.durations,
    precedence: precedence ?? reading.precedence,
  };
  return { parameters, unit, reading: decided, price, paid, hour };
}

function nameOf(source: TaskSource): string {
  if (source.kind === 'none') return '';
  return source.kind === 'ready' || source.kind === 'asking' ? source.task.name : source.name;
}
