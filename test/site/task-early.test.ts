import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { complaints, newPage, type Opened, open, queryOf, site } from './support/browse.ts';
import { chooseRadio } from './support/choose-radio.ts';

/** What a reader does on the page of a task graph while its scripts are still on their way is not lost. */

const EXAMPLES = path.resolve('public/examples');
const CSV = 'id,duration,needs\na,2,\nb,3,a\nc,4,a\n';

const name = (page: Page) => page.locator('.task-head h2');
const waiting = (page: Page) => page.locator('.drop-zone-waiting');

interface Slow extends Opened {
  /** Lets the scripts of the page come. */
  release(): void;
}

/** The page as it is on a slow network: all that it brings along but its scripts, which come when they are let. */
async function slow(address = 'task/'): Promise<Slow> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const opened = await newPage();
  const { page } = opened;
  onTestFinished(async () => {
    // Whoever still waits for a script would wait for ever.
    release();
    await opened.close();
  });
  await page.route(/\/assets\/(?!task-early)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // A page counts as loaded only once its scripts are there.
  await page.goto(site + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'taskEarly' in window);
  return { ...opened, release };
}

/** Somebody lets go of it over the page, or pastes it; whether the browser is kept from doing with it as it likes. */
const hand = (
  page: Page,
  how: 'drop' | 'dragover' | 'paste',
  carried: { file?: string; text?: string },
) =>
  page.evaluate(
    ({ how, file, text }) => {
      const transfer = new DataTransfer();
      if (file !== undefined) transfer.items.add(new File([file], 'early.csv'));
      if (text !== undefined) transfer.setData('text/plain', text);
      const about = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent(how, { ...about, clipboardData: transfer })
          : new DragEvent(how, { ...about, dataTransfer: transfer });
      return !document.body.dispatchEvent(event);
    },
    { how, ...carried },
  );

describe('before its scripts are there', () => {
  it('keeps a file that is chosen, and says so', async () => {
    const opened = await slow();
    const { page, release } = opened;
    expect(await waiting(page).isVisible()).toBe(false);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles(path.join(EXAMPLES, 'graham.json'));
    await waiting(page).waitFor();
    release();
    await name(page).filter({ hasText: 'graham.json' }).waitFor();
    await expect.poll(() => waiting(page).isVisible()).toBe(false);
    expect(await complaints(opened)).toEqual([]);
  });

  it('keeps what a box of files gives that was opened before and is closed after them', async () => {
    const { page, release } = await slow();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    const box = await chooser;
    release();
    await name(page).filter({ hasText: 'A scientific workflow' }).waitFor();
    await box.setFiles(path.join(EXAMPLES, 'map.csv'));
    await name(page).filter({ hasText: 'map.csv' }).waitFor();
  });

  it('keeps a file that is dropped, for which the browser would leave the page', async () => {
    const { page, release } = await slow('zh/task/');
    expect(await hand(page, 'dragover', { file: CSV })).toBe(true);
    expect(await hand(page, 'drop', { file: CSV })).toBe(true);
    await waiting(page).waitFor();
    release();
    await name(page).filter({ hasText: 'early.csv' }).waitFor();
    await page.locator('.unit-choices').waitFor();
  });

  it('keeps a text that is pasted', async () => {
    const { page, release } = await slow();
    await hand(page, 'paste', { text: CSV });
    release();
    await name(page).filter({ hasText: 'Pasted text' }).waitFor();
  });

  it('keeps an example that is pressed, with its settings, in place of what the address asks for', async () => {
    const { page, release } = await slow('task/?v=2&example=build');
    await page.getByRole('link', { name: /^Graham/ }).click();
    release();
    await name(page).filter({ hasText: 'Graham' }).waitFor();
    await page.waitForURL(/example=graham/);
    expect(queryOf(page)).toEqual({ example: 'graham', agents: '4', rule: 'input-order' });
    await page.goBack();
    await name(page).filter({ hasText: 'A build' }).waitFor();
  });

  it('shows what was brought last, of several', async () => {
    const { page, release } = await slow();
    await page.getByRole('link', { name: /^A build/ }).click();
    await hand(page, 'drop', { file: CSV });
    await page.getByRole('link', { name: /^A wide map/ }).click();
    release();
    await name(page).filter({ hasText: 'A wide map' }).waitFor();
    await page.waitForURL(/example=map/);
  });

  it('opens the box for text that was asked for, ready to be typed into', async () => {
    const { page, release } = await slow();
    await page.getByRole('button', { name: 'Paste text' }).click();
    release();
    const box = page.locator('.paste-box textarea');
    await box.waitFor();
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('leaves the focus, what is unfolded and the colours as the reader has them', async () => {
    const { page, release } = await slow();
    await page.locator('.task-formats summary').click();
    await chooseRadio(page.getByRole('radio', { name: 'Dark' }));
    const choose = page.getByRole('button', { name: 'Choose files' });
    await choose.focus();
    release();
    await name(page).waitFor();
    await expect.poll(() => page.locator('.task-formats').getAttribute('open')).not.toBe(null);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await expect
      .poll(() => choose.evaluate((button) => button === document.activeElement))
      .toBe(true);
  });

  it('takes the state of its address along to the other language', async () => {
    const { page, release } = await slow('task/?v=2&example=graham&agents=3&rule=input-order');
    // The page that it leads to is not waited for.
    await page
      .locator('.site-nav')
      .getByRole('link', { name: '中文' })
      .click({ noWaitAfter: true });
    release();
    await page.waitForURL(/zh\/task\/\?/, { waitUntil: 'commit' });
    expect(queryOf(page)).toMatchObject({ example: 'graham', agents: '3' });
  });
});

describe('an example of the gallery', () => {
  it('has an address of its own, which shows it as a press does', async () => {
    const { page } = await open('task/');
    await name(page).waitFor();
    const cards = page.locator('.gallery-card');
    const found = await cards.evaluateAll((all) =>
      all.map((card) => [
        card.querySelector('strong')?.textContent,
        (card as HTMLAnchorElement).href,
      ]),
    );
    expect(found).toHaveLength(6);
    for (const [title, address] of found) {
      await page.goto(String(address));
      await name(page)
        .filter({ hasText: String(title) })
        .waitFor();
      expect(page.url()).toBe(address);
    }
  });
});

it('moves neither title nor lead while its scripts come', async () => {
  const { page, release } = await slow();
  const marked = () =>
    page.evaluate(() => {
      const all = document.querySelectorAll('.task-top, .task-top p, .site-header, .site-footer');
      return [...all].map((element) => element.hasAttribute('data-mark'));
    });
  await page.evaluate(() => {
    const all = document.querySelectorAll('.task-top, .task-top p, .site-header, .site-footer');
    for (const element of all) element.setAttribute('data-mark', '');
  });
  release();
  await name(page).waitFor();
  expect(await marked()).toEqual([true, true, true, true]);
});

it('reads what it keeps as any other file: the same graph as one that comes late', async () => {
  const text = readFileSync(path.join(EXAMPLES, 'map.csv'), 'utf8');
  const numbers = async ({ page }: Opened) => {
    await name(page).filter({ hasText: 'early.csv' }).waitFor();
    return page.locator('.task-head').textContent();
  };
  const early = await slow();
  await hand(early.page, 'drop', { file: text });
  early.release();
  const late = await open('task/');
  await name(late.page).waitFor();
  await hand(late.page, 'drop', { file: text });
  expect(await numbers(early)).toBe(await numbers(late));
});
