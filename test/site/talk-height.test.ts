import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hear, heardOf, hosted, send } from './support/host-page.ts';

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

/** The height of the frame once nothing is told any more. */
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
    const { page, frame } = await hosted({ query: QUERY, width, script });
    const height = await settled(page);
    const inside = await frame.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      const embed = document.querySelector('.embed')?.getBoundingClientRect();
      return { scrollHeight, scrollWidth, bottom: embed?.bottom ?? 0 };
    });
    expect(inside.scrollHeight).toBe(height);
    expect(inside.scrollWidth).toBe(width);
    // Nothing is cut off, and no more room is left than what is rounded.
    expect(height - inside.bottom).toBeGreaterThanOrEqual(0);
    expect(height - inside.bottom).toBeLessThan(2);
  });
});

it('follows the width of the frame, and what the reader opens', async () => {
  const { page, frame } = await hosted({
    query: QUERY,
    width: 1000,
    script: HOSTS.own,
  });
  const wide = await settled(page);
  await page.evaluate(() => document.querySelector('#figure')?.setAttribute('width', '320'));
  const narrow = await settled(page);
  expect(narrow).not.toBe(wide);
  await frame.locator('summary').first().click();
  expect(await settled(page)).toBeGreaterThan(narrow + 20);
});

it('begins with iframe-resizer only when the page does', async () => {
  const { page } = await hosted({ query: QUERY, script: HOSTS['iframe-resizer'] });
  await settled(page);
  const types = await page.evaluate(() => (window as unknown as { types: string[] }).types);
  expect(types.filter((type) => type === 'init')).toHaveLength(1);
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
  const { page, frame } = await hosted({ query: QUERY, script: HOSTS.own });
  const before = await settled(page);
  await frame.evaluate(() => {
    const root = document.getElementById('root');
    if (root) root.style.minHeight = 'calc(100vh + 10px)';
  });
  const after = await settled(page);
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before + 100);
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
