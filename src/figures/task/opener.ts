import { MOST_BYTES } from '../../graphs/read-graph.ts';
import { unpackText } from '../../link/task/pack.ts';
import { type ParsedTaskLink, parseTaskLink } from '../../link/task/parse-task-link.ts';
import type { TaskLinkState } from '../../link/task/task-link-state.ts';
import type { HandOver } from '../../state/task/hand-over.ts';
import type { Keep } from '../../state/task/keep.ts';
import type { MissingGraph, Opening, TaskState, TaskStore } from '../../state/task/store-state.ts';
import { type Example, exampleOf, FIRST_EXAMPLE } from './examples.ts';
import { nameOfFiles } from './intake/name-of-files.ts';
import { createLatest, type Latest } from './latest.ts';
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
  /** What is to be looked at before it is known whether it is to be opened. */
  latest: Latest['latest'];
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

  const miss = (why: MissingGraph, link: TaskLinkState) =>
    actions.miss({ kind: 'missing', why }, settingsIn(link));

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
    const missing = (why: 'gone' | 'withheld') => {
      // What is on show stays where nobody but a list promised it.
      if (link) miss(why, link);
      else actions.trouble('gone');
    };
    void latest(
      keep.get(key),
      (answer) => {
        if (answer.kind !== 'done') {
          missing('withheld');
          return;
        }
        if (answer.value === null) {
          missing('gone');
          return;
        }
        const { kept, graph } = answer.value;
        const settings = settingsIn(link ?? parseTaskLink(graph.query));
        const { files, reading } = graph;
        const { name } = kept;
        // A link says what was decided of the files, also that nothing was.
        const decided = link && { durations: link.durations, precedence: link.precedence };
        const origin = { kind: 'kept', key } as const;
        actions.open({ name, files, reading: { ...reading, ...decided }, origin, settings });
      },
      () => missing('withheld'),
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
    next();
    const { behind } = store.getState();
    if (behind && sameGraph(link, linkOf({ ...store.getState(), ...behind }))) actions.back();
    const state = store.getState();
    if (state.source.kind !== 'none' && sameGraph(link, linkOf(state))) {
      const { durations, precedence } = state.settings.reading;
      // What is packed was decided already: the files on show are read as they are.
      const decided = graph.kind === 'packed' ? { durations, precedence } : {};
      actions.goTo({ ...settings, ...decided }, link.notices);
      return;
    }
    actions.notice(link.notices);
    switch (graph.kind) {
      case 'none':
      case 'example': {
        const example = exampleOf(graph.kind === 'none' ? FIRST_EXAMPLE : graph.slug);
        if (example) openExample(example, settings);
        else miss('no-example', link);
        return;
      }
      case 'packed': {
        const text = unpackText(graph.packed);
        if (text === null) miss('unreadable', link);
        else {
          const files = [{ name: '', bytes: new TextEncoder().encode(text) }];
          actions.open({ name: link.name ?? '', files, origin: { kind: 'link' }, settings });
        }
        return;
      }
      case 'kept':
        openKept(graph.key, link);
        return;
      case 'left-out':
        miss('left-out', link);
    }
  };

  return {
    follow,
    pickUp,
    openFiles(files) {
      // It would be in memory twice, only to be refused there.
      if (files.some(({ size }) => size > MOST_BYTES)) {
        next();
        actions.trouble('too-large');
        return;
      }
      void latest(
        filesOf(files),
        (read) => {
          actions.open({
            name: nameOfFiles(files),
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
    latest,
    giveUp: next,
  };
}
