import { type BrowserContextOptions, chromium, type Page, type Request } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { canBeKept, givenBack, type Heard, type Kept, noteScripts, taken } from './kept-pages.ts';
import { watch } from './watch.ts';

/** Pages of the built site in the browser that all files share. */

export const site = inject('site');
// One connection for all files of a worker; it ends with the worker.
const browser = await chromium.connect(inject('browser'));

/** How to wait for what a page becomes: to look at every frame would keep it drawing, and with it all that run beside. */
export const NOW_AND_THEN = { polling: 50 };

export interface Opened {
  readonly page: Page;
  /** Warnings and errors of the console, and errors nobody caught. */
  readonly said: string[];
  /** Every address that was asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** What a page waits for, and when that changed last: milliseconds. */
const traffic = new WeakMap<Page, { readonly open: Set<Request>; changed: number }>();

/**
 * A page has all that it asked for, and asks for nothing more. Unlike Playwright's `networkidle` this does not wait for
 * ever where the browser does not tell how a request ended, as it may when its page or worker goes.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  const seen = traffic.get(page);
  if (!seen) throw new Error('nobody listens to this page');
  const still = () => Date.now() - seen.changed;
  while (still() < (seen.open.size === 0 ? 500 : 10_000)) await page.waitForTimeout(50);
}

function listen(page: Page): void {
  const seen = { open: new Set<Request>(), changed: Date.now() };
  traffic.set(page, seen);
  const ended = (request: Request) => {
    seen.open.delete(request);
    seen.changed = Date.now();
  };
  page.on('request', (request) => {
    seen.open.add(request);
    seen.changed = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/** A page that nobody else has, which somebody has to close. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Opened> {
  const looks = { viewport: { width: 1280, height: 800 }, ...options };
  const kept = (canBeKept(options) ? await taken(looks) : undefined) ?? (await made(looks));
  const { page, heard, context } = kept;
  traffic.get(page)?.open.clear();
  const close = () => (canBeKept(options) ? givenBack(kept) : context.close());
  return { page, said: heard.said, asked: heard.asked, close };
}

async function made(options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  // Other files have pages open at the same time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const heard: Heard = { said: [], asked: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.said.push(message.text());
  });
  page.on('pageerror', (error) => heard.said.push(String(error)));
  page.on('request', (request) => heard.asked.push(request.url()));
  listen(page);
  if (options.javaScriptEnabled !== false) await page.addInitScript(watch);
  noteScripts(page);
  return { page, context, heard };
}

/**
 * A page at an address of the site, closed with the test, and alive: what is pressed on a page that is about to be taken over may
 * have moved until the press comes. `before`: done to it before it goes there; then it may never come to life.
 */
export async function open(
  address: string,
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<Opened> {
  const opened = await newPage(options);
  onTestFinished(() => opened.close());
  await before?.(opened.page);
  await opened.page.goto(site + address);
  if (options.javaScriptEnabled !== false && !before) await alive(opened.page);
  return opened;
}

/** React has taken over, on the pages that are wholly its own. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (!/\/(lab|claims|task)\/$/.test(window.location.pathname)) return true;
      const parts = [...document.querySelectorAll('#root > *, #body > *')];
      return parts.some((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')));
    },
    undefined,
    NOW_AND_THEN,
  );
}

export const digestOf = (page: Page) => page.getByTestId('digest').textContent();

/** All of a page is there, and alive: of the lab its numbers, of the others what they load at once. */
export async function ready(page: Page): Promise<void> {
  await alive(page);
  if (page.url().includes('/lab/')) {
    await page.waitForSelector('.readout-tables:not([data-old])');
    await page.waitForFunction(
      () =>
        /^[0-9a-f]{13}$/.test(document.querySelector('[data-testid=digest]')?.textContent ?? ''),
      undefined,
      NOW_AND_THEN,
    );
    return;
  }
  await quiet(page);
}

/** What the page and its policy had to say against it, since it was opened; nothing is as it should be. */
export async function complaints({
  page,
  said,
}: Pick<Opened, 'page' | 'said'>): Promise<unknown[]> {
  return [...said, ...(await page.evaluate<string[]>('window.collectedErrors'))];
}

/** How far the page has jumped by itself, once what it does now is drawn. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await window.watched.frames(3);
    return window.watched.shifted();
  });
}

/** The query as an object, without the version. */
export function queryOf(page: Page): Record<string, string> {
  const { v: _, ...query } = Object.fromEntries(new URL(page.url()).searchParams);
  return query;
}
