import path from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newPage, open, site } from './support/browse.ts';

/** What the page of a task graph says where its scripts do not come, and what becomes of what was brought meanwhile. */

const GRAHAM = path.resolve('public/examples/graham.json');
/** All scripts of the site but the first of the page. */
const SCRIPTS = /\/assets\/(?!task-early)[^/]*\.js$/;
/** The figures come in a script of their own, when the reader begins to move. */
const FIGURES = /\/assets\/task-figures[^/]*\.js$/;

const failed = (page: Page) => page.locator('.drop-zone-failed');
const waiting = (page: Page) => page.locator('.drop-zone-waiting');
const brought = (page: Page) => page.locator('.drop-zone-brought');
const name = (page: Page) => page.locator('.task-head h2');

/** A page with each of whose scripts `then` is done; the function given back lets those come that are asked for later. */
async function without(address: string, then: (route: Route) => Promise<void>) {
  const opened = await newPage();
  const { page } = opened;
  onTestFinished(() => opened.close());
  await page.route(SCRIPTS, then);
  await page.goto(site + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'taskEarly' in window);
  return { page, come: () => page.unroute(SCRIPTS) };
}

/** A page whose scripts stay away until they are let. */
async function held(address: string, before?: (page: Page) => Promise<void>) {
  const opened = await newPage();
  const { page } = opened;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  onTestFinished(async () => {
    // Whoever still waits for a script would wait for ever.
    release();
    await opened.close();
  });
  await before?.(page);
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'taskEarly' in window);
  return { page, release };
}

async function choose(page: Page, button: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(GRAHAM);
}

describe.each([
  ['task/', 'Load again', 'Part of this page did not load', 'Choose files', 'Not read yet: '],
  ['zh/task/', '重新加载', '本页有一部分没有加载出来', '选择文件', '尚未读取：'],
])('%s without its scripts', (address, again, sentence, chooseName, notRead) => {
  it('says so at once, names what was brought, and loads again', async () => {
    const { page, come } = await without(address, (route) => route.abort());
    await failed(page).waitFor();
    expect(await failed(page).textContent()).toContain(sentence);
    expect(await brought(page).isVisible()).toBe(false);
    await choose(page, chooseName);
    await brought(page).waitFor();
    await expect.poll(() => brought(page).textContent()).toBe(`${notRead}graham.json`);
    expect(await failed(page).isVisible()).toBe(true);
    expect(await waiting(page).isVisible()).toBe(false);
    await come();
    await page.getByRole('button', { name: again }).click();
    await name(page).waitFor();
    await expect.poll(() => failed(page).isVisible()).toBe(false);
    await expect.poll(() => brought(page).isVisible()).toBe(false);
  });
});

describe('the scripts of the page', () => {
  it('count as missing where one that they import is', async () => {
    let imported = 0;
    const { page } = await without('task/', async (route) => {
      const isEntry = /\/assets\/task-(?!early)[^/]*\.js$/.test(route.request().url());
      if (!isEntry) imported++;
      await (isEntry ? route.continue() : route.abort());
    });
    await failed(page).waitFor();
    expect(imported).toBeGreaterThan(0);
  });

  it('count as missing where one breaks while it starts', async () => {
    const body = 'throw new Error("broken")';
    const { page } = await without('task/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await failed(page).waitFor();
  });

  it('do not where a script of somebody else breaks', async () => {
    const { page, release } = await held('task/');
    await page.evaluate(() => {
      const event = { message: 'not ours', filename: 'moz-extension://1/content.js' };
      window.dispatchEvent(new ErrorEvent('error', event));
    });
    expect(await failed(page).isVisible()).toBe(false);
    release();
    await name(page).waitFor();
  });

  it('that stay away for long are told of, and what was chosen is read if they come even then', async () => {
    const { page, release } = await held('task/', (page) => page.clock.install());
    await choose(page, 'Choose files');
    await waiting(page).waitFor();
    await expect.poll(() => brought(page).textContent()).toBe('Not read yet: graham.json');
    expect(await failed(page).isVisible()).toBe(false);
    await page.clock.fastForward(15_000);
    expect(await failed(page).isVisible()).toBe(false);
    await page.clock.fastForward(15_000);
    await failed(page).waitFor();
    expect(await waiting(page).isVisible()).toBe(false);
    await page.clock.resume();
    release();
    await name(page).filter({ hasText: 'graham.json' }).waitFor();
    await expect.poll(() => failed(page).isVisible()).toBe(false);
  });

  it('that are missing leave the examples as links, which load the page again', async () => {
    const { page, come } = await without('task/', (route) => route.abort());
    await failed(page).waitFor();
    await come();
    await page.getByRole('link', { name: /^A build/ }).click();
    await name(page).filter({ hasText: 'A build' }).waitFor();
  });
});

describe('the figures, where their script does not come', () => {
  it.each([
    ['task/', 'The figures did not load', 'Try again'],
    ['zh/task/', '下面的各图没有加载出来', '重试'],
  ])('%s says so in their place, and tries again', async (address, sentence, again) => {
    const { page } = await open(address, {}, (page) =>
      page.route(FIGURES, (route) => route.abort()),
    );
    await name(page).waitFor();
    const notice = page.locator('.notice[data-kind=figures]');
    await page.mouse.wheel(0, 200);
    await notice.filter({ hasText: sentence }).waitFor();
    await page.unroute(FIGURES);
    await notice.getByRole('button', { name: again }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.task-figure').first().waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    // The focus is where the button was, not at the beginning of the page.
    const focused = () => page.evaluate(() => document.activeElement?.className);
    await expect.poll(focused).toBe('task-late');
  });
});
