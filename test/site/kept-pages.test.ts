import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newPage, site } from './support/browse.ts';

/** A page that goes on to another test is as a new one: what one test leaves behind would decide another. */

const state = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    entries: history.length,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    print: matchMedia('print').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    size: [innerWidth, innerHeight],
    icon: (await fetch('../icon.svg')).status,
  }));

it('holds nothing of what was done with it before', async () => {
  const first = await newPage();
  await first.page.goto(`${site}glossary/`);
  await first.page.evaluate(async () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
    const opening = indexedDB.open('a');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    location.hash = 'b';
    console.warn('said');
  });
  await first.page.route('**/icon.svg', (route) => route.fulfill({ status: 500 }));
  await first.page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await first.page.setViewportSize({ width: 300, height: 300 });
  const left = await state(first.page);
  expect(left).toMatchObject({ local: 1, session: 1, databases: 1, dark: true, icon: 500 });
  expect(first.said).toContain('said');
  await first.close();

  const second = await newPage();
  // Or this would show nothing.
  expect(second.page).toBe(first.page);
  expect([second.said, second.asked]).toEqual([[], []]);
  await second.page.goto(`${site}method/`);
  expect(await state(second.page)).toEqual({
    local: 0,
    session: 0,
    databases: 0,
    entries: expect.toSatisfy((entries: number) => entries <= 2),
    dark: false,
    print: false,
    still: false,
    size: [1280, 800],
    icon: 200,
  });
  expect(first.said).toContain('said');
  expect(second.said).toEqual([]);
  await second.close();
});

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['a script was put into it', (page) => page.addInitScript('document.title = 0')],
  ['its clock was the test’s', (page) => page.clock.install()],
  ['its clock was held', (page) => page.clock.pauseAt(Date.now() + 1000)],
  ['its clock was set', (page) => page.clock.setFixedTime(0)],
])('does not go on once %s', async (_, change) => {
  const first = await newPage();
  await change(first.page);
  await first.close();
  expect(first.page.isClosed()).toBe(true);
});
