import { type Compute, createCompute } from '../../compute/index.ts';
import { sameParameters } from '../../link/parse-settings.ts';
import { unpackText } from '../../link/task/pack.ts';
import { type ParsedTaskLink, parseTaskLink } from '../../link/task/parse-task-link.ts';
import { DEFAULT_TASK_PARAMETERS, type TaskLinkState } from '../../link/task/task-link-state.ts';
import { browserClock } from '../../player/browser-clock.ts';
import { Player } from '../../player/player.ts';
import { createKeep, type Keep, type KeepAnswer } from '../../state/task/keep.ts';
import type { TaskState, TaskStore } from '../../state/task/store-state.ts';
import { createTaskStore } from '../../state/task/task-store.ts';
import { nextFrame } from '../next-frame.ts';
import { type Example, exampleOf, exampleParameters, FIRST_EXAMPLE } from './examples.ts';
import { forget, keepShown } from './kept.ts';
import { createLinkOf, sameGraph, settingsIn, type WriteGraph } from './link-of.ts';
import { filesOf, loadExample } from './load-files.ts';

export interface TaskLabOptions {
  /** Whoever computes, and the place for what is kept, where it is not the site's own; for tests. */
  readonly compute?: Compute;
  readonly keep?: Keep;
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
  /** What of the state a link carries; the theme and the language are the page's. */
  linkOf(state: TaskState): TaskLinkState;
  /** Shows what a link asks for. */
  follow(link: ParsedTaskLink): void;
  openFiles(files: readonly File[]): void;
  openText(text: string, name: string): void;
  openExample(example: Example): void;
  openKept(key: string): void;
  /** Keeps the graph on show on the device, and forgets one. */
  keepShown(): Promise<KeepAnswer<null>>;
  forget(key: string): Promise<KeepAnswer<null>>;
  start(): void;
  dispose(): void;
}

export function createTaskLab(link: ParsedTaskLink, options: TaskLabOptions = {}): TaskLab {
  const { compute = createCompute(), keep = createKeep(), site = () => './' } = options;
  const { write, onBrought = () => {} } = options;
  const store = createTaskStore(link, compute, nextFrame);
  const player = new Player({ clock: browserClock });
  const { actions } = store.getState();
  const linkOf = createLinkOf(write);
  /** Counts what was asked to be opened: a file that took long to arrive does not replace a newer one. */
  let asked = 0;
  const latest = async <T>(coming: Promise<T>, then: (value: T) => void, orElse: () => void) => {
    asked++;
    const own = asked;
    try {
      const value = await coming;
      if (own === asked) then(value);
    } catch {
      if (own === asked) orElse();
    }
  };

  const openExample = (example: Example, settings = {}) => {
    const { slug } = example;
    const origin = { kind: 'example', slug } as const;
    void latest(
      loadExample(example, site()),
      (files) => actions.open({ name: slug, files, origin, settings }),
      () => actions.trouble('example'),
    );
  };

  const openKept = (key: string, link?: TaskLinkState) => {
    void latest(
      keep.get(key),
      (answer) => {
        if (answer.kind !== 'done' || !answer.value) {
          actions.miss({ kind: 'missing', why: 'gone' });
          return;
        }
        const { kept, graph } = answer.value;
        const settings = settingsIn(link ?? parseTaskLink(graph.query));
        const { files, reading } = graph;
        const { name } = kept;
        actions.open({ name, files, reading, origin: { kind: 'kept', key }, settings });
      },
      () => actions.miss({ kind: 'missing', why: 'gone' }),
    );
  };

  const follow = (link: ParsedTaskLink) => {
    const settings = settingsIn(link);
    const { graph } = link;
    const state = store.getState();
    if (state.source.kind !== 'none' && sameGraph(graph, linkOf(state).graph)) {
      actions.goTo(settings, link.notices);
      return;
    }
    actions.notice(link.notices);
    switch (graph.kind) {
      case 'none':
      case 'example': {
        const example = exampleOf(graph.kind === 'none' ? FIRST_EXAMPLE : graph.slug);
        if (example) openExample(example, settings);
        else actions.miss({ kind: 'missing', why: 'no-example' });
        return;
      }
      case 'packed': {
        const text = unpackText(graph.packed);
        if (text === null) actions.miss({ kind: 'missing', why: 'unreadable' });
        else {
          asked++;
          const files = [{ name: 'graph.json', bytes: new TextEncoder().encode(text) }];
          actions.open({ name: link.name ?? '', files, origin: { kind: 'link' }, settings });
        }
        return;
      }
      case 'kept':
        openKept(graph.key, link);
        return;
      case 'left-out':
        actions.goTo(settings, link.notices);
        actions.miss({ kind: 'missing', why: 'left-out' });
    }
  };

  /** A file of the reader's own is not shown as the example before it was meant to be shown, unless the reader set that. */
  const ownSettings = () => {
    const { origin, parameters, settings } = store.getState();
    // The link told of this file.
    if (origin.kind === 'missing') {
      const { unit, reading } = settings;
      return { unit, durations: reading.durations, precedence: reading.precedence };
    }
    const example = origin.kind === 'example' ? exampleOf(origin.slug) : null;
    const untouched = example && sameParameters(parameters, exampleParameters(example));
    return untouched ? { parameters: DEFAULT_TASK_PARAMETERS } : {};
  };

  return {
    store,
    player,
    compute,
    keep,
    linkOf,
    follow,
    openFiles(files) {
      if (files.length === 0) return;
      onBrought();
      void latest(
        filesOf(files),
        (read) => {
          const name = files.map((file) => file.name).join(' + ');
          actions.open({ name, files: read, origin: { kind: 'file' }, settings: ownSettings() });
        },
        () => actions.trouble('unreadable'),
      );
    },
    openText(text, name) {
      asked++;
      if (text.trim() === '') {
        actions.trouble('nothing');
        return;
      }
      onBrought();
      const files = [{ name: '', bytes: new TextEncoder().encode(text) }];
      actions.open({ name, files, origin: { kind: 'file' }, settings: ownSettings() });
    },
    openExample(example) {
      onBrought();
      openExample(example, { parameters: exampleParameters(example) });
    },
    openKept(key) {
      onBrought();
      openKept(key);
    },
    keepShown: () => keepShown(store, keep, linkOf(store.getState())),
    forget: (key) => forget(store, keep, key),
    start: () => follow(link),
    dispose() {
      asked++;
      store.getState().actions.dispose();
      player.dispose();
      compute.dispose();
    },
  };
}
