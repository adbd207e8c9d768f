import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FORMAT_IDS } from '../../src/graphs/formats/format.ts';
import { alive, complaints, open, queryOf, quiet, site } from './support/browse.ts';

/** The page of a reader's own task graph, built. */

const FIGURE_FILE = path.resolve('test/fixtures/figure-files/standard.json');
const EXAMPLES = path.resolve('public/examples');

const verdict = (page: Page) => page.locator('.task-verdict-sentence');
const name = (page: Page) => page.locator('.task-head h2');

interface Carried {
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  readonly text?: string;
}

/** Somebody lets go of it over the page. */
const drop = (page: Page, carried: Carried) =>
  page.evaluate(({ files = [], text }) => {
    const dataTransfer = new DataTransfer();
    for (const each of files) dataTransfer.items.add(new File([each.text], each.name));
    if (text !== undefined) dataTransfer.setData('text/plain', text);
    const about = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('drop', about));
  }, carried);

const example = (file: string) => ({
  name: file,
  text: readFileSync(path.join(EXAMPLES, file), 'utf8'),
});

describe.each(['task/', 'zh/task/'])('the page at /%s', (address) => {
  it('tells what it does where scripts do not run, and has nothing to press that does nothing', async () => {
    const { page } = await open(address, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('noscript').textContent()).not.toBe('');
    await page.locator('.task-formats summary').click();
    expect(await page.locator('.task-formats li:visible').count()).toBe(FORMAT_IDS.length);
    const dead = page.locator('#root :is(button, input, select, textarea):visible');
    expect(await dead.count()).toBe(0);
  });

  it('reads a file without asking anybody for anything, and without a word to the console', async () => {
    const opened = await open(address);
    const { page, asked } = opened;
    await verdict(page).waitFor();
    await quiet(page);
    const before = asked.length;
    await drop(page, { files: [example('map.csv')] });
    await name(page).filter({ hasText: 'map.csv' }).waitFor();
    await verdict(page).waitFor();
    await page.mouse.wheel(0, 400);
    await page.locator('#figure-graph').waitFor();
    // Scripts of the site itself, at most: what was dropped is nowhere among them.
    const since = asked.slice(before);
    const others = since.filter((url) => !url.startsWith(`${site}assets/`));
    expect(others.filter((url) => url !== `${site}icon.svg`)).toEqual([]);
    expect(await complaints(opened)).toEqual([]);
  });

  it('does not scroll sideways on a narrow phone, with a graph and a question on show', async () => {
    const { page } = await open(address, { viewport: { width: 320, height: 640 } });
    await verdict(page).waitFor();
    const width = () => page.evaluate('document.documentElement.scrollWidth');
    await expect.poll(width).toBeLessThanOrEqual(320);
    await drop(page, {
      files: [
        {
          name: `${'x'.repeat(300)}.csv`,
          text: `id,duration,needs\n${'y'.repeat(300)},12345.678901,`,
        },
      ],
    });
    await page.locator('.unit-choices').waitFor();
    await expect.poll(width).toBeLessThanOrEqual(320);
  });
});

it('takes several files that belong together', async () => {
  const { page } = await open('task/');
  await verdict(page).waitFor();
  await drop(page, { files: [example('build.ninja'), example('build.ninja_log')] });
  await name(page).filter({ hasText: 'build.ninja + build.ninja_log' }).waitFor();
  await expect.poll(() => page.locator('.task-head-kind').textContent()).toBe('Ninja');
});

it('goes back and forth through the graphs that were on show', async () => {
  const { page } = await open('task/');
  await verdict(page).waitFor();
  const card = (text: string) => page.locator('.gallery-card', { hasText: text });
  await card('A build').click();
  await name(page).filter({ hasText: 'A build' }).waitFor();
  await page.waitForURL(/example=build/);
  await card('Graham').click();
  await name(page).filter({ hasText: 'Graham' }).waitFor();
  await page.waitForURL(/example=graham/);
  expect(queryOf(page)).toMatchObject({ agents: '4', rule: 'input-order' });
  await page.goBack();
  await name(page).filter({ hasText: 'A build' }).waitFor();
  await page.goBack();
  await name(page).filter({ hasText: 'A scientific workflow' }).waitFor();
  await page.goForward();
  await name(page).filter({ hasText: 'A build' }).waitFor();
});

