import { type Compute, createCompute } from '../../compute/index.ts';
import type { ParsedTaskLink } from '../../link/task/parse-task-link.ts';
import type { TaskLinkState } from '../../link/task/task-link-state.ts';
import { browserClock } from '../../player/browser-clock.ts';
import { Player } from '../../player/player.ts';
import { createHandOver, type HandOver } from '../../state/task/hand-over.ts';
import { createKeep, type Keep, type KeepAnswer, type Kept } from '../../state/task/keep.ts';
import type { TaskState, TaskStore } from '../../state/task/store-state.ts';
import { createTaskStore } from '../../state/task/task-store.ts';
import { nextFrame } from '../next-frame.ts';
import { type Arrival, createArrival } from './arrival.ts';
import { type Example, exampleParameters } from './examples.ts';
import { leaveShown, staysBehind } from './hand-over.ts';
import { forget, keepShown, listKept } from './kept.ts';
import type { Latest } from './latest.ts';
import { createLinkOf, type WriteGraph } from './link-of.ts';
import { exampleAddress } from './load-files.ts';
import { createOpener } from './opener.ts';

export interface TaskLabOptions {
  /** Whoever computes, and the place for what is kept, where it is not the site's own; for tests. */
  readonly compute?: Compute;
  readonly keep?: Keep;
  readonly handOver?: HandOver;
  /** The token of a graph that was left by the page in the other language. */
  readonly arriving?: string | null;
  /** The address of the site, with a slash at its end: examples are below it. */
  readonly site?: () => string;
  /** The reader has brought something, or chosen it: it is on its way. */
  readonly onBrought?: () => void;
  /** Without it no graph is put into a link. */
  readonly write?: WriteGraph;
}

/** Everything the page of a task graph owns. Making it starts nothing: no worker, no clock, no request. */
export interface TaskLab {
  readonly store: TaskStore;
  readonly player: Player;
  readonly compute: Compute;
  readonly keep: Keep;
  readonly arrival: Arrival;
  /** What of the state a link carries; the theme and the language are the page's. */
  linkOf(state: TaskState): TaskLinkState;
  /** Shows what a link asks for. */
  follow(link: ParsedTaskLink): void;
  openFiles(files: readonly File[]): void;
  openText(text: string, name: string): void;
  openExample(example: Example): void;
  openKept(key: string): void;
  /** What is to be looked at before it is known whether it is to be opened: what was asked for last counts. */
  latest: Latest['latest'];
  /** What is kept on the device; what is on show, and no longer among that, is told so. */
  listKept(): Promise<KeepAnswer<readonly Kept[]>>;
  /** Keeps the graph on show on the device, and forgets one. */
  keepShown(): Promise<KeepAnswer<null>>;
  forget(key: string): Promise<KeepAnswer<null>>;
  /** Whether the graph on show would be lost on the way to the other language, and leaving it there to be picked up. */
  staysBehind(): boolean;
  leaveShown(): Promise<string | null>;
  /** Where a file of an example is. */
  exampleAddress(file: string): string;
  start(): void;
  dispose(): void;
}

export function createTaskLab(link: ParsedTaskLink, options: TaskLabOptions = {}): TaskLab {
  const { compute = createCompute(), keep = createKeep(), site = () => './' } = options;
  const { write, handOver = createHandOver(), arriving = null, onBrought = () => {} } = options;
  const store = createTaskStore(link, compute, nextFrame);
  const player = new Player({ clock: browserClock });
  const linkOf = createLinkOf(write);
  const opener = createOpener(store, { keep, handOver, site, linkOf });
  return {
    store,
    player,
    compute,
    keep,
    arrival: createArrival(),
    linkOf,
    follow: opener.follow,
    openFiles(files) {
      if (files.length === 0) return;
      onBrought();
      opener.openFiles(files);
    },
    openText(text, name) {
      if (text.trim() === '') {
        opener.giveUp();
        store.getState().actions.trouble('nothing');
        return;
      }
      onBrought();
      opener.openText(text, name);
    },
    openExample(example) {
      onBrought();
      opener.openExample(example, { parameters: exampleParameters(example) });
    },
    openKept(key) {
      onBrought();
      opener.openKept(key);
    },
    latest: opener.latest,
    listKept: () => listKept(store, keep),
    keepShown: () => keepShown(store, keep, linkOf(store.getState())),
    forget: (key) => forget(store, keep, key),
    staysBehind: () => staysBehind(store, linkOf(store.getState())),
    leaveShown: () => leaveShown(store, handOver),
    exampleAddress: (file) => exampleAddress(file, site()),
    start() {
      if (arriving !== null && link.graph.kind === 'left-out') opener.pickUp(arriving, link);
      else opener.follow(link);
      void handOver.sweep();
    },
    dispose() {
      opener.giveUp();
      store.getState().actions.dispose();
      player.dispose();
      compute.dispose();
    },
  };
}
