import { createServer, type RequestListener } from 'node:http';
import type { Frame } from 'playwright';
import { onTestFinished } from 'vitest';
import { listening } from '../../../scripts/loopback.mjs';
import { escaped } from '../../../src/pages/escape.ts';
import { NOW_AND_THEN, newPage, type Opened, site } from './browse.ts';

export interface FrameOptions {
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the parent page above the frame. */
  readonly above?: number;
  readonly sandbox?: string;
  /** A policy that the host of the site sends along with its pages. */
  readonly policy?: string;
}

export interface Framed extends Opened {
  /** Where the site is, with a slash at its end. */
  readonly host: string;
  /** Of the embed. */
  readonly frame: Frame;
}

/**
 * A figure as a stranger's page embeds it: in a sandboxed frame, from another origin, of a host that sends no CORS headers.
 * Closed with the test.
 */
export async function framed(query: string, options: FrameOptions = {}): Promise<Framed> {
  const { width = 700, height = 900, above = 0, sandbox = 'allow-scripts', policy } = options;
  const strict = policy === undefined ? null : await withPolicy(policy);
  const host = strict?.url ?? site;
  const src = `${host}embed/${query}`;
  const html = `<!doctype html><title>parent</title><body style="margin:0"><div style="height:${above}px"></div><iframe id="frame" style="border:0" width="${width}" height="${height}" sandbox="${sandbox}" src="${escaped(src)}"></iframe>`;
  const parent = await serving((request, response): unknown => {
    // A browser asks every page for one.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(html);
  });
  const opened = await newPage();
  onTestFinished(async () => {
    await opened.close();
    await parent.close();
    await strict?.close();
  });
  // Another name and another port: another site, even to a browser that looks at hosts alone.
  await opened.page.goto(parent.url.replace('127.0.0.1', 'localhost'));
  const frame = opened.page.frames().find((each) => each.url().startsWith(`${host}embed/`));
  if (!frame) throw new Error(`there is no frame of ${src}`);
  return { ...opened, host, frame };
}

const serving = (answer: RequestListener, base = '/') => listening(createServer(answer), base);

/** The same site on a host that sends a policy along. */
async function withPolicy(policy: string) {
  const { pathname } = new URL(site);
  return serving(async (request, response) => {
    const { status, headers, body } = await fetch(new URL(request.url ?? '/', site));
    const type = headers.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type, 'content-security-policy': policy });
    for await (const chunk of body ?? []) response.write(chunk);
    response.end();
  }, pathname);
}

/** For a frame that is on the screen: the figure is computed to its end and drawn, or it is said that it cannot be. */
export async function drawn({ frame }: Pick<Framed, 'frame'>): Promise<void> {
  await frame.waitForSelector(
    [
      '.embed-fallback',
      '.embed .elo svg',
      '.embed-race[aria-busy="false"]',
      '.embed-figure > .fig[aria-busy="false"] .fig-body',
    ].join(', '),
  );
  await frame.waitForFunction(() => window.watched.open.size === 0, undefined, NOW_AND_THEN);
  await frame.evaluate(() => window.watched.frames(2));
}

/** What the frame, its policy and the console had to say against it. */
export async function complaintsOf({ frame, said }: Framed): Promise<unknown[]> {
  return [...said, ...(await frame.evaluate<string[]>('window.collectedErrors'))];
}
