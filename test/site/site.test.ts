import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/browsers.mjs';
import { serve } from '../../scripts/engines/serve.mjs';

/** The built site under a sub-path, as a static host serves it, in a real browser. */

const LAB_PAGES = ['', 'lab/', 'zh/', 'zh/lab/'];
const CLAIMS_PAGES = ['claims/', 'zh/claims/'];
const PAGES = [...LAB_PAGES, ...CLAIMS_PAGES];
const dist = inject('dist');
let site: { url: string; close: () => Promise<void> };
let browser: Browser;
const opened: Page[] = [];

beforeAll(async () => {
  site = await serve(dist);
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A page of its own, with what it says to the console and every address it asks for. */
async function newPage(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  opened.push(page);
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('request', (request) => asked.push(request.url()));
  return { page, said, asked };
}

const digestOf = (page: Page) => page.getByTestId('digest').textContent();

/** All of a page is there: of one around the race its numbers, of the claims the script that takes over. */
async function ready(page: Page) {
  if (page.url().includes('/claims/')) {
    await page.locator('.recompute-button').first().waitFor();
    await page.waitForLoadState('networkidle');
    return;
  }
  await page.waitForSelector('.readout-tables:not([data-old])');
  await expect.poll(() => digestOf(page)).toMatch(/^[0-9a-f]{13}$/);
}

/** Adds up, from now on, how far a page jumps; asked after a moment of rest. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(300);
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
  };
}

describe.each(PAGES)('the page at /%s', (address) => {
  it('opens without a word to the console and without asking anybody else', async () => {
    const { page, said, asked } = await newPage();
    await page.goto(site.url + address);
    await ready(page);
    expect(said).toEqual([]);
    expect(await page.evaluate('window.collectedErrors')).toEqual([]);
    const foreign = asked.filter((url) => !url.startsWith(site.url) && !/^(blob|data):/.test(url));
    expect(foreign).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toMatch(
      address.startsWith('zh') ? /^zh/ : /^en/,
    );
  });

  it('has a policy that allows nothing inline', () => {
    const html = readFileSync(path.join(dist, address, 'index.html'), 'utf8');
    const written =
      /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1] ?? '';
    const policy = written.replaceAll('&#39;', "'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('does not scroll sideways on a narrow phone', async () => {
    const { page } = await newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(site.url + address);
    await ready(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  });
});

describe.each(LAB_PAGES)('the page at /%s', (address) => {
  it('shows its text and a picture where scripts do not run', async () => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto(site.url + address);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('');
    const pictures = await page
      .locator('#root svg')
      .evaluateAll((all) => all.filter((svg) => svg.getBoundingClientRect().width > 250).length);
    expect(pictures).toBeGreaterThanOrEqual(2);
    // Nothing that only a script would bring to life.
    expect(await page.locator('#root input:visible, #root select:visible').count()).toBe(0);
  });
});

describe.each(CLAIMS_PAGES)('the page at /%s', (address) => {
  it('can be read where scripts do not run', async () => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto(site.url + address);
    const rows = page.locator('.claims-table tr.claim');
    expect(await rows.count()).toBeGreaterThan(30);
    expect(await rows.first().isVisible()).toBe(true);
    await page.locator('#september ~ * summary, section:has(#september) summary').first().click();
    expect(await page.locator('#recursive64-lambda').isVisible()).toBe(true);
    expect(await page.locator('#root select:visible, .recompute-button:visible').count()).toBe(0);
  });

  it('does not jump when the script takes over', async () => {
    const { page } = await newPage();
    const shifted = await watchShifts(page);
    await page.goto(site.url + address);
    await ready(page);
    expect(await shifted()).toBeLessThan(0.02);
  });
});

it('a claim opens the lab in its state, and a swarm of September in its preset', async () => {
  const { page } = await newPage();
  await page.goto(`${site.url}claims/`);
  await ready(page);
  await page.locator('#communication-share-64 a').click();
  await ready(page);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ v: '1', agents: '64', overhead: 'on' });
  await page.goto(`${site.url}claims/`);
  await ready(page);
  await page.locator('[data-cell="119"]').click();
  await page.locator('.matrix-detail a').click();
  await ready(page);
  expect(new URL(page.url()).search).toBe('?v=1&preset=september&swarm=recursive&agents=64');
});

it('recomputes a study in the background, and stops when told to', async () => {
  const { page, said } = await newPage();
  await page.goto(`${site.url}claims/`);
  await ready(page);
  const panel = page.locator('[aria-labelledby="september"] .recompute');
  const before = await page.locator('.matrix').textContent();
  await panel.getByRole('button').click();
  await expect.poll(() => panel.textContent(), { timeout: 50_000 }).toMatch(/[1-7] of 8 parts/);
  await panel.getByRole('button').click();
  expect(await panel.locator('progress').count()).toBe(0);
  expect(await page.locator('.matrix').textContent()).toBe(before);
  expect(said).toEqual([]);
});

const KINDS = ['single', 'standard', 'recursive', 'independent', 'sessions&sessions=4'];

describe.each(['lab/', 'zh/lab/'])('on a narrow phone %s', (address) => {
  it.each(KINDS)('does not scroll sideways with the swarm %s', async (kind) => {
    const { page } = await newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(`${site.url}${address}?overhead=on&swarm=${kind}`);
    await ready(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    // One line each: a head that gives way stands letter under letter.
    const heads = await page
      .locator('.readout-table th[scope="row"]')
      .evaluateAll((all) => all.map((head) => head.querySelector('button')?.offsetHeight ?? 0));
    expect(Math.max(...heads)).toBeLessThan(32);
  });
});

it('keeps the race in sight on a phone while a setting is moved, and nothing focused below it', async () => {
  const { page } = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}lab/`);
  await ready(page);
  const length = () => page.evaluate('document.documentElement.scrollHeight');
  const before = await length();
  expect(await page.locator('[data-pinned]').count()).toBe(0);
  for (const key of ['swarm', 'agents', 'layers', 'preset']) {
    await page.locator(`[data-key=${key}] :is(input, select)`).last().focus();
    const strip = page.locator('.lab-race[data-pinned]');
    await strip.waitFor();
    const { y, height } = (await strip.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBe(0);
    expect(height).toBeLessThan(844 / 3);
    for (const canvas of await strip.locator('canvas').all())
      expect(await canvas.isVisible()).toBe(true);
    const focused = await page.locator(':focus').boundingBox();
    expect(focused?.y).toBeGreaterThan(height);
  }
  expect(await length()).toBe(before);
  await page.evaluate('scrollTo(0, 0)');
  await expect.poll(() => page.locator('[data-pinned]').count()).toBe(0);
});

it('prints dark on light, with its settings and its address, whatever the colours', async () => {
  const { page } = await newPage({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${site.url}lab/?agents=64`);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const colours = () => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  };
  expect(await page.evaluate(colours)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const line = await page.locator('.print-line').textContent();
  expect(line).toMatch(/Agents: 64\..*lab\/\?v=1&agents=64$|Agents: 64\..*lab\/\?agents=64$/);
});

it('nothing jumps while the first result comes in', async () => {
  const { page } = await newPage();
  const shifted = await watchShifts(page);
  await page.goto(`${site.url}lab/`);
  await ready(page);
  expect(await shifted()).toBeLessThan(0.02);
});

it('says so, and keeps the picture, where workers cannot run; and tries again when asked', async () => {
  const { page } = await newPage();
  await page.addInitScript(() => {
    const { Worker } = window;
    let blocked = true;
    Object.assign(window, {
      unblock: () => {
        blocked = false;
      },
      Worker: class extends Worker {
        constructor(...all: ConstructorParameters<typeof Worker>) {
          if (blocked) throw new DOMException('no workers here', 'SecurityError');
          super(...all);
        }
      },
    });
  });
  await page.goto(`${site.url}lab/`);
  const notice = page.getByRole('alert');
  await notice.waitFor();
  await expect.poll(() => page.locator('[data-poster] svg').count()).toBeGreaterThanOrEqual(1);
  expect(await page.locator('[data-poster] svg').first().isVisible()).toBe(true);
  await page.evaluate('unblock()');
  await notice.getByRole('button').click();
  await ready(page);
  expect(await notice.count()).toBe(0);
});

it('a link shows the same run again, in the other language too', async () => {
  const { page } = await newPage();
  await page.goto(`${site.url}lab/?v=1&agents=64&seed=7&overhead=on`);
  await ready(page);
  const digest = await digestOf(page);
  const other = page.getByRole('link', { name: '中文' });
  await other.click();
  await page.waitForURL(/\/zh\/lab\//);
  await ready(page);
  expect(new URL(page.url()).searchParams.get('agents')).toBe('64');
  expect(await digestOf(page)).toBe(digest);
});

it('a link with nonsense in it opens, and says what was adjusted', async () => {
  const { page, said } = await newPage();
  const junk = `agents=0&layers=abc&steps=1e3&__proto__=1&seed=-1&junk=${'x'.repeat(9000)}`;
  await page.goto(`${site.url}lab/?v=1&${junk}`);
  await ready(page);
  const listed = await page.locator('.notice[data-kind="link"] li').allInnerTexts();
  expect(listed.join('\n')).toMatch(/Agents: asked for “0”.*1 is used/);
  expect(listed.join('\n')).toMatch(/abc/);
  expect(listed.join('\n')).toMatch(/-1/);
  expect(said).toEqual([]);
});

describe('what a reader has to load', () => {
  const assets = path.join(dist, 'assets');
  const compressed = (pattern: RegExp) =>
    readdirSync(assets)
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(assets, name))).length, 0);

  it('is at most 200 KB of script for the page, and 40 KB for the worker', () => {
    const worker = compressed(/^worker-.*\.js$/);
    expect(worker).toBeGreaterThan(1000);
    expect(worker).toBeLessThan(40_000);
    expect(compressed(/\.js$/) - worker).toBeLessThan(200_000);
  });
});
