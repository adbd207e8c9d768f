import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../compute/index.ts';
import type { Repair } from '../../graphs/build/repair.ts';
import type { FileInput, ReadOptions } from '../../graphs/read-graph.ts';
import type { TaskNotice } from '../../link/task/parse-task-link.ts';
import type { LinkedSettings, TASK_BOUNDS } from '../../link/task/task-link-state.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { EditHistory } from '../edits.ts';
import type { Changes } from '../link-slice.ts';
import type {
  TaskActions,
  TaskOnShow,
  TaskResults,
  TaskSettings,
  TaskSource,
} from './task-state.ts';

/** Where the graph on show is from. */
export type TaskOrigin =
  | { readonly kind: 'none' }
  | { readonly kind: 'example'; readonly slug: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'link' }
  | { readonly kind: 'kept'; readonly key: string }
  | { readonly kind: 'missing'; readonly why: MissingGraph };

/**
 * Why the graph of a link is not here. `gone`: it was kept on a device, and is not on this one; `withheld`: what is kept on this one
 * cannot be had.
 */
export type MissingGraph = 'left-out' | 'gone' | 'withheld' | 'unreadable' | 'no-example';

/** Why there was nothing to read. */
export type OpenTrouble = 'folder' | 'unreadable' | 'too-large' | 'nothing' | 'example' | 'gone';

/** Files to be read, and what goes with them. */
export interface Opening {
  readonly name: string;
  readonly files: readonly FileInput[];
  readonly origin: TaskOrigin;
  readonly reading?: ReadOptions;
  /** What the reader set before, or whoever made the link; what is left out of parameters and money stays as it is. */
  readonly settings?: Partial<LinkedSettings>;
}

export interface TaskStoreActions extends TaskActions {
  /** Parameters while a hand is still moving, at the pace of the results. */
  drag(change: Changes): void;
  open(opening: Opening): void;
  /** Gives up what is being read: what was on show before is on show again. */
  cancel(): void;
  /** Shows the graph again in whose place there is none that runs. */
  back(): void;
  /** Reads again, with one more repair. */
  repair(repair: Repair): void;
  /** There is no graph to show, and why; the settings are for the file that may come. */
  miss(origin: Extract<TaskOrigin, { kind: 'missing' }>, settings: LinkedSettings): void;
  /** Settings as a link has them, of the same graph. */
  goTo(settings: LinkedSettings, notices: readonly TaskNotice[]): void;
  /** Something could not be opened: what is on show stays. */
  trouble(why: OpenTrouble): void;
  /** The graph of these files is kept now. */
  keptAs(files: TaskState['files'], key: string): void;
  /** What was kept under the key is kept no more. */
  forgot(key: string): void;
  notice(notices: readonly TaskNotice[]): void;
  undo(): void;
  redo(): void;
  /** All that the panel sets is as at first. */
  reset(): void;
  dismiss(): void;
  retry(): void;
  dispose(): void;
}

/** What was on show, with all that was set of it, so that it can be on show again. */
export type WasShown = Pick<
  TaskState,
  'source' | 'origin' | 'files' | 'readAs' | 'settings' | 'parameters' | 'history' | 'behind'
>;

export interface TaskState {
  /** All that undo brings back. Of the graph on show: with another one it begins anew. */
  readonly settings: TaskSettings;
  readonly history: EditHistory<TaskSettings>;
  /** Those of the settings, where controls look for them. */
  readonly parameters: Parameters;
  readonly bounds: typeof TASK_BOUNDS;
  readonly source: TaskSource;
  readonly origin: TaskOrigin;
  /** What the source was read from. */
  readonly files: readonly FileInput[];
  /** How they were read to what is on show, whatever the settings ask for meanwhile. */
  readonly readAs: ReadOptions;
  /** Of a reading of the same files otherwise, while the graph on show stays: 0 to 1; null: none. */
  readonly rereading: number | null;
  readonly results: TaskResults;
  /** Of all that is computed, 0 to 1. */
  readonly share: number;
  /** Of reading or computing; null: none. */
  readonly failure: Failure | null;
  /**
   * The graph in whose place there is none that runs now, for a refusal, the question of a unit, or a link without one; it is held
   * no longer than that.
   */
  readonly behind: WasShown | null;
  readonly notices: readonly TaskNotice[];
  /** Each time another object: the same may happen again. */
  readonly trouble: { readonly why: OpenTrouble } | null;
  /** Counts what was kept on the device, and removed from it. */
  readonly keptEdition: number;
  readonly actions: TaskStoreActions;
}

export type TaskStore = StoreApi<TaskState>;

/** The graph on show, if there is one that is whole. */
export function onShow({ source }: Pick<TaskState, 'source'>): TaskOnShow | null {
  return source.kind === 'ready' || source.kind === 'asking' ? source.task : null;
}

/** How that is called which is shown, or is to be; '' where it has no name, and where there is nothing. */
export function nameOf(source: TaskSource): string {
  if (source.kind === 'none') return '';
  return source.kind === 'ready' || source.kind === 'asking' ? source.task.name : source.name;
}
