import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../../src/messages/index.ts';
import { LANGUAGE_TAGS, pathOf } from '../../src/pages/addresses.ts';
import { ARTICLES, box, said, settled, show } from './support/article.ts';
import { newPage, type Opened, open, queryOf, site } from './support/browse.ts';

/** The text of the built article: sentences that know whether they hold, cards, places. */

const NO_LONGER = { '': 'No longer: at these settings', 'zh/': '不再成立：在这组设置下' };
const textsOf = (address: string) => catalogues[address.startsWith('zh') ? 'zh' : 'en'];

describe.each(ARTICLES)('the text of /%s, read', (address) => {
  let opened: Opened;
  let page: Page;
  beforeAll(async () => {
    opened = await newPage({ colorScheme: 'dark' });
    page = opened.page;
    await page.goto(site + address);
  });
  afterAll(() => opened.close());
  afterEach(() => page.emulateMedia({ media: 'screen', colorScheme: 'light' }));

  it('prints text and pictures, dark on light, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    const { backgroundColor, color } = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return { backgroundColor: style.backgroundColor, color: style.color };
    });
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const controls = page
      .locator(
        'input, select, .fig-controls, .fig-actions, .contents, .card, nav, button:not(.number, .try)',
      )
      .filter({ visible: true });
    expect(await controls.evaluateAll((all) => all.map((each) => each.className))).toEqual([]);
    const figures = page.locator('.fig-slot > figure');
    const widths = () =>
      figures.evaluateAll((all) =>
        all.map((each) => {
          const svg = [...each.querySelectorAll('svg, canvas')];
          return Math.max(...svg.map((one) => one.getBoundingClientRect().width));
        }),
      );
    expect(await widths()).toHaveLength(12);
    // A figure that is coming to life just now has no picture for a moment.
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(150);
  });

  it('has a list of contents that leads to sections, and marks the one that is read', async () => {
    const { contents } = textsOf(address).article;
    const list = page.getByRole('navigation', { name: contents, exact: true });
    const marked = () =>
      list.locator('[aria-current]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(await marked()).toEqual([]);
    await list.locator('a[href="#rules"]').click();
    await expect.poll(marked).toEqual(['#rules']);
    expect(new URL(page.url()).hash).toBe('#rules');
    await inside(page, '#rules-heading');
    await page.evaluate(() => document.getElementById('width')?.scrollIntoView());
    await expect.poll(marked).toEqual(['#width']);
  });

  it('has notes that lead to their text and back', async () => {
    await page.locator('#note-mark-1').click();
    await inside(page, '#note-1');
    await page.locator('#note-1 a[href="#note-mark-1"]').click();
    await inside(page, '#note-mark-1');
  });

  it('shows at a number what was published, what this model gives, and what it is now', async () => {
    const marked = '.number [data-number="standard16.coverage.0.5"]';
    const number = page.locator(`#standard .card-host:has(${marked})`).first();
    const card = number.locator('.card');
    expect(await card.isVisible()).toBe(false);
    await number.getByRole('button').focus();
    await expect.poll(() => card.isVisible()).toBe(true);
    const { number: text } = textsOf(address).article;
    // 13 times, says the post.
    const lines = async () => (await card.allInnerTexts()).join('\n');
    await expect.poll(lines).toContain(text.published('13×'));
    expect(await lines()).toMatch(/90%/);
    // That a number is of earlier settings is said only where it is. A figure that comes to life now would say it anew.
    await settled(page);
    const mark = (old: boolean) =>
      number.locator(marked).evaluate((each, on) => each.toggleAttribute('data-old', on), old);
    expect(await card.locator('.card-old').isVisible()).toBe(false);
    await mark(true);
    expect(await card.locator('.card-old').isVisible()).toBe(true);
    await mark(false);
    await inside(page, '.card:visible');
    await page.keyboard.press('Escape');
    await expect.poll(() => card.isVisible()).toBe(false);
    // It comes back with the focus.
    await page.keyboard.press('Tab');
    await number.getByRole('button').focus();
    await expect.poll(() => card.isVisible()).toBe(true);
  });

  it('says where depth hardly costs anything what no longer holds, by a button and back again', async () => {
    const press = (settings: string) => page.locator(`#grow [data-try="${settings}"]`).click();
    await show(page, 'grow');
    await press('preset=flat');
    await expect.poll(() => queryOf(page)).toEqual({ preset: 'flat' });
    await show(page, 'standard');
    await expect.poll(() => said(page, 'more-than-its-size')).toEqual(['fails']);
    await show(page, 'grow');
    await press('preset=post');
    await show(page, 'standard');
    await expect.poll(() => said(page, 'more-than-its-size')).toEqual(['holds']);
    await expect.poll(() => queryOf(page)).toEqual({});
  });

  it('shows at a term its definition, and leads to its place in the glossary', async () => {
    const term = page.locator('#grow .card-host:has(a.gloss[href$="#task-graph"])').first();
    const link = term.getByRole('link');
    await link.focus();
    await expect.poll(() => term.locator('.card').isVisible()).toBe(true);
    const [definition] = await term.locator('.card').allInnerTexts();
    expect(definition).not.toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => term.locator('.card').isVisible()).toBe(false);
    await link.click();
    await page.waitForURL(/\/glossary\//);
    expect(page.url()).toBe(`${site}${address}glossary/#task-graph`);
    const entry = page.locator('#task-graph');
    await inside(page, '#task-graph');
    const around = await entry.evaluate((each) => each.closest('div, li, dl')?.textContent ?? '');
    expect(around).toContain(definition);
  });
});

