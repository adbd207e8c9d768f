import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/messages/index.ts';
import { until } from '../lab/harness.tsx';
import { button, type MountedTask, mountTask, stateOf, told, whole } from './mount-task.tsx';

let page: MountedTask;
afterEach(() => {
  vi.restoreAllMocks();
  page.unmount();
});

function boxOf(label: string): HTMLInputElement {
  const fields = [...page.container.querySelectorAll('.task-panel .field')];
  const field = fields.find((each) => each.textContent?.startsWith(label));
  const box = field?.querySelector<HTMLInputElement>('input[type=text]');
  if (!box) throw new Error(`there is no box "${label}"`);
  return box;
}

async function type(label: string, text: string): Promise<void> {
  const box = boxOf(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await until('it is typed', () => boxOf(label).value === text);
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

const opened = async (language: Language = 'en') => {
  page = await mountTask({ language });
  await whole(page);
};

it('a price with a decimal comma is that price, and one that could be two prices is refused in a sentence', async () => {
  await opened();
  const price = 'Price of an agent-hour';
  await type(price, '1,5');
  expect(stateOf(page).settings.price).toBe(1.5);
  await type(price, '1,500');
  expect(stateOf(page).settings.price).toBe(1500);
  await type(price, '1,50,0');
  await until('it is told', () => told(page).includes('“1,50,0” is no number from 0 on.'));
  expect(stateOf(page).settings.price).toBe(1500);
  await type(price, '1.23456789');
  await until('it is told', () => told(page).includes('6 digits are kept; 1.23457 is used.'));
  expect(stateOf(page).settings.price).toBe(1.23457);
});

it.each([
  ['100000', 1024, '“100000”; allowed is a whole number from 1 to 1,024; 1,024 is used.'],
  ['2000', 1024, '“2000”; allowed is a whole number from 1 to 1,024; 1,024 is used.'],
  ['2.7', 3, '“2.7”; allowed is a whole number from 1 to 1,024; 3 is used.'],
  ['0', 1, '“0”; allowed is a whole number from 1 to 1,024; 1 is used.'],
])('%s agents are %i, and the page says so', async (text, used, sentence) => {
  await opened();
  await type('Agents', text);
  await until('it is set', () => stateOf(page).parameters.agents === used);
  await until('it is told', () => told(page).includes(sentence));
  expect(boxOf('Agents').value).toBe(String(used));
});

it('reset is there for what was changed of money alone', async () => {
  await opened('zh');
  // The example is shown with settings of its own.
  button(page, '重置').click();
  await until('nothing is to be reset', () => button(page, '重置').disabled);
  await type('早一小时完工值多少', '2,5');
  await until('something is', () => !button(page, '重置').disabled);
  button(page, '重置').click();
  expect(stateOf(page).settings.hour).toBe(null);
});

it('the figures come when something takes the focus, and by themselves when all has long been there', async () => {
  const areThere = () => page.container.querySelector('.task-coming') === null;
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue();
  const waits = vi.spyOn(window, 'setTimeout');
  await opened();
  await until('they are to come', () => waits.mock.calls.some(([, wait]) => wait === 6000));
  const [come] = waits.mock.calls.find(([, wait]) => wait === 6000) ?? [];
  if (typeof come !== 'function') throw new Error('nothing is to come');
  expect(areThere()).toBe(false);
  come();
  await until('they are there', areThere);
  page.unmount();
  page = await mountTask();
  await whole(page);
  expect(areThere()).toBe(false);
  // A window in the background tells nobody of a focus.
  page.container.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await until('they are there', areThere);
});
