import type { Frame, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Hosted, hear, heardOf, hosted, send } from './support/host-page.ts';

/** The height of a figure in a frame on another origin, as pages take it over. */

/** As high as any other standard swarm, and soon computed. */
const QUERY = '?figure=standard&graphs=1&meanSteps=100';

/** How three kinds of pages make the frame as high as they are told. */
const HOSTS = {
  own: `
addEventListener('message', ({ data, source }) => {
  if (data['swarm-figure'] !== 1 || data.type !== 'height') return;
  document.getElementById('figure').style.height = data.height + 'px';
});`,
  // As such pages do: by the frame that it came from, whatever the id.
  datawrapper: `
addEventListener('message', ({ data, source }) => {
  const heights = data['datawrapper-height'];
  for (const id in heights)
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = heights[id] + 'px';
});`,
  // Older ones look for the id in the address.
  'datawrapper of old': `
addEventListener('message', ({ data }) => {
  const heights = data['datawrapper-height'];
  for (const id in heights) {
    const frame = document.querySelector("iframe[src*='" + id + "']");
    if (frame) frame.style.height = heights[id] + 'px';
  }
});`,
  'iframe-resizer': `
window.types = [];
addEventListener('message', ({ data }) => {
  if (typeof data !== 'string') return;
  const [id, height, width, type] = data.slice('[iFrameSizer]'.length).split(':');
  types.push(type);
  document.getElementById(id).style.height = height + 'px';
});
addEventListener('load', () => {
  const { contentWindow } = document.getElementById('figure');
  contentWindow.postMessage(
    '[iFrameSizer]figure:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true',
    '*',
  );
});`,
} as const;

/** What is laid out in the frame. */
const insideOf = (frame: Frame) =>
  frame.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const embed = document.querySelector('.embed')?.getBoundingClientRect();
    return { scrollHeight, scrollWidth, bottom: embed?.bottom ?? 0 };
  });

/**
 * The height of the frame once it is as wide as it is said to be, and fits: nothing is cut off, and no more room is left
 * than what is rounded. The frame draws by itself, and may be later than its page.
 */
async function fitting({ page, frame }: Hosted, width: number): Promise<number> {
  await settled(page);
  const height = () =>
    page.evaluate(() => document.querySelector('#figure')?.getBoundingClientRect().height ?? 0);
  const fit = async () => {
    const outside = await height();
    const { scrollHeight, scrollWidth, bottom } = await insideOf(frame);
    return { cutOff: scrollHeight - outside, width: scrollWidth, room: outside - bottom };
  };
  await expect.poll(fit).toEqual({
    cutOff: 0,
    width,
    room: expect.toSatisfy((room: number) => room >= 0 && room < 2),
  });
  return height();
}

/** The height of the frame once nothing is told any more: for what must not come. */
async function settled(page: Page): Promise<number> {
  await hear(page, 'ready');
  return page.evaluate(async () => {
    let before = -1;
    while (window.heard.length !== before) {
      before = window.heard.length;
      await window.watched.frames(20);
    }
    return document.querySelector('#figure')?.getBoundingClientRect().height ?? 0;
  });
}

describe.each([
  ['own', 320],
  ['own', 640],
  ['own', 1000],
  ['datawrapper', 640],
  ['datawrapper of old', 640],
  ['iframe-resizer', 640],
] as const)('a page that listens to messages: %s', (kind, width) => {
  it(`has a frame of ${width} px that fits`, async () => {
    const script = HOSTS[kind];
    await fitting(await hosted({ query: QUERY, width, script }), width);
  });
});

it('follows the width of the frame, and what the reader opens', async () => {
  const host = await hosted({
    query: QUERY,
    width: 1000,
    script: HOSTS.own,
  });
  const { page, frame } = host;
  const wide = await fitting(host, 1000);
  await page.evaluate(() => document.querySelector('#figure')?.setAttribute('width', '320'));
  const narrow = await fitting(host, 320);
  expect(narrow).not.toBe(wide);
  await frame.locator('summary').first().click();
  const opened = () =>
    page.evaluate(() => document.querySelector('#figure')?.getBoundingClientRect().height);
  await expect.poll(opened).toBeGreaterThan(narrow + 20);
  await fitting(host, 320);
});

it('begins with iframe-resizer only when the page does', async () => {
  const { page } = await hosted({ query: QUERY, script: HOSTS['iframe-resizer'] });
  await settled(page);
  const inits = () =>
    page.evaluate(() => {
      const { types } = window as unknown as { types: string[] };
      return types.filter((type) => type === 'init').length;
    });
  await expect.poll(inits).toBe(1);
  const other = await hosted({ query: QUERY, script: HOSTS.own });
  await settled(other.page);
  const texts = await other.page.evaluate(() =>
    window.heard.filter(({ data }) => typeof data === 'string'),
  );
  expect(texts).toEqual([]);
});

it('does not grow with a page that always adds a little', async () => {
  const { page } = await hosted({
    query: QUERY,
    script: HOSTS.own.replace("data.height + 'px'", "data.height + 10 + 'px'"),
  });
  await settled(page);
  const heights = await heardOf(page, 'height');
  expect(heights.length).toBeLessThan(10);
});

it('stops where what is in the frame is as high as the frame', async () => {
  const host = await hosted({ query: QUERY, script: HOSTS.own });
  const { page, frame } = host;
  const before = await fitting(host, 640);
  await frame.evaluate(() => {
    const root = document.getElementById('root');
    if (root) root.style.minHeight = 'calc(100vh + 10px)';
  });
  const after = () => settled(page);
  await expect.poll(after).toBeGreaterThan(before);
  expect(await after()).toBeLessThanOrEqual(before + 100);
  // Still it listens, and tells what is asked for.
  await send(page, { type: 'hello' });
  await hear(page, 'state');
});

it('says nothing in a window of its own', async () => {
  const { page } = await hosted({ query: QUERY });
  await hear(page, 'ready');
  const src = await page.locator('#figure').getAttribute('src');
  await page.addInitScript(() => {
    window.heard = [];
    addEventListener('message', ({ data }) => window.heard.push({ from: '', data }));
  });
  await page.goto(src ?? '');
  await page.waitForSelector('.fig-body');
  await page.evaluate(() => window.watched.frames(30));
  expect(await page.evaluate(() => window.heard)).toEqual([]);
});