describe.each(ARTICLES)('a link into /%s', (address) => {
  it('opens at its section, says what no longer holds, and keeps its state in the other language', async () => {
    const { page } = await open(`${address}?v=2&refill=on#overhead`);
    await inside(page, '#overhead-heading');
    // A heading is a link to itself.
    await page.locator('#overhead-heading a').click();
    expect(new URL(page.url()).hash).toBe('#overhead');
    expect(queryOf(page)).toEqual({ refill: 'on' });

    await expect.poll(() => said(page, 'standard-faster-from-4')).toEqual(['holds']);
    await show(page, 'compare');
    await expect.poll(() => said(page, 'standard-faster-from-4')).toEqual(['fails']);
    const sentence = page.locator('[data-fails="standard-faster-from-4"]');
    expect(await sentence.textContent()).toContain(NO_LONGER[address]);

    // Also one that was not yet written.
    await show(page, 'grow');
    await page.locator('#grow [data-try="preference=2"]').click();
    const other = address === '' ? 'zh' : 'en';
    await page.locator(`header a[hreflang="${LANGUAGE_TAGS[other]}"]`).click();
    await page.waitForURL((url) =>
      url.href.startsWith(`${site}${pathOf({ language: other, kind: 'front' })}?`),
    );
    expect(queryOf(page)).toEqual({ refill: 'on', preference: '2' });
    await show(page, 'grow');
    await expect.poll(() => box(page, 'grow', 'preference').inputValue()).toBe('2');
  });
});

it('a link with nonsense in it opens, and says what was adjusted', async () => {
  const { page, said: spoken } = await open('?v=2&layers=abc&agents=0');
  const listed = page.locator('#notices li');
  await expect.poll(() => listed.count()).toBe(2);
  expect((await listed.allInnerTexts()).join('\n')).toMatch(
    /abc[\s\S]*Agents: asked for “0”|Agents: asked for “0”[\s\S]*abc/,
  );
  await settled(page);
  expect(spoken).toEqual([]);
});

/** What matches comes to lie within the window: what is laid out late may move it once more. */
async function inside(page: Page, selector: string) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sides = async () => {
    const box = await page.locator(selector).first().boundingBox();
    return box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y < height];
  };
  await expect.poll(sides, { message: selector }).toEqual([true, true, true, true]);
}
