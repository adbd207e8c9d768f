import { afterEach, describe, expect, it } from 'vitest';
import type { Keep, KeepTrouble, Kept } from '../../../src/state/task/keep.ts';
import { until } from '../lab/harness.tsx';
import {
  button,
  CSV,
  fileOf,
  type MountedTask,
  mountTask,
  shown,
  stateOf,
  tellUnit,
  told,
} from './mount-task.tsx';

/** A device that keeps nothing more, gives nothing out or lets nothing go: what the page says then. */

let page: MountedTask;
afterEach(() => page.unmount());

const ENTRY: Kept = { key: 'k', name: 'old.csv', format: 'csv', steps: 4, at: 0, bytes: 1 };

/** A device on which one graph is kept, and which has this to say to all that is asked of it but the list. */
const refusing = (kind: KeepTrouble): Keep => ({
  list: async () => ({ kind: 'done', value: [ENTRY] }),
  put: async () => ({ kind }),
  get: async () => ({ kind }),
  remove: async () => ({ kind }),
});

const alerts = () =>
  [...page.container.querySelectorAll('[role=alert]')]
    .map((each) => (each.textContent ?? '').replace(/[\u2068\u2069]/g, ''))
    .join('');

describe('a device that refuses', () => {
  it.each([
    ['en', 'gives out nothing that is kept'],
    ['zh', '不让本页取用保存的内容'],
  ] as const)(
    'what a link asks for is not said to be kept elsewhere, in %s',
    async (language, sentence) => {
      page = await mountTask({
        query: '?v=2#kept=k',
        language,
        options: { keep: refusing('none') },
      });
      await until('it says so', () => told(page).includes(sentence));
      expect(stateOf(page).origin).toEqual({ kind: 'missing', why: 'withheld' });
      // What the link asks for stays in the address: it may work another time.
      expect(window.location.href).toContain('kept=k');
    },
  );

  it.each([
    ['en', 'Remove', 'old.csv could not be removed: this device still keeps it.'],
    ['zh', '移除', '没能移除 old.csv：本设备上仍保存着它。'],
  ] as const)(
    'to remove what is kept is told, and it stays in the list, in %s',
    async (language, name, sentence) => {
      page = await mountTask({ language, options: { keep: refusing('failed') } });
      await until('it is listed', () => page.container.querySelector('.kept-list') !== null);
      button(page, name).click();
      await until('it says so', () => alerts().includes(sentence));
      expect(page.container.querySelector('.kept-list')?.textContent).toContain('old.csv');
    },
  );

  it('to let go of the graph on show is told of that, and not of keeping', async () => {
    const all: Kept[] = [];
    const keep: Keep = {
      ...refusing('failed'),
      list: async () => ({ kind: 'done', value: all }),
      async put(kept) {
        all.push(kept);
        return { kind: 'done', value: null };
      },
    };
    page = await mountTask({ options: { keep } });
    page.lab.openFiles([fileOf(CSV, 'mine.csv')]);
    await tellUnit(page, 'minutes');
    await shown(page);
    await until('it is drawn', () => page.container.querySelector('.task-keeping') !== null);
    button(page, 'Keep this graph').click();
    await until('it is kept', () => stateOf(page).origin.kind === 'kept');
    await until('it can be let go', () => told(page).includes('Keep it no longer'));
    button(page, 'Keep it no longer').click();
    await until('it says so', () => alerts().includes('mine.csv could not be removed'));
    expect(alerts()).not.toContain('could not be kept');
    expect(stateOf(page).origin.kind).toBe('kept');
  });
});
