import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { digestOfLink } from '../../scripts/engines/node-side.ts';
import { DRAG_WAIT_MS } from '../../src/state/drag.ts';
import { PAUSE_MS } from '../../src/state/edits.ts';
import { settled, show } from './support/article.ts';
import { complaints, digestOf, open, queryOf, ready, site } from './support/browse.ts';
import { chooseRadio } from './support/choose-radio.ts';

const entries = (page: Page) => page.evaluate(() => window.history.length);
const search = (page: Page) => new URL(page.url()).search;

/** Where the middle of a slider is, and how wide it is, once it stands still and the pointer is over it. */
async function over(slider: Locator) {
  await slider.hover();
  const area = await slider.boundingBox();
  if (!area) throw new Error('there is no slider');
  return area;
}

/** Drags the thumb of a setting's slider by hand: three stops, longer at each than writing waits. Returns what it is set to. */
async function drag(page: Page, field: string): Promise<string> {
  const area = await over(page.locator(`${field} input[type=range]`));
  const y = area.y + area.height / 2;
  const x = (share: number) => area.x + 8 + share * (area.width - 16);
  await page.mouse.move(x(0.5), y);
  await page.mouse.down();
  for (const share of [0.55, 0.65, 0.75]) {
    await page.mouse.move(x(share), y, { steps: 5 });
    await page.waitForTimeout(DRAG_WAIT_MS + 50);
  }
  await page.mouse.up();
  return page.locator(`${field} .number-box input`).inputValue();
}

describe('in the lab', () => {
  const field = '[data-key=agents]';
  const done = (page: Page) => ready(page);

  it('a drag is one entry; back, forward, reload and another reader see the same run', async () => {
    const opened = await open('lab/?utm_source=mail&seed=5&graphs=2#settings');
    const { page } = opened;
    await done(page);
    const before = await entries(page);
    const first = await digestOf(page);
    expect(search(page)).toBe('?utm_source=mail&seed=5&graphs=2');
    const agents = await drag(page, field);
    await expect.poll(() => queryOf(page).agents).toBe(agents);
    expect(await entries(page)).toBe(before + 1);
    await done(page);
    const moved = digestOfLink(search(page));
    await expect.poll(() => digestOf(page)).toBe(moved);
    const address = page.url();
    expect(moved).not.toBe(first);
    expect(address).toMatch(
      /\/lab\/\?utm_source=mail&v=2&seed=5&agents=\d+&graphs=2(&at=[\d.]+)?#settings$/,
    );

    await page.goBack();
    await expect.poll(() => digestOf(page)).toBe(first);
    expect(queryOf(page)).not.toHaveProperty('agents');
    await page.goForward();
    await expect.poll(() => digestOf(page)).toBe(moved);
    expect(await entries(page)).toBe(before + 1);
    await page.reload();
    await done(page);
    expect(await digestOf(page)).toBe(moved);

    const other = await open(address.slice(site.length));
    await done(other.page);
    expect(await digestOf(other.page)).toBe(moved);
    expect(await complaints(other)).toEqual([]);
    expect(await complaints(opened)).toEqual([]);
  });
});

describe('in the article', () => {
  const field = '#figure-width [data-key=agents]';
  /** All that the figure says with numbers. */
  const table = (page: Page) => page.locator('#figure-width tbody').first().textContent();
  const values = async (page: Page) => {
    await show(page, 'width');
    return table(page);
  };

  it('a drag is one entry, also of a figure that is unlinked; back, forward and another reader see the same', async () => {
    const { page } = await open('?graphs=2&meanSteps=100&width.graphs=3#width');
    const first = await values(page);
    const before = await entries(page);
    const shared = search(page);
    const agents = await drag(page, field);
    await expect.poll(() => queryOf(page)['width.agents']).toBe(agents);
    await settled(page);
    expect(await entries(page)).toBe(before + 1);
    const moved = await values(page);
    expect(moved).not.toBe(first);
    expect(page.url()).toMatch(
      /\?v=2&meanSteps=100&graphs=2&width\.agents=\d+&width\.graphs=3#width$/,
    );
    const address = page.url();

    await page.goBack();
    await show(page, 'width');
    await expect.poll(() => table(page)).toBe(first);
    expect(queryOf(page)).not.toHaveProperty(['width.agents']);
    await page.goForward();
    await show(page, 'width');
    await expect.poll(() => table(page)).toBe(moved);
    expect(await entries(page)).toBe(before + 1);
    expect(shared).not.toContain('agents');

    const other = await open(address.slice(site.length));
    await show(other.page, 'width');
    await expect.poll(() => table(other.page)).toBe(moved);
  });
});

