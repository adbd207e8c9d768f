import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { NOW_AND_THEN, newPage, type Opened, site } from './support/browse.ts';
import { allowModules, host } from './support/host-page.ts';

/** `<swarm-figure>` in pages of another origin. */

interface Heard {
  readonly id: string;
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

declare global {
  interface Window {
    told: Heard[];
  }
}

/** On the way up from the elements: their events leave them. */
const LISTEN = `
window.told = [];
for (const type of ['ready', 'state', 'play', 'pause', 'error'])
  document.addEventListener('swarm-' + type, ({ target, type, detail }) =>
    told.push({ id: target.id, type, detail }));`;

async function opened(body: string, head = ''): Promise<Opened> {
  const address = await host({
    'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<title>Host</title>
<script src="host.js"></script><script type="module" src="${site}swarm-figure.js"></script></head>
<body>${body}</body></html>`,
    'host.js': LISTEN,
  });
  const opened = await newPage();
  onTestFinished(() => opened.close());
  await allowModules(opened.page);
  await opened.page.goto(address);
  return opened;
}

/** Waits for an event of an element, and returns its detail. */
async function told(page: Page, id: string, type: string, pattern = '') {
  const found = await page.waitForFunction(
    ({ id, type, pattern }) =>
      window.told.findLast(
        (each) =>
          each.id === id &&
          each.type === `swarm-${type}` &&
          new RegExp(pattern).test(JSON.stringify(each.detail)),
      ),
    { id, type, pattern },
    NOW_AND_THEN,
  );
  return ((await found.jsonValue()) as Heard).detail;
}

/** What of an element can be seen: what the page put into it, or the figure. */
const seen = (page: Page, id: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id);
    const shows = (each: Element | null | undefined) =>
      each?.checkVisibility({ visibilityProperty: true }) ?? false;
    return {
      content: shows(element?.firstElementChild),
      figure: shows(element?.shadowRoot?.querySelector('.embed')),
    };
  }, id);

type Figure = HTMLElement & {
  query: string;
  digest: string | null;
  play(): void;
  pause(): void;
  seek(at: number): void;
  set(parameters: object): { key: string; used: string }[];
};

/** Calls a method of an element, or reads a property. */
const ask = (page: Page, id: string, name: keyof Figure, ...args: unknown[]) =>
  page.evaluate(
    ({ id, name, args }) => {
      const figure = document.getElementById(id) as unknown as Record<string, unknown>;
      const member = figure[name];
      return typeof member === 'function' ? member.apply(figure, args) : member;
    },
    { id, name: String(name), args },
  );

it('shows what its attributes say, under the strictest policy that lets it', async () => {
  const { page, said } = await opened(
    '<swarm-figure id="a" figure="race" stepsspread="0.2" class="wide" lang="zh-Hans"><p>Wait.</p></swarm-figure>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${new URL(site).origin}; worker-src blob:">`,
  );
  await told(page, 'a', 'ready', '"figure":"race"');
  await expect.poll(() => seen(page, 'a')).toEqual({ content: false, figure: true });
  const state = await told(page, 'a', 'state', '"digest":"[0-9a-f]');
  expect(state?.query).toBe('?v=2&figure=race&stepsSpread=0.2&lang=zh');
  expect(await ask(page, 'a', 'query')).toBe(state?.query);
  expect(await ask(page, 'a', 'digest')).toBe(state?.digest);
  // Its colours and sizes are there, and nothing of them is the page's.
  const styles = await page.evaluate(() => {
    const embed = document.getElementById('a')?.shadowRoot?.querySelector('.embed');
    const of = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).getPropertyValue('--paper') : '';
    return { inside: of(embed), page: of(document.body) };
  });
  expect(styles.inside).not.toBe('');
  expect(styles.page).toBe('');
  expect(said).toEqual([]);
});

