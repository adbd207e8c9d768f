import { unpackText } from '../../link/task/pack.ts';
import { type ParsedTaskLink, parseTaskLink } from '../../link/task/parse-task-link.ts';
import type { TaskLinkState } from '../../link/task/task-link-state.ts';
import type { HandOver } from '../../state/task/hand-over.ts';
import type { Keep } from '../../state/task/keep.ts';
import type { Opening, TaskState, TaskStore } from '../../state/task/store-state.ts';
import { type Example, exampleOf, FIRST_EXAMPLE } from './examples.ts';
import { createLatest } from './latest.ts';
import { sameGraph, settingsIn } from './link-of.ts';
import { filesOf, loadExample } from './load-files.ts';
import { settingsForOwn } from './settings-for-own.ts';

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
  const { latest, next } = createLatest();

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
          next();
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

  return {
    follow,
    pickUp,
    openFiles(files) {
      void latest(
        filesOf(files),
        (read) => {
          const name = files.map((file) => file.name).join(' + ');
          actions.open({
            name,
            files: read,
            origin: { kind: 'file' },
            settings: settingsForOwn(store.getState()),
          });
        },
        () => actions.trouble('unreadable'),
      );
    },
    openText(text, name) {
      next();
      const files = [{ name: '', bytes: new TextEncoder().encode(text) }];
      actions.open({
        name,
        files,
        origin: { kind: 'file' },
        settings: settingsForOwn(store.getState()),
      });
    },
    openExample,
    openKept: (key) => openKept(key),
    giveUp: next,
  };
}
