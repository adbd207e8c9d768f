import { sameParameters } from '../../link/parse-settings.ts';
import { unpackText } from '../../link/task/pack.ts';
import { type ParsedTaskLink, parseTaskLink } from '../../link/task/parse-task-link.ts';
import { DEFAULT_TASK_PARAMETERS, type TaskLinkState } from '../../link/task/task-link-state.ts';
import type { HandOver } from '../../state/task/hand-over.ts';
import type { Keep } from '../../state/task/keep.ts';
import type { Opening, TaskState, TaskStore } from '../../state/task/store-state.ts';
import { type Example, exampleOf, exampleParameters, FIRST_EXAMPLE } from './examples.ts';
import { sameGraph, settingsIn } from './link-of.ts';
import { filesOf, loadExample } from './load-files.ts';

/** The ways by which a graph comes onto the page. What was asked for last is what is shown. */
export interface Opener {
  /** Shows what a link asks for. */
  follow(link: ParsedTaskLink): void;
  /** What the page in the other language left under the token, with the settings of the link. */
  pickUp(token: string, link: ParsedTaskLink): void;
  openFiles(files: readonly File[]): void;
  openText(text: string, name: string): void;
  openExample(example: Example, settings: Opening['settings']): void;
  openKept(key: string): void;
  /** Whatever is on its way is no longer waited for. */
  giveUp(): void;
}

export interface Places {
  readonly keep: Keep;
  readonly handOver: HandOver;
  /** The address of the site. */
  site(): string;
  linkOf(state: TaskState): TaskLinkState;
}

export function createOpener(store: TaskStore, { keep, handOver, site, linkOf }: Places): Opener {
  const { actions } = store.getState();
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

  const openExample = (example: Example, settings: Opening['settings'] = {}) => {
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

  const pickUp = (token: string, link: ParsedTaskLink) => {
    void latest(
      handOver.pickUp(token),
      (answer) => {
        if (answer.kind !== 'done' || !answer.value) {
          follow(link);
          return;
        }
        const { name, files, reading } = answer.value;
        actions.notice(link.notices);
        actions.open({
          name,
          files,
          reading,
          origin: { kind: 'file' },
          settings: settingsIn(link),
        });
      },
      () => follow(link),
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
    follow,
    pickUp,
    openFiles(files) {
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
      const files = [{ name: '', bytes: new TextEncoder().encode(text) }];
      actions.open({ name, files, origin: { kind: 'file' }, settings: ownSettings() });
    },
    openExample,
    openKept: (key) => openKept(key),
    giveUp() {
      asked++;
    },
  };
}
