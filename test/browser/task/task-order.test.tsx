import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeep } from '../../../src/state/task/keep.ts';
import { until, writtenQuery } from '../lab/harness.tsx';
import {
  button,
  CSV,
  example,
  fileOf,
  holding,
  type MountedTask,
  mountTask,
  shown,
  stateOf,
  tellUnit,
  told,
} from './mount-task.tsx';

let page: MountedTask;
afterEach(async () => {
  vi.restoreAllMocks();
  page.unmount();
  delete document.documentElement.dataset.theme;
  for (const key of await keptKeys()) await createKeep().remove(key);
});

const hash = () => window.location.hash;
const source = () => stateOf(page).source;

/** Somebody lets go of files over the page. */
function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}

describe('the address', () => {
  it('is that of a file that was brought before the example was there', async () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    page = await mountTask();
    // Not by their number: a browser holds fifty, and all files of tests have made theirs in this one.
    const entry = vi.spyOn(window.history, 'pushState');
    drop(fileOf(CSV, 'mine.csv'));
    await tellUnit(page, 'minutes');
    await until('it carries the graph', () => hash().includes('graph=d'));
    expect(entry).toHaveBeenCalledTimes(1);
  });

  it('keeps what it asks for, where that is not here, with other colours too', async () => {
    page = await mountTask({ query: '?v=2&agents=7#kept=nothere' });
    await until('it says so', () => told(page).includes('kept on another device'));
    document.documentElement.dataset.theme = 'dark';
    await until('the colours are in it', () => writtenQuery().includes('theme=dark'));
    expect(hash()).toBe('#kept=nothere');
    expect(writtenQuery()).toContain('agents=7');
  });

  it('is that of the graph on show again, where the one that the reader went back to is given up', async () => {
    const { compute, held } = holding();
    page = await mountTask({ query: '?v=2&example=build', options: { compute } });
    const read = async () => {
      await until('a file is to be read', () => held.length > 0);
      held.shift()?.();
    };
    await read();
    await shown(page);
    example(page, 'Graham').click();
    await read();
    await until('its address is there', () => writtenQuery().includes('example=graham'));
    window.history.back();
    await until('the build is to be read', () => held.length > 0);
    expect(writtenQuery()).toContain('example=build');
    await until('there is a way to stop', () => told(page).includes('Stop'));
    button(page, 'Stop').click();
    await until('it leads to what is on show', () => writtenQuery().includes('example=graham'));
    expect(source()).toMatchObject({ kind: 'ready', task: { name: 'graham' } });
  });
});

describe('drops', () => {
  it('that follow each other end with the last one, however slow the disk is', async () => {
    page = await mountTask();
    await shown(page);
    let goOn = () => {};
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slice = File.prototype.slice;
    vi.spyOn(File.prototype, 'slice').mockImplementation(function (this: File, ...range) {
      const part = slice.apply(this, range);
      if (this.name !== 'slow.csv') return part;
      const text = async () => {
        await slow;
        return Blob.prototype.text.call(part);
      };
      return Object.assign(part, { text });
    });
    drop(fileOf(CSV, 'slow.csv'));
    drop(fileOf(CSV, 'fast.csv'), fileOf('', 'beside.csv'));
    await until('it is read', () => stateOf(page).origin.kind === 'file');
    goOn();
    // Longer than what is left to be done about the slow one.
    for (let i = 0; i < 10; i++) await fileOf(CSV, 'other.csv').arrayBuffer();
    await until('it is there', () => source().kind !== 'reading');
    expect(told(page)).toContain('fast.csv');
    expect(stateOf(page).files.map(({ name }) => name)).toEqual(['fast.csv', 'beside.csv']);
  });
});

describe('keeping', () => {
  it('goes on until the reader ends it, also for a graph that is read otherwise since', async () => {
    page = await mountTask();
    await shown(page);
    drop(fileOf('digraph { a [size=1 weight=5]; b [size=2 weight=6]; a -> b }', 'mine.dot'));
    await tellUnit(page, 'minutes');
    button(page, 'Keep this graph on this device').click();
    await until('it is kept', () => stateOf(page).origin.kind === 'kept');
    const [first] = await keptKeys();
    const { reading } = stateOf(page).settings;
    stateOf(page).actions.choose({ reading: { ...reading, durations: 'weight' } });
    await until('it is read so', () => stateOf(page).readAs.durations === 'weight');
    button(page, 'no longer').click();
    await until('it is kept no more', () => stateOf(page).origin.kind === 'file');
    expect(first).toBeDefined();
    expect(await keptKeys()).toEqual([]);
  });

  it('that another tab has ended is told of as soon as this one is looked at again', async () => {
    page = await mountTask();
    await shown(page);
    drop(fileOf(CSV, 'mine.csv'));
    await tellUnit(page, 'minutes');
    button(page, 'Keep this graph on this device').click();
    await until('it is listed', () => page.container.querySelector('.kept-list') !== null);
    for (const key of await keptKeys()) await createKeep().remove(key);
    document.dispatchEvent(new Event('visibilitychange'));
    await until('it is listed no more', () => page.container.querySelector('.kept-list') === null);
    expect(stateOf(page).origin).toEqual({ kind: 'file' });
    expect(source().kind).toBe('ready');
    await until('the address carries it', () => hash().includes('graph=d'));
  });
});

async function keptKeys(): Promise<string[]> {
  const answer = await createKeep().list();
  return answer.kind === 'done' ? answer.value.map(({ key }) => key) : [];
}
