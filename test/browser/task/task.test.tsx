import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/figures/task/examples.ts';
import { createKeep, type Kept, type KeptGraph } from '../../../src/state/task/keep.ts';
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
  whole,
} from './mount-task.tsx';

let page: MountedTask;
afterEach(async () => {
  for (const kept of await keptOnes()) await createKeep().remove(kept.key);
  page.unmount();
});

async function keptOnes() {
  const answer = await createKeep().list();
  return answer.kind === 'done' ? answer.value : [];
}

const open = (text: string, name = 'mine.csv') => page.lab.openFiles([fileOf(text, name)]);
const source = () => stateOf(page).source;

describe('the first visit', () => {
  it('shows the first example, computed here, and writes nothing into the address', async () => {
    page = await mountTask();
    await shown(page);
    await whole(page);
    expect(told(page)).toContain('A scientific workflow');
    expect(told(page)).toContain('Critical path');
    expect(page.container.querySelector('[aria-current="true"]')?.textContent).toContain(
      'A scientific workflow',
    );
    expect(writtenQuery()).toBe('');
  });

  it('offers the number of agents that is worth having until it is set, and again after undo', async () => {
    page = await mountTask();
    await whole(page);
    expect(stateOf(page).parameters.agents).toBe(16);
    const { agents } = stateOf(page).results.facts?.worth ?? {};
    const name = `Show ${agents} agents`;
    button(page, name).click();
    await until('it is set', () => stateOf(page).parameters.agents === agents);
    await until('it says so', () => told(page).includes(`The figures show ${agents} agents.`));
    expect(told(page)).not.toContain(name);
    // Keys go on from where the button was.
    await until(
      'it has the focus',
      () => document.activeElement?.className === 'task-verdict-show',
    );
    page.lab.store.getState().actions.undo();
    await until('it is offered again', () => told(page).includes(name));
  });

  it('has nothing that axe finds serious, with all of it there', async () => {
    page = await mountTask();
    await whole(page);
    const { violations } = await axe.run(page.container, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    expect(serious.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('the gallery', () => {
  it.each(EXAMPLES.map(({ slug }) => slug))(
    'opens %s, with what it is shown with',
    async (slug) => {
      page = await mountTask({ query: `?v=2&example=${slug}` });
      await until(
        `${slug} is read`,
        () => source().kind === 'ready' || source().kind === 'refused',
      );
      expect(source().kind).toBe('ready');
    },
  );

  it('shows Graham’s anomaly: by the order of the list a fourth agent makes it later', async () => {
    page = await mountTask();
    await shown(page);
    example(page, 'Graham').click();
    await until('Graham’s graph is there', () => stateOf(page).origin.kind === 'example');
    await until('it is Graham’s', () => told(page).includes('9 steps'));
    await whole(page);
    const at = (agents: number) =>
      stateOf(page).results.scale.find((each) => each.agents === agents)?.makespan;
    // Graham 1969: 12 with three, 15 with four.
    expect([at(3), at(4)]).toEqual([12, 15]);
    await until('the address says so', () =>
      writtenQuery().startsWith('v=2&example=graham&agents=4&rule=input-order'),
    );
  });
});

describe('a file of the reader’s own', () => {
  it('without a unit asks for it first, with the total in each, and computes then', async () => {
    page = await mountTask();
    await shown(page);
    open(CSV);
    await until('it asks', () => source().kind === 'asking');
    expect(told(page)).toContain('All durations add up to 10.5');
    expect(stateOf(page).results.facts).toBe(null);
    await tellUnit(page, 'minutes');
    await whole(page);
    expect(told(page)).toMatch(/10\smin\s30\ss/);
    // a, c, d: 2 + 4.5 + 1.
    expect(told(page)).toMatch(/7\smin\s30\ss/);
    expect(stateOf(page).results.facts?.edges).toBe(4);
  });

  it('travels in the link when it is small, with its unit and its name, and comes back from it', async () => {
    page = await mountTask();
    await shown(page);
    open(CSV, 'nightly, 工作流.csv');
    await tellUnit(page, 'hours');
    await whole(page);
    page.lab.store.getState().actions.change({ agents: 3 });
    await until('the graph is in the address', () => window.location.hash.includes('graph=d'));
    await until('the agents are too', () => writtenQuery().includes('agents=3'));
    await whole(page);
    const { results } = stateOf(page);
    const query = `?${writtenQuery()}${window.location.hash}`;
    page.unmount();
    page = await mountTask({ query });
    await whole(page);
    expect(told(page)).toContain('nightly, 工作流.csv');
    expect(told(page)).toContain('task graph JSON, from CSV');
    expect(source()).toMatchObject({ task: { unit: 'h', read: { ids: ['a', 'b', 'c', 'd'] } } });
    expect(stateOf(page).parameters.agents).toBe(3);
    expect(stateOf(page).results.scale).toEqual(results.scale);
  });

  it('that is refused says why and where, and goes on with a repair that the page then tells of', async () => {
    page = await mountTask();
    await shown(page);
    open('id,duration,needs\na,1,\nb,2,zz\n');
    await until('it is refused', () => source().kind === 'refused');
    expect(told(page)).toContain('zz');
    expect(told(page)).toMatch(/Line 3/);
    button(page, 'Go on without edges to steps that are not there').click();
    await until('it asks', () => source().kind === 'asking');
    expect(told(page)).toContain('Changed, as you asked');
  });

  it('of letters of any script, however long, breaks nothing', async () => {
    page = await mountTask();
    await shown(page);
    const ids = ['א'.repeat(300), 'ب ج', '步骤', '<img src=x onerror=alert(1)>'];
    const rows = ids.map((id, i) => `"${id}",${i + 1}e9,${i > 0 ? `"${ids[0]}"` : ''}`);
    open(`id,duration,needs\n${rows.join('\n')}\n`, `${'very-long-'.repeat(30)}.csv`);
    await tellUnit(page, 'seconds');
    await whole(page);
    expect(page.container.querySelector('img')).toBe(null);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('that is pasted is read like one that was dropped', async () => {
    page = await mountTask();
    await shown(page);
    button(page, 'Paste text').click();
    await until('there is a box', () => page.container.querySelector('textarea') !== null);
    const box = page.container.querySelector('textarea');
    if (!box) throw new Error('there is no box');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      box,
      'digraph { a -> b }',
    );
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await until('it can be read', () => !button(page, 'Read').disabled);
    button(page, 'Read').click();
    await until('it is read', () => stateOf(page).origin.kind === 'file');
    // Steps that count 1 each are in no unit: nobody is asked for one.
    await whole(page);
    expect(told(page)).toContain('Graphviz DOT');
    expect(source()).toMatchObject({ kind: 'ready', task: { unit: null } });
  });

  it('can be given up while it is read, and the graph before is there again', async () => {
    const { compute, held } = holding();
    page = await mountTask({ options: { compute } });
    await until('the example is to be read', () => held.length > 0);
    held.shift()?.();
    await whole(page);
    open(CSV, 'large.csv');
    await until('it is being read', () => source().kind === 'reading');
    await until('there is a way to stop', () => told(page).includes('large.csv'));
    button(page, 'Stop').click();
    expect(source()).toMatchObject({ kind: 'ready', task: { name: 'workflow' } });
    await whole(page);
  });
});

describe('keeping', () => {
  it('brings a graph back from this device, with its unit and its settings, and removes it', async () => {
    page = await mountTask();
    await shown(page);
    open(CSV, 'kept.csv');
    await tellUnit(page, 'seconds');
    await shown(page);
    page.lab.store.getState().actions.change({ agents: 5 });
    button(page, 'Keep this graph on this device').click();
    await until('it is kept', () => stateOf(page).origin.kind === 'kept');
    await until('the address leads to it', () => window.location.hash.includes('kept='));
    const query = `?${writtenQuery()}${window.location.hash}`;
    page.unmount();
    page = await mountTask({ query });
    await shown(page);
    expect(source()).toMatchObject({ task: { name: 'kept.csv', unit: 's' } });
    expect(stateOf(page).parameters.agents).toBe(5);
    await until('it is listed', () => page.container.querySelector('.kept-list') !== null);
    button(page, 'Remove').click();
    await until('it is listed no more', () => page.container.querySelector('.kept-list') === null);
    expect(await keptOnes()).toEqual([]);
    // What is on show stays, and the link carries it.
    expect(source().kind).toBe('ready');
  });

  it('says it in a sentence where the device refuses, and loses nothing', async () => {
    const full = { ...createKeep(), put: async () => ({ kind: 'full' }) as const };
    page = await mountTask({ options: { keep: full } });
    await shown(page);
    open(CSV);
    await tellUnit(page, 'seconds');
    await shown(page);
    button(page, 'Keep this graph on this device').click();
    await until('it says so', () => told(page).includes('There is no room left'));
    expect(source().kind).toBe('ready');
    const closed = createKeep(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await closed.list()).toEqual({ kind: 'none' });
  });
});

it('undo brings back what was chosen of money and of the file, by keys, and says what that was', async () => {
  page = await mountTask();
  await shown(page);
  open('digraph { a [size=1 weight=5]; b [size=2 weight=6]; a -> b [weight=3] }', 'mine.dot');
  await tellUnit(page, 'minutes');
  await whole(page);
  const field = [...page.container.querySelectorAll('.field')].find((each) =>
    each.textContent?.startsWith('Price of an agent-hour'),
  );
  const box = field?.querySelector('input');
  if (!box) throw new Error('there is no price');
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  type('many');
  await until('it is told so', () => told(page).includes('“many” is no number from 0 on.'));
  expect(stateOf(page).settings.price).toBe(1);
  type('1e12');
  await until('it is told what it can be', () => /from 0 to 1,000,000,000; 1,0/.test(told(page)));
  expect(stateOf(page).settings.price).toBe(1e9);
  page.lab.store.getState().actions.undo();
  type('2.5');
  await until('it is set', () => stateOf(page).settings.price === 2.5);
  const press = (shiftKey = false) =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey, cancelable: true }),
    );
  press();
  expect(stateOf(page).settings.price).toBe(1);
  await until('it says so', () => told(page).includes('Undone: price of an agent-hour 1 to 2.5'));
  press();
  await until('the unit is asked for again', () => source().kind === 'asking');
  await until('it can be done again', () => page.container.querySelector('.undo') !== null);
  press(true);
  await until('the unit is there', () => source().kind === 'ready');
  press(true);
  expect(stateOf(page).settings.price).toBe(2.5);
});

it('does not open what another version of this site has kept, and says so', async () => {
  const kept = { key: 'older', name: 'older.csv', format: 'csv', steps: 2, at: 1, bytes: 9 };
  await createKeep().put(kept as Kept, { steps: [], settings: {} } as unknown as KeptGraph);
  page = await mountTask({ query: '#kept=older' });
  await until('it says so', () => told(page).includes('kept on another device'));
  expect(source().kind).toBe('none');
});

describe('a link', () => {
  it('of a graph that is not here says so, and takes the file with its settings', async () => {
    page = await mountTask({ query: '?v=2&graph=none&agents=7&unit=min' });
    await until('it says so', () => told(page).includes('too large to travel'));
    open(CSV);
    await whole(page);
    expect(source()).toMatchObject({ kind: 'ready', task: { unit: 'min' } });
    expect(stateOf(page).parameters.agents).toBe(7);
    page.unmount();
    page = await mountTask({ query: '?v=2&kept=0123456789abc' });
    await until('it says so', () => told(page).includes('kept on another device'));
    page.unmount();
    page = await mountTask({ query: '?v=2&graph=dnonsensez' });
    await until('it says so', () => told(page).includes('damaged'));
  });

  it('that asks for what cannot be is listed, in Chinese too, and does nothing worse', async () => {
    page = await mountTask({ query: '?v=2&price=-1&agents=0&rule=best', language: 'zh' });
    await shown(page);
    const notice = page.container.querySelector('[data-kind="link"]')?.textContent ?? '';
    expect(notice).toContain('每智能体小时的价格');
    expect(notice).toContain('“-1”');
    expect(notice).toContain('“0”');
    expect(notice).toContain('“best”');
    button(page, '知道了').click();
    await until(
      'it is put away',
      () => page.container.querySelector('[data-kind="link"]') === null,
    );
    expect(stateOf(page).settings).toMatchObject({ price: 0 });
  });
});
