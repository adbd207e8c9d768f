import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/**
 * Pages that go from test to test, each as if it were new: to open one is most of the work of many a test.
 * A worker holds few of them, and one that cannot be made as new again is closed.
 */

type Looks = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>;

/** Where what a page says and asks for goes: to the test that has it now. */
export interface Heard {
  said: string[];
  asked: string[];
}

export interface Kept {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly heard: Heard;
}

const MOST = 2;
const idle: Kept[] = [];
const changedForGood = new WeakSet<Page>();
const debuggers = new WeakMap<Page, CDPSession>();

/** Whether pages with these options can go on: all others are set when a page is made. */
export const canBeKept = (options: BrowserContextOptions) =>
  Object.keys(options).every((key) => key === 'viewport' || key === 'colorScheme');

/** What puts a clock of the test's own in place of the page's, in whatever it opens from then on. */
const CLOCKS = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** To be called before a page is given away: a script that is put into it runs in whatever it opens from then on. */
export function noteScripts(page: Page): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = (...all: Parameters<Page['addInitScript']>) => {
    changedForGood.add(page);
    return add(...all);
  };
  for (const name of CLOCKS) {
    const put = page.clock[name].bind(page.clock) as (...all: unknown[]) => Promise<void>;
    page.clock[name] = (...all: unknown[]) => {
      changedForGood.add(page);
      return put(...all);
    };
  }
}

/** One that nobody has, with these looks; undefined where there is none. */
export async function taken(looks: Looks): Promise<Kept | undefined> {
  const kept = idle.pop();
  if (!kept) return undefined;
  const { page, heard } = kept;
  Object.assign(heard, { said: [], asked: [] } satisfies Heard);
  if (looks.viewport) await page.setViewportSize(looks.viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: looks.colorScheme ?? 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
  return kept;
}

/** Makes it as new for the next test, or closes it. */
export async function givenBack(kept: Kept): Promise<void> {
  const { page, context } = kept;
  const good = idle.length < MOST && !changedForGood.has(page) && !page.isClosed();
  if (!good || !(await madeAsNew(kept).catch(() => false))) await context.close();
  else idle.push(kept);
}

async function madeAsNew({ page, context }: Kept): Promise<boolean> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'wait' });
  // Refused where the page lies in a sandbox.
  await page.evaluate(() => window.sessionStorage.clear()).catch(() => {});
  await page.mouse.move(-10, -10);
  await page.goto('about:blank', { timeout: 30_000 });
  const session = debuggers.get(page) ?? (await context.newCDPSession(page));
  debuggers.set(page, session);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  return true;
}
