import { afterEach, describe, expect, it } from 'vitest';
import { frame, until } from '../lab/harness.tsx';
import { button, CSV, fileOf, type MountedTask, mountTask, shown, stateOf } from './mount-task.tsx';

let page: MountedTask;
afterEach(() => page.unmount());

const hash = () => window.location.hash;

/** An example with settings of its own, and then a file that leaves its unit open. */
async function dropOpen(language: 'en' | 'zh' = 'en'): Promise<void> {
  page = await mountTask({ query: '?v=2#example=build', language });
  await shown(page);
  stateOf(page).actions.change({ agents: 5 });
  await until(
    'the address has it',
    () => hash().includes('agents=5') || window.location.search.includes('agents=5'),
  );
  page.lab.openFiles([fileOf(CSV, 'mine.csv')]);
  await until('it asks', () => stateOf(page).source.kind === 'asking');
  await until('the address tells', () => hash().includes('mine.csv'));
  await until('the question is drawn', () => page.container.querySelector('.task-asking') !== null);
}

function isBack(): void {
  expect(stateOf(page).source.kind).toBe('ready');
  expect(stateOf(page).origin).toEqual({ kind: 'example', slug: 'build' });
  expect(stateOf(page).settings.parameters.agents).toBe(5);
}

const plain = (text: string | null) => (text ?? '').replace(/[\u2068\u2069]/g, '');

describe('while the unit of a file is asked for', () => {
  it.each([
    ['en', 'Back to', 'Back to A build'],
    ['zh', '回到', '回到 一次构建'],
  ] as const)(
    'a button leads back, in %s, with settings, focus and address',
    async (language, part, name) => {
      await dropOpen(language);
      const back = button(page, part);
      expect(plain(back.textContent)).toBe(name);
      back.focus();
      back.click();
      isBack();
      await until('the heading has the focus', () => document.activeElement?.tagName === 'H2');
      await until('the address leads to it', () => window.location.href.includes('example=build'));
      expect(window.location.href).not.toContain('mine.csv');
      // The question stays an entry of its own.
      window.history.back();
      await until('it asks again', () => stateOf(page).source.kind === 'asking');
    },
  );

  it('the keys of undo lead back', async () => {
    await dropOpen();
    // Its keys are listened to once it is drawn.
    await frame();
    await frame();
    const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    isBack();
  });

  it('the button is gone once the unit is told', async () => {
    await dropOpen();
    stateOf(page).actions.choose({ unit: 'min' });
    await shown(page);
    await until('it is drawn', () => page.container.querySelector('[data-ready]') !== null);
    expect(() => button(page, 'Back to')).toThrow('no button');
  });
});
