import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { complete, find, type Mounted, mount, setQuery, until } from '../lab/harness.tsx';

let page: Mounted;

afterEach(() => {
  page.unmount();
  setQuery('');
});

const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];

it('the lab shows the curves and the numbers of a pinned run, and how the current ones compare', async () => {
  page = await mount({ query: '?v=2&steps=60&layers=6&graphs=4&agents=2' });
  await complete(page);
  const factors = () => all('.readout-table .estimate').map(({ textContent }) => textContent);
  const before = factors();
  find<HTMLButtonElement>(page, '#lab-pin').focus();
  await userEvent.keyboard('{Enter}');
  expect(all('.pin').map(({ textContent }) => textContent)).toEqual(['1the same here']);
  expect(all('.plot-ghost')).toEqual([]);

  page.lab.store.getState().actions.change({ agents: 8 });
  await complete(page);
  await until('the pinned run is there', () => all('.pinned-value').length > 0);
  expect(all('.pin-name')[0].textContent).toBe('2 agents');
  // The swarm's two scores; the one agent is the same as before.
  expect(all('.plot-ghost')).toHaveLength(2);
  expect(all('.plot .ghost-mark').map(({ textContent }) => textContent)).toEqual(['1', '1']);

  const [first] = all('.pinned-value');
  const cell = first.closest('td');
  expect(first.querySelector('.pinned-pair > span')?.textContent).toBe(before[0]);
  const now = Number.parseFloat(cell?.querySelector('.estimate')?.textContent ?? '');
  const pinned = Number.parseFloat(before[0] ?? '');
  const told = Number(/\(×([\d.]+)\)/.exec(first.textContent ?? '')?.[1]);
  // All three are rounded to three digits.
  expect(told / (now / pinned)).toBeCloseTo(1, 1.5);

  page.lab.store.getState().actions.undo();
  await complete(page);
  await until('it is the current one again', () => all('.plot-ghost').length === 0);
  find<HTMLButtonElement>(page, '.pin-remove').focus();
  await userEvent.keyboard('{Enter}');
  await until('it is gone', () => all('.pin').length === 0);
  await until('the hand is at the button', () => document.activeElement?.id === 'lab-pin');
});
