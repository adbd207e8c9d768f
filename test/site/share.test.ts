import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseLink } from '../../src/link/parse-link.ts';
import { show } from './support/article.ts';
import { seriousOn } from './support/axe.ts';
import { complaints, newPage, type Opened, open, ready, shifted, site } from './support/browse.ts';

/** The dialogs that send a figure and save it, on the built site. */

const action = (page: Page, n: number) =>
  page.locator('#figure-standard button[aria-haspopup=dialog]').nth(n);

async function openDialog(page: Page, n: number): Promise<void> {
  await action(page, n).click();
  await page.locator('dialog[open]').waitFor();
}

describe.each(['', 'zh/'])('a figure of /%s', (address) => {
  // Soon computed: what is sent and saved is the same whatever it shows.
  const query = '?v=2&figure=standard&seed=9&meanSteps=100&graphs=4';

  let opened: Opened;
  let page: Page;
  beforeAll(async () => {
    opened = await newPage();
    page = opened.page;
    await page.goto(site + address + query);
    await show(page, 'standard');
  });
  // One page for all, as large as it was and without a dialog.
  afterEach(async () => {
    const dialog = page.locator('dialog[open]');
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    // Or the next test takes it for its own.
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  afterAll(() => opened.close());

  it('is previewed as it is embedded, with the same result, and its code is as high', async () => {
    await openDialog(page, 0);
    await page.locator('dialog .share-digits').waitFor();
    const before = await shifted(page);
    await page.getByRole('tab').nth(1).click();
    const frame = page.frameLocator('dialog iframe');
    await frame.locator('#figure-standard .fplot-line').first().waitFor();
    // Its caption holds the intervals of this seed.
    const words = page.locator('#figure-standard .fig-caption');
    await expect.poll(() => words.textContent()).toMatch(/95%/);
    const caption = await words.textContent();
    await expect.poll(() => frame.locator('.fig-caption').textContent()).toBe(caption);
    const height = () =>
      page.locator('dialog iframe').evaluate((element) => element.getBoundingClientRect().height);
    // No scroll bar of its own: all of the figure is in sight.
    await expect.poll(height).toBeGreaterThan(500);
    await expect
      .poll(() =>
        frame
          .locator('html')
          .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      )
      .toBe(0);
    const code = page.locator('dialog textarea');
    const both = async () => [
      /height="(\d+)"/.exec(await code.inputValue())?.[1],
      String(await height()),
    ];
    await expect.poll(async () => new Set(await both()).size).toBe(1);
    const src = /src="([^"]*)"/.exec(await code.inputValue())?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(src.startsWith(`${site}embed/?`)).toBe(true);
    expect(parseLink(new URL(src).search).parameters.seed).toBe(9);
    expect(parseLink(new URL(src).search).language).toBe(address === '' ? null : 'zh');
    // The page behind does not move, and neither policy forbids anything.
    expect(await shifted(page)).toBe(before);
    expect(await complaints(opened)).toEqual([]);
  });

  it('can be saved as files that say what they are', async () => {
    await openDialog(page, 1);
    const buttons = page.locator('dialog .save-row button');
    await expect.poll(() => buttons.count()).toBeGreaterThanOrEqual(4);
    const [picture, , csv, json] = await buttons.all();
    const saved = async (button: typeof picture) => {
      const download = page.waitForEvent('download');
      await button?.click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await text(await file.createReadStream()) };
    };
    const link = `${site}${address}${query}#figure-standard`;
    const svg = await saved(picture);
    expect(svg.name).toMatch(/^standard-[0-9a-f]{8}\.svg$/);
    expect(svg.text).toContain(link.replaceAll('&', '&amp;'));
    expect(svg.text).not.toMatch(/var\(|class=|<style/);
    expect((await saved(csv)).text).toContain(link);
    const read = JSON.parse((await saved(json)).text) as { query: string };
    expect(parseLink(read.query).parameters.seed).toBe(9);
    // It is told once the browser has taken the file.
    const told = async () => {
      const said = await page.locator('dialog [role=status]').allTextContents();
      return said.filter((each) => /standard-[0-9a-f]{8}\.(svg|json).* kB$/.test(each)).length;
    };
    await expect.poll(told).toBe(2);
    expect(await complaints(opened)).toEqual([]);
  });

  it.each([0, 1])('has dialog %d in order for everybody, on a phone too', async (n) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await show(page, 'standard');
    await openDialog(page, n);
    const tabs = await page.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click();
      // The page behind it cannot be reached meanwhile, and is looked at elsewhere.
      expect(await seriousOn(page, { within: 'dialog[open]', alone: true })).toEqual([]);
      const [width, inner] = await page
        .locator('dialog')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(width).toBeLessThanOrEqual(inner ?? 0);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    const isFocused = () => action(page, n).evaluate((button) => button === document.activeElement);
    await expect.poll(isFocused).toBe(true);
  });
});

it('the race can be filmed, or not after all', async () => {
  const opened = await open('lab/');
  const { page } = opened;
  // A race that is still computed cannot be filmed.
  await ready(page);
  const save = page.locator('.lab-actions button[aria-haspopup=dialog]').nth(1);
  await save.click();
  const record = page.locator('dialog .save').nth(2).locator('.save-row button');
  await record.click();
  await page.locator('dialog progress').waitFor();
  await expect
    .poll(() =>
      page.locator('dialog progress').evaluate((bar) => (bar as HTMLProgressElement).value),
    )
    .toBeGreaterThan(0.02);
  await record.click();
  await expect.poll(() => page.locator('dialog progress').count()).toBe(0);
  // The same button all along: whoever uses keys stays where they were.
  await expect
    .poll(() => record.evaluate((button) => button === document.activeElement))
    .toBe(true);
  expect(await complaints(opened)).toEqual([]);
});
