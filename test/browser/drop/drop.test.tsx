import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, server } from 'vitest/browser';
import { type Mounted, mount, until, writtenQuery } from '../lab/harness.tsx';

/*
 * Files that lie in a folder are dropped by the browser itself, as from the desktop; what no file can be, and what is
 * pasted, comes as an event.
 */

const FILES = `${server.config.root}/test/fixtures/figure-files`;

interface Session {
  send(method: string, parameters: Record<string, unknown>): Promise<unknown>;
}

let page: Mounted;

beforeEach(async () => {
  page = await mount({ query: '?steps=60&layers=6&graphs=1' });
  await until('files can be opened', () => fileInput() !== null);
});
afterEach(() => page.unmount());

type Phase = 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel';

async function drag(type: Phase, ...names: string[]): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const files = names.map((name) => `${FILES}/${name}`);
  await (cdp() as unknown as Session).send('Input.dispatchDragEvent', {
    type,
    x: frame.x + 400,
    y: frame.y + 300,
    data: { items: [], files, dragOperationsMask: 1 },
  });
}

async function drop(...names: string[]): Promise<void> {
  for (const phase of ['dragEnter', 'dragOver', 'drop'] as const) await drag(phase, ...names);
}

/** A hand that stays over the page: it tells so again and again, and is taken to be gone where it does not. */
async function held(name: string): Promise<void> {
  await drag('dragEnter', name);
  while (!target()) await drag('dragOver', name);
}

const fileInput = () => page.container.querySelector<HTMLInputElement>('footer input[type=file]');
const target = () => document.querySelector('.drop-target');
const said = () => document.querySelector('.drop-said')?.textContent ?? '';
const saying = (text: string) =>
  until(`it says "${text}", not "${said()}"`, () => said().includes(text));
const parameters = () => page.lab.store.getState().parameters;

function transfer(fill: (data: DataTransfer) => void): DataTransfer {
  const data = new DataTransfer();
  fill(data);
  return data;
}

/** A drag from outside, as an event. */
function dropData(fill: (data: DataTransfer) => void): void {
  const dataTransfer = transfer(fill);
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}

function paste(fill: (data: DataTransfer) => void, into: Element = document.body): void {
  const clipboardData = transfer(fill);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

const textOf = (data: Record<string, unknown>) => JSON.stringify(data);
const figure = (query: string) => ({ format: 'swarm-figure', version: 1, figure: 'race', query });

describe('a figure file that is dropped on the lab', () => {
  it('opens, and what was there before is one step back', async () => {
    await held('race.json');
    expect(target()?.textContent).toMatch(/Drop to open/);
    await drag('dragOver', 'race.json');
    // Whatever lies ahead of here goes with an entry of our own.
    window.history.pushState(null, '', window.location.href);
    // Not by their number: a browser holds fifty, and all files of tests have made theirs in this one.
    const entry = vi.spyOn(window.history, 'pushState');
    await drag('drop', 'race.json');
    await saying('Opened');
    expect(target()).toBeNull();
    expect(parameters()).toMatchObject({ agents: 3, steps: 60, layers: 6 });
    await until('the address says so', () => writtenQuery().includes('agents=3'));
    expect(entry).toHaveBeenCalledTimes(1);
    entry.mockRestore();
    window.history.back();
    await until('it is as before', () => parameters().agents === 16);
    expect(writtenQuery()).not.toContain('agents');
  });

  it('can be undone', async () => {
    await drop('race.json');
    await saying('Opened');
    page.lab.store.getState().actions.undo();
    expect(parameters()).toMatchObject({ agents: 16, steps: 60 });
  });

  it('is opened by its query where it contradicts itself, and that is said', async () => {
    await drop('newer-model.json');
    await saying('The file says of Agents something else than its query');
    expect(said()).toContain('version 99 of the model');
    expect(parameters().agents).toBe(5);
    document.querySelector<HTMLButtonElement>('.drop-said button')?.click();
    await until('it is put away', () => said() === '');
  });

  it('of another page is offered there where there is something to say of it', async () => {
    dropData((data) => {
      const text = textOf({ ...figure('?figure=standard&layers=7'), figure: 'width' });
      data.items.add(new File([text], 'x.json'));
    });
    await saying('names another figure');
    const link = document.querySelector<HTMLAnchorElement>('.drop-said a');
    expect(link?.textContent).toBe('Open Figure 4');
    expect(link?.getAttribute('href')).toBe('../?figure=standard&layers=7#figure-standard');
    expect(parameters().layers).toBe(6);
  });
});

describe('what cannot be opened', () => {
  it('is let go of with the hand', async () => {
    await held('race.json');
    await drag('dragCancel', 'race.json');
    await until('it is gone', () => target() === null);
    expect(said()).toBe('');
  });

  it('is several files, or a folder', async () => {
    await drop('race.json', 'standard.json');
    await saying('2 files were dropped');
    await drop('');
    await saying('A folder was dropped');
    expect(parameters().agents).toBe(16);
  });

  it('is a text, a file of something else, and one that is too large', async () => {
    dropData((data) => data.setData('text/plain', 'well'));
    await saying('A text was dropped');
    dropData((data) => data.items.add(new File(['a,b\r\n'], 'x.csv')));
    await saying('not JSON');
    dropData((data) => data.items.add(new File(['{"format": "task-graph"}'], 'x.json')));
    await saying('“task-graph”');
    dropData((data) => data.items.add(new File([' '.repeat(3 * 2 ** 20)], 'x.json')));
    await saying('larger than 2 MB');
    expect(parameters().agents).toBe(16);
  });
});

describe('what is pasted', () => {
  it('opens where it is a figure file or a link of this site', async () => {
    paste((data) => data.setData('text/plain', textOf(figure('?agents=7&steps=60'))));
    await saying('Opened');
    expect(parameters().agents).toBe(7);
    const root = new URL('../', document.baseURI).href;
    paste((data) => data.setData('text/plain', `${root}lab/?agents=9&steps=60`));
    await until('the link is open', () => parameters().agents === 9);
  });

  it('is left alone in a field, and where it is any other text', async () => {
    const field = page.container.querySelector('input');
    if (!field) throw new Error('there is no field');
    paste((data) => data.setData('text/plain', textOf(figure('?agents=7'))), field);
    paste((data) => data.setData('text/plain', 'https://example.org/lab/?agents=7'));
    paste((data) => data.setData('text/plain', '{"a": 1}'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said()).toBe('');
    expect(parameters().agents).toBe(16);
  });
});

describe('for keys and fingers', () => {
  it('a button in the footer chooses a file', async () => {
    const input = fileInput();
    if (!input) throw new Error('there is no file input');
    expect(input.parentElement?.querySelector('button')?.textContent).toBe('Open a figure file…');
    input.files = transfer((data) =>
      data.items.add(new File([textOf(figure('?agents=11&steps=60'))], 'x.json')),
    ).files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await saying('Opened');
    expect(parameters().agents).toBe(11);
  });
});

it('nothing is left when the page goes', async () => {
  page.unmount();
  await Promise.resolve();
  expect(document.querySelector('.drop-target, .drop-said')).toBeNull();
  await drag('dragEnter', 'race.json');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(target()).toBeNull();
  await drag('dragCancel', 'race.json');
});
