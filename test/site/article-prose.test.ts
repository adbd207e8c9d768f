import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../../src/messages/index.ts';
import { ARTICLES, said, settled, show } from './support/article.ts';
import { open, queryOf, ready, site } from './support/browse.ts';

/** The text of the built article: sentences that know whether they hold, cards, places. */

const textsOf = (address: string) => catalogues[address.startsWith('zh') ? 'zh' : 'en'];

describe('a sentence that no longer holds says so', () => {
  it('with swarms that hand out steps which nobody could fork, by a link', async () => {
    const { page } = await open('?v=1&refill=on');
    expect(await said(page, 'standard-faster-from-4')).toBe('holds');
    await show(page, 'compare');
    expect(await said(page, 'standard-faster-from-4')).toBe('fails');
    const sentence = page.locator('[data-fails="standard-faster-from-4"]');
    expect(await sentence.textContent()).toContain('No longer: at these settings');
  });

  it('where depth hardly costs anything, by a button in the text and back again', async () => {
    const { page } = await open('zh/');
    const press = (settings: string) => page.locator(`#grow [data-try="${settings}"]`).click();
    await show(page, 'grow');
    await press('preset=flat');
    await expect.poll(() => queryOf(page)).toEqual({ preset: 'flat' });
    await show(page, 'standard');
    expect(await said(page, 'more-than-its-size')).toBe('fails');
    await show(page, 'grow');
    await press('preset=post');
    await show(page, 'standard');
    expect(await said(page, 'more-than-its-size')).toBe('holds');
    expect(queryOf(page)).toEqual({});
  });
});

describe.each(ARTICLES)('cards, /%s', (address) => {
  it('show at a number what was published, what this model gives, and what it is now', async () => {
    const { page } = await open(address);
    await ready(page);
    const marked = '.number [data-number="standard16.coverage.0.5"]';
    const number = page.locator(`#standard .card-host:has(${marked})`).first();
    const card = number.locator('.card');
    expect(await card.isVisible()).toBe(false);
    await number.getByRole('button').focus();
    expect(await card.isVisible()).toBe(true);
    const { number: text } = textsOf(address).article;
    const [lines] = await card.allInnerTexts();
    // 13 times, says the post.
    expect(lines).toContain(text.published('13×'));
    expect(lines).toMatch(/90%/);
    await inside(page, '.card:visible');
    await page.keyboard.press('Escape');
    expect(await card.isVisible()).toBe(false);
    // It comes back with the focus.
    await page.keyboard.press('Tab');
    await number.getByRole('button').focus();
    expect(await card.isVisible()).toBe(true);
  });

  it('show at a term its definition, and lead to its place in the glossary', async () => {
    const { page } = await open(address);
    await ready(page);
    const term = page.locator('#grow .card-host:has(a.gloss[href$="#task-graph"])').first();
    const link = term.getByRole('link');
    await link.focus();
    const [definition] = await term.locator('.card').allInnerTexts();
    expect(await term.locator('.card').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await term.locator('.card').isVisible()).toBe(false);
    await link.click();
    await page.waitForURL(/\/glossary\//);
    expect(page.url()).toBe(`${site}${address}glossary/#task-graph`);
    const entry = page.locator('#task-graph');
    await inside(page, '#task-graph');
    const around = await entry.evaluate((each) => each.closest('div, li, dl')?.textContent ?? '');
    expect(around).toContain(definition);
  });
});

/** What matches lies within the window. */
async function inside(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box, selector).not.toBeNull();
  const { x, y, ...size } = box ?? { x: -1, y: -1, width: 0, height: 0 };
  expect([x >= 0, y >= 0, x + size.width <= width, y < height], selector).toEqual([
    true,
    true,
    true,
    true,
  ]);
}

describe.each(ARTICLES)('places, /%s', (address) => {
  it('the list of contents leads to sections, and marks the one that is read', async () => {
    const { page } = await open(address);
    await ready(page);
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

  it('a heading is a link to itself, and an address with it opens there', async () => {
    const { page } = await open(`${address}?v=1&layers=9#overhead`);
    await ready(page);
    await inside(page, '#overhead-heading');
    await page.locator('#overhead-heading a').click();
    expect(new URL(page.url()).hash).toBe('#overhead');
    expect(queryOf(page)).toEqual({ layers: '9' });
    // A footnote leads to its text and back.
    await page.locator('#note-mark-1').click();
    await inside(page, '#note-1');
    await page.locator('#note-1 a[href="#note-mark-1"]').click();
    await inside(page, '#note-mark-1');
  });
});

it('the other language keeps the state, also one that was not yet written', async () => {
  const { page } = await open('?v=1&layers=9');
  await show(page, 'grow');
  await page.locator('#grow [data-try="preference=2"]').click();
  await page.locator('header a[hreflang=zh-Hans]').click();
  await page.waitForURL(/\/zh\//);
  expect(queryOf(page)).toEqual({ layers: '9', preference: '2' });
  await show(page, 'grow');
  expect(
    await page.locator('#figure-grow [data-key=preference] .number-box input').inputValue(),
  ).toBe('2');
});

it('a link with nonsense in it opens, and says what was adjusted', async () => {
  const { page, said: spoken } = await open('?v=1&layers=abc&agents=0');
  const listed = page.locator('#notices li');
  await expect.poll(() => listed.count()).toBe(2);
  expect((await listed.allInnerTexts()).join('\n')).toMatch(/abc[\s\S]*|Agents: asked for “0”/);
  await settled(page);
  expect(spoken).toEqual([]);
});

it('prints text and pictures, dark on light, and nothing to press', async () => {
  const { page } = await open('', { colorScheme: 'dark' });
  await ready(page);
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
  const widths = await figures.evaluateAll((all) =>
    all.map((each) => {
      const svg = [...each.querySelectorAll('svg, canvas')];
      return Math.max(...svg.map((one) => one.getBoundingClientRect().width));
    }),
  );
  expect(widths).toHaveLength(12);
  expect(Math.min(...widths)).toBeGreaterThan(150);
});