describe('in the article, what is chosen at a figure', () => {
  it('by a drag is one entry, also where the hand pauses longer than between two gestures', async () => {
    const { page } = await open('?graphs=1&meanSteps=100#deploy');
    await show(page, 'deploy');
    const before = await entries(page);
    const slider = page
      .locator('#figure-deploy')
      .getByRole('slider', { name: 'Budget of agent-time' });
    const area = await over(slider);
    const y = area.y + area.height / 2;
    await page.mouse.move(area.x + area.width / 2, y);
    await page.mouse.down();
    for (const share of [0.6, 0.7, 0.8]) {
      await page.mouse.move(area.x + share * area.width, y, { steps: 4 });
      await page.waitForTimeout(PAUSE_MS + 50);
    }
    await page.mouse.up();
    await expect.poll(() => search(page)).toMatch(/&deploy\.budget=\d+$/);
    await expect.poll(() => entries(page)).toBe(before + 1);
    await page.goBack();
    await expect.poll(() => search(page)).not.toContain('deploy');
  });
});

describe('a link that is about a figure', () => {
  const top = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

  it('opens the article there, unless the address says where, or the reader is somewhere', async () => {
    const { page } = await open('?figure=rules&graphs=1&meanSteps=100');
    await expect.poll(() => top(page, 'figure-rules')).toBeLessThan(200);
    await settled(page);
    await expect.poll(async () => Math.abs(await top(page, 'figure-rules'))).toBeLessThan(200);
    await page.evaluate(() => window.scrollTo(0, 4000));
    await page.reload();
    await ready(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
    expect(await top(page, 'rules')).toBeGreaterThan(200);

    const { page: placed } = await open('?figure=rules#compare');
    await ready(placed);
    await settled(placed);
    await expect.poll(async () => Math.abs(await top(placed, 'compare'))).toBeLessThan(200);
  });

  it('stays at the top where there is something to say, and leads on', async () => {
    const { page } = await open('?figure=rules&agents=0');
    const notice = page.locator('.notice[data-kind=link]');
    await notice.waitFor();
    await ready(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await notice.getByRole('link', { name: 'Go to the figure' }).click();
    await expect.poll(() => top(page, 'rules')).toBeLessThan(200);
    expect(queryOf(page)).toEqual({ figure: 'rules', agents: '0' });
  });

  it('leads to the page where the figure is', async () => {
    const { page } = await open('lab/?figure=rules&agents=8');
    await page.waitForURL((url) => !url.pathname.includes('/lab/'));
    await expect.poll(() => top(page, 'figure-rules')).toBeLessThan(200);
    expect(queryOf(page)).toEqual({ figure: 'rules', agents: '8' });
    const { page: raced } = await open('zh/?figure=race&agents=8');
    await raced.waitForURL((url) => url.pathname.endsWith('/zh/lab/'));
  });
});

const PAGES = ['', 'lab/', 'claims/', 'method/', 'glossary/'];

describe('a theme in a link', () => {
  const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? null);
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

  it.each(PAGES)(
    'holds for the visit of /%s; one that is chosen is kept and written',
    async (address) => {
      const { page } = await open(`${address}?theme=dark`);
      await ready(page);
      expect([await shown(page), await stored(page)]).toEqual(['dark', null]);
      const checked = () => page.locator('.theme input:checked').first().getAttribute('value');
      await expect.poll(checked).toBe('dark');
      await chooseRadio(page.locator('.theme input[value=light]').first());
      await expect.poll(() => search(page)).toMatch(/^\?v=2&theme=light$/);
      expect([await shown(page), await stored(page)]).toEqual(['light', 'light']);
      await chooseRadio(page.locator('.theme input[value=system]').first());
      await expect.poll(() => search(page)).toBe('');
      expect([await shown(page), await stored(page)]).toEqual([null, null]);
    },
  );
});

describe('a language in a link', () => {
  it.each(PAGES)('leads from /%s to the same page, with the rest of the query', async (address) => {
    const { page } = await open(`${address}?v=2&agents=8&lang=zh&utm_source=x#top`);
    await page.waitForURL(`${site}zh/${address}?v=2&agents=8&utm_source=x#top`);
    await ready(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
    const { page: back } = await open(`zh/${address}?lang=en`);
    await back.waitForURL(site + address);
  });

  it('leads nowhere where it is the language of the page, and does not keep the reader there', async () => {
    const { page } = await open('zh/glossary/?agents=8&lang=zh');
    await expect.poll(() => page.url()).toBe(`${site}zh/glossary/?agents=8`);
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(`${site}glossary/?agents=8`);
    const { page: unknown } = await open('zh/glossary/?lang=fr');
    await ready(unknown);
    expect(unknown.url()).toBe(`${site}zh/glossary/?lang=fr`);
  });
});
