import { afterEach, expect, it } from 'vitest';
import type { Keep, Kept } from '../../../src/state/task/keep.ts';
import { until } from '../lab/harness.tsx';
import { type MountedTask, mountTask } from './mount-task.tsx';

/** Where the focus is when what is kept is removed row by row. */

let page: MountedTask;
afterEach(() => page.unmount());

const entry = (key: string): Kept => ({
  key,
  name: `${key}.csv`,
  format: 'csv',
  steps: 4,
  at: 0,
  bytes: 1,
});

/** A device on which these are kept. `removing`: what happens while one is removed. */
function keeping(keys: readonly string[], removing = () => {}): Keep {
  let kept = keys.map(entry);
  return {
    list: async () => ({ kind: 'done', value: kept }),
    put: async () => ({ kind: 'failed' }),
    get: async () => ({ kind: 'failed' }),
    async remove(key) {
      removing();
      kept = kept.filter((each) => each.key !== key);
      return { kind: 'done', value: null };
    },
  };
}

const removeOf = (name: string) =>
  page.container.querySelector<HTMLButtonElement>(`[aria-label="Remove ${name} from this device"]`);
const rows = () => page.container.querySelectorAll('.kept-list li').length;

/** Presses by the keyboard, and waits until the row is gone. */
async function remove(name: string): Promise<void> {
  const before = rows();
  const pressed = removeOf(name);
  pressed?.focus();
  pressed?.click();
  await until(`${name} is gone`, () => rows() === before - 1);
}

it('the focus goes on to the next row, from the last to the one before, and from the only one to the gallery', async () => {
  page = await mountTask({ options: { keep: keeping(['a', 'b', 'c']) } });
  await until('they are listed', () => rows() === 3);
  await remove('b.csv');
  await until('the next has the focus', () => document.activeElement === removeOf('c.csv'));
  await remove('c.csv');
  await until('the one before has it', () => document.activeElement === removeOf('a.csv'));
  await remove('a.csv');
  const title = page.container.querySelector('.gallery-title');
  expect(title?.textContent).toContain('Examples');
  await until('the gallery has it', () => document.activeElement === title);
});

it('who has moved on before the row is gone stays there', async () => {
  const elsewhere = () => page.container.querySelector<HTMLElement>('.drop-zone-choose');
  page = await mountTask({ options: { keep: keeping(['a', 'b'], () => elsewhere()?.focus()) } });
  await until('they are listed', () => rows() === 2);
  await remove('a.csv');
  await until('it is said', () =>
    [...page.container.querySelectorAll('.gallery [role=status]')].some((each) =>
      each.textContent?.includes('a.csv'),
    ),
  );
  expect(document.activeElement).toBe(elsewhere());
});