it('is commanded by methods, and follows its attributes without beginning anew', async () => {
  const { page } = await opened('<swarm-figure id="a" figure="race" agents="4"></swarm-figure>');
  await told(page, 'a', 'ready');
  await page.evaluate(() => {
    const embed = document.getElementById('a')?.shadowRoot?.querySelector('.embed');
    embed?.setAttribute('data-same', '');
  });
  await ask(page, 'a', 'play');
  await told(page, 'a', 'play');
  await ask(page, 'a', 'pause');
  await told(page, 'a', 'pause');
  await ask(page, 'a', 'seek', 0.5);
  await told(page, 'a', 'state', 'at=0\\.5"');
  expect(await ask(page, 'a', 'set', { agents: 1e9, colour: 'red' })).toEqual([
    { kind: 'value', key: 'agents', asked: '1000000000', used: '65536' },
    { kind: 'unknown', key: 'colour', asked: '', used: '' },
  ]);
  const attribute = (name: string, value: string | null) =>
    page.evaluate(
      ([name, value]) => {
        const element = document.getElementById('a');
        if (value === null) element?.removeAttribute(name ?? '');
        else element?.setAttribute(name ?? '', value ?? '');
      },
      [name, value],
    );
  await attribute('agents', '8');
  await told(page, 'a', 'state', 'agents=8&');
  await attribute('theme', 'dark');
  await told(page, 'a', 'state', 'theme=dark');
  await attribute('agents', null);
  await page.waitForFunction(
    () => !/agents/.test((document.getElementById('a') as unknown as { query: string }).query),
  );
  const same = () =>
    page.evaluate(
      () => document.getElementById('a')?.shadowRoot?.querySelector('[data-same]') !== null,
    );
  expect(await same()).toBe(true);
  await attribute('figure', 'standard');
  await told(page, 'a', 'ready', '"figure":"standard"');
  expect(await same()).toBe(false);
  await expect(ask(page, 'a', 'seek', 'soon')).rejects.toThrow('finite number');
  await expect(ask(page, 'a', 'set', { agents: {} })).rejects.toThrow('"agents"');
});

it('stands several times in a page, each by itself, and leaves nothing when it goes', async () => {
  const { page, said } = await opened(`
    <swarm-figure id="a" figure="race" agents="2"></swarm-figure>
    <swarm-figure id="b" figure="race" agents="4"></swarm-figure>`);
  // The script a second time, as another module.
  await page.evaluate(
    (src) =>
      new Promise((done, fail) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.src = src;
        script.addEventListener('load', done);
        script.addEventListener('error', fail);
        document.head.append(script);
      }),
    `${site}swarm-figure.js?again`,
  );
  await told(page, 'a', 'state', 'agents=2.*"digest":"[0-9a-f]');
  await page.evaluate(() => document.getElementById('b')?.scrollIntoView());
  await told(page, 'b', 'state', 'agents=4.*"digest":"[0-9a-f]');
  expect(await ask(page, 'a', 'digest')).not.toBe(await ask(page, 'b', 'digest'));
  await ask(page, 'a', 'set', { agents: 8 });
  await told(page, 'a', 'state', 'agents=8.*"digest":"[0-9a-f]');
  expect(await ask(page, 'b', 'query')).toContain('agents=4');

  // Moved it goes on as it was.
  const started = await page.evaluate(() => window.watched.workers);
  await page.evaluate(() => {
    const place = document.createElement('section');
    document.body.append(place);
    place.append(document.getElementById('a') as HTMLElement);
  });
  await page.evaluate(() => window.watched.frames(10));
  expect(await ask(page, 'a', 'query')).toContain('agents=8');
  expect(await page.evaluate(() => window.watched.workers)).toBe(started);

  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('swarm-figure')) each.remove();
  });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(said).toEqual([]);
});

it('comes back after it was taken out', async () => {
  const { page } = await opened('<swarm-figure id="a" figure="race"></swarm-figure>');
  await told(page, 'a', 'ready');
  await page.evaluate(async () => {
    const element = document.getElementById('a') as HTMLElement;
    element.remove();
    await window.watched.frames(3);
    window.told = [];
    element.setAttribute('agents', '4');
    document.body.append(element);
  });
  await told(page, 'a', 'state', 'agents=4.*"digest":"[0-9a-f]');
});

it('leaves what is in it where the page allows no worker', async () => {
  const { page } = await opened(
    `<swarm-figure id="a" figure="standard"><p>The picture.</p></swarm-figure>
     <swarm-figure id="b" figure="standard"></swarm-figure>`,
    `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`,
  );
  await told(page, 'a', 'error');
  await expect.poll(() => seen(page, 'a')).toEqual({ content: true, figure: false });
  // Where there is nothing in it, it says itself that it cannot be computed.
  await page.evaluate(() => document.getElementById('b')?.scrollIntoView());
  await told(page, 'b', 'error');
  await expect.poll(() => seen(page, 'b')).toEqual({ content: false, figure: true });
});
