import { createServer } from 'node:http';
import type { Frame, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { listening } from '../../../scripts/loopback.mjs';
import { NOW_AND_THEN, newPage, type Opened, site } from './browse.ts';

/** Pages of somebody else, on an origin of their own, that hold figures of the site. */

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Serves files by their names until the test ends. Returns the address, with a slash at its end. */
export async function host(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response): unknown => {
    const name = new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html';
    if (name === 'favicon.ico') return response.writeHead(204).end();
    const found = Object.hasOwn(files, name);
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    response.writeHead(found ? 200 : 404, { 'content-type': type });
    return response.end(found ? files[name] : '');
  });
  const { url, close } = await listening(server, '/');
  onTestFinished(close);
  // Another name and another port: another site, even to a browser that looks at hosts alone.
  return url.replace('127.0.0.1', 'localhost');
}

/** Modules of another origin come only with its consent, which static hosts give by a header. */
export async function allowModules(page: Page): Promise<void> {
  await page.route(`${site}swarm-figure.js*`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
}

declare global {
  interface Window {
    /** All that was posted to the page, in its order, with the name of the frame it came from. */
    heard: { readonly from: string; readonly data: unknown }[];
  }
}

const LISTEN = `
window.heard = [];
addEventListener('message', ({ data, source }) => {
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  heard.push({ from: frame ? frame.id : '', data });
});`;

export interface Hosted extends Opened {
  /** The frame with the figure. */
  readonly frame: Frame;
}

export interface HostOptions {
  /** The query of the figure. */
  readonly query: string;
  /** CSS pixels. */
  readonly width?: number;
  /** Of the page, beside the listener. */
  readonly script?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Behind the frame. */
  readonly more?: string;
}

/** A page of another origin with a figure in a sandboxed frame, which has not been said anything yet. */
export async function hosted({
  query,
  width = 640,
  script = '',
  files = {},
  more = '',
}: HostOptions): Promise<Hosted> {
  const src = `${site}embed/${query}`.replaceAll('&', '&amp;');
  const address = await host({
    'index.html': `<!doctype html><title>Host</title><body><script src="host.js"></script>
<iframe id="figure" sandbox="allow-scripts" width="${width}" height="200" frameborder="0" src="${src}"></iframe>${more}</body>`,
    'host.js': LISTEN + script,
    ...files,
  });
  const opened = await newPage();
  onTestFinished(() => opened.close());
  await opened.page.goto(address);
  const frame = opened.page.frames().find((each) => each.url().includes('/embed/'));
  if (!frame) throw new Error('The page has no frame with the figure.');
  return { ...opened, frame };
}

/** Posts to the frame with the figure; `fields` beside the key of the protocol. */
export function send(page: Page, fields: object): Promise<void> {
  return post(page, { 'swarm-figure': 1, ...fields });
}

export function post(page: Page, data: unknown): Promise<void> {
  return page.evaluate((data) => {
    document.querySelector<HTMLIFrameElement>('#figure')?.contentWindow?.postMessage(data, '*');
  }, data);
}

/** Waits for a message of a type that comes after those that were heard before, and has these fields. */
export async function hear(page: Page, type: string, fields: object = {}, after = 0) {
  const handle = await page.waitForFunction(
    ({ type, fields, after }) =>
      window.heard
        .slice(after)
        .map(({ data }) => data as Record<string, unknown>)
        .find(
          (data) =>
            data?.['swarm-figure'] === 1 &&
            data.type === type &&
            Object.entries(fields).every(([key, value]) => data[key] === value),
        ),
    { type, fields, after },
    NOW_AND_THEN,
  );
  return (await handle.jsonValue()) as Record<string, unknown>;
}

/** How many messages were heard so far. */
export const heardCount = (page: Page) => page.evaluate(() => window.heard.length);

/** Messages of ours of a type, all that were heard. */
export const heardOf = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      window.heard
        .map(({ data }) => data as Record<string, unknown>)
        .filter((data) => data?.['swarm-figure'] === 1 && data.type === type),
    type,
  );