it('opens a figure file of this site where its figure is', async () => {
  const { page } = await open('task/');
  await verdict(page).waitFor();
  const text = readFileSync(FIGURE_FILE, 'utf8');
  await drop(page, { files: [{ name: 'standard.json', text }] });
  await page.waitForURL(/#figure-standard$/);
  expect(page.url().startsWith(site)).toBe(true);
});

it('is named where a task graph is dropped on another page', async () => {
  const { page } = await open('method/');
  await quiet(page);
  // What watches comes when something is first held over the page.
  await page.evaluate(() => window.dispatchEvent(new Event('dragenter')));
  const link = page.locator('.drop-said a[href$="task/"]');
  await expect
    .poll(
      async () => {
        await drop(page, { files: [{ name: 'graph.dot', text: 'digraph { a -> b }' }] });
        return link.count();
      },
      { interval: 500 },
    )
    .toBe(1);
});

it('takes the theme along to other pages and nothing else, and keeps its state in the other language', async () => {
  const { page } = await open('task/?v=2&example=graham&agents=3&rule=input-order&theme=dark');
  await verdict(page).waitFor();
  const nav = page.locator('.site-nav');
  await nav.getByRole('link', { name: '中文' }).click();
  await page.waitForURL(/zh\/task\/\?/);
  expect(queryOf(page)).toMatchObject({ example: 'graham', agents: '3', theme: 'dark' });
  // Its links take along what there is once it lives.
  await alive(page);
  await page.locator('.site-nav a[data-to="lab"]').click();
  await page.waitForURL(/zh\/lab\//);
  expect(queryOf(page)).toEqual({ theme: 'dark' });
});

it('is reached and used by keys alone', async () => {
  const { page } = await open('task/');
  await verdict(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').getAttribute('href')).toBe('#figure');
  const choose = page.getByRole('button', { name: 'Choose files' });
  const chooser = page.waitForEvent('filechooser');
  await choose.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(path.join(EXAMPLES, 'graham.json'));
  await name(page).filter({ hasText: 'graham.json' }).waitFor();
  await page.getByRole('button', { name: 'Paste text' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.paste-box textarea:focus').waitFor();
  await page.keyboard.insertText('id,duration,needs\na,1,\nb,2,a\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.unit-choices button').first().waitFor();
  await page.getByRole('button', { name: /hours$/ }).focus();
  await page.keyboard.press('Enter');
  await name(page).filter({ hasText: 'Pasted text' }).waitFor();
  await expect.poll(() => page.locator('.task-numbers').textContent()).toMatch(/3\sh/);
});

describe('a graph that is too large for the link', () => {
  /** More steps than are put into links: a chain of four agents' worth. */
  const large = {
    name: 'large.csv',
    text: `id,duration,needs\n${Array.from({ length: 3000 }, (_, i) => `s${i},1,${i < 4 ? '' : `s${i - 4}`}`).join('\n')}\n`,
  };
  const left = (page: Page) =>
    page.evaluate(async () => {
      const opening = indexedDB.open('task-graphs');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const asking = opening.result.transaction('kept').objectStore('kept').getAllKeys();
      await new Promise((resolve) => asking.addEventListener('success', resolve));
      return asking.result;
    });

  it('goes along to the other language with its unit and settings, and leaves nothing behind', async () => {
    const { page } = await open('task/');
    await verdict(page).waitFor();
    await drop(page, { files: [large] });
    await page.getByRole('button', { name: /minutes$/ }).click();
    await page.getByRole('button', { name: 'Show 4 agents' }).click();
    await page.waitForURL(/agents=4#graph=none&name=large\.csv&unit=min/);
    await page.locator('.site-nav').getByRole('link', { name: '中文' }).click();
    await page.waitForURL(/zh\/task\/\?/);
    await name(page).filter({ hasText: 'large.csv' }).waitFor();
    await page.getByText('下面各图展示的是 4 个智能体。').waitFor();
    // 3,000 steps of a minute, in four chains.
    await expect.poll(() => page.locator('.task-numbers').textContent()).toMatch(/2\s天\s2\s小时/);
    // It is taken away once it was picked up.
    await expect.poll(() => left(page)).toEqual([]);
  });

  it('is not there for another tab with the same link', async () => {
    const { page } = await open('task/?v=2&graph=none');
    await page.locator('.task-missing').waitFor();
    expect(await name(page).count()).toBe(0);
  });
});

it('has the settings at hand on a phone while figures are in view, and a way to all of them and back', async () => {
  const { page } = await open('task/', { viewport: { width: 390, height: 844 } });
  await verdict(page).waitFor();
  const quick = page.locator('.task-quick');
  await page.locator('.task-figures').scrollIntoViewIfNeeded();
  await page.locator('#figure-graph').evaluate((figure) => figure.scrollIntoView());
  await expect
    .poll(() => quick.evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom)))
    .toBe(844);
  await quick.getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await page.waitForURL(/agents=3/);
  await quick.getByRole('link').click();
  const panel = page.locator('#task-settings');
  const top = () => panel.evaluate((panel) => panel.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) >= 0 && (await top()) < 40).toBe(true);
});

it('keeps the panel of settings in sight beside the figures where there is room', async () => {
  const { page } = await open('task/');
  await verdict(page).waitFor();
  await page.mouse.wheel(0, 500);
  await page.locator('#figure-path').evaluate((figure) => figure.scrollIntoView());
  const box = () => page.locator('#task-settings').boundingBox();
  await expect.poll(async () => (await box())?.y).toBe(0);
  expect((await box())?.height).toBeLessThanOrEqual(800);
  expect(await page.locator('.task-quick').isVisible()).toBe(false);
});

it('prints with its settings and its address', async () => {
  const { page } = await open('task/?v=2&example=graham&agents=4&rule=input-order');
  await verdict(page).waitFor();
  const line = page.locator('.print-line');
  expect(await line.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#task-settings').isVisible()).toBe(false);
  expect(await line.isVisible()).toBe(true);
  const said = await line.textContent();
  expect(said).toMatch(/^Settings: .*Agents: 4 · .*: Input order · .*Overhead: off · /);
  expect(said).toMatch(/\/task\/\?v=2&example=graham&.*agents=4/);
});

it('has files of its examples to save, each as it is read', async () => {
  const { page } = await open('zh/task/');
  await verdict(page).waitFor();
  const links = page.locator('.task-formats .example-files a');
  await page.locator('.task-formats summary').click();
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(addresses).toContain(`${site}examples/trace.json`);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    const file = readFileSync(path.join(EXAMPLES, path.basename(address)));
    expect(await answer.body()).toEqual(file);
  }
});
