import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../lab/harness.tsx';
import { fileOf, type MountedTask, mountTask, stateOf, whole } from './mount-task.tsx';

let page: MountedTask;
afterEach(() => page.unmount());

/** Two chains of 2 h and a step of 1 h: work 5 h, path 2 h. */
const CSV = 'id,duration (h),needs\na,1,\nb,1,a\nc,1,\nd,1,c\ne,1,\n';

async function opened() {
  page = await mountTask({ query: '?v=2#graph=none' });
  page.lab.openFiles([fileOf(CSV, 'five.csv')]);
  await until('it is shown', () => stateOf(page).source.kind === 'ready');
  await whole(page);
  window.dispatchEvent(new Event('pointermove'));
  await until('the figures are there', () => valuesOf('scale') !== null);
}

const figure = (id: string) => page.container.querySelector(`#figure-${id}`);
const valuesOf = (id: string) => figure(id)?.querySelector<HTMLDetailsElement>('details') ?? null;
const rowsOf = (id: string) =>
  [...(valuesOf(id)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
const makespans = (id: string) => rowsOf(id).map(([agents, makespan]) => `${agents}: ${makespan}`);

describe('exact values', () => {
  it('are made once all is in, so that a search of the page finds them closed', async () => {
    await opened();
    await until('they are there', () => rowsOf('scale').length > 0);
    expect(valuesOf('scale')?.open).toBe(false);
    expect(makespans('scale').slice(0, 3)).toEqual(['1: 5', '2: 3', '3: 2']);
  });

  it('are not there of before while they are closed, and are of now when they are opened', async () => {
    await opened();
    await until('they are there', () => rowsOf('worth').length > 0);
    const before = rowsOf('worth');
    page.lab.store.getState().actions.choose({ price: 7 });
    await until('nothing of before', () => rowsOf('worth')[1]?.[2] !== before[1]?.[2]);
    valuesOf('worth')?.querySelector('summary')?.click();
    await until('it is open', () => rowsOf('worth').length > 0);
    // 2 agents are paid for 3 h each, at 7 an hour.
    expect(rowsOf('worth')[1]?.[2]).toBe('42');
    page.lab.store.getState().actions.choose({ price: 3 });
    await until('it follows', () => rowsOf('worth')[1]?.[2] === '18');
  });

  it('are made at once where somebody opens them before that', async () => {
    await opened();
    page.lab.store.getState().actions.change({ overhead: true });
    valuesOf('scale')?.querySelector('summary')?.click();
    await until('they are there', () => rowsOf('scale').length > 0);
    await whole(page);
    const { scale } = stateOf(page).results;
    await until('they are all there', () => rowsOf('scale').length === scale.length);
  });

  it('are none where no step takes any time', async () => {
    page = await mountTask({ query: '?v=2#graph=none' });
    page.lab.openFiles([fileOf('id,duration (h),needs\na,0,\nb,0,a\n', 'zero.csv')]);
    await until('it is shown', () => stateOf(page).source.kind === 'ready');
    await whole(page);
    window.dispatchEvent(new Event('pointermove'));
    await until('the figures are there', () => valuesOf('graph') !== null);
    expect(valuesOf('profile')).toBeNull();
    expect(valuesOf('path')).toBeNull();
  });
});
