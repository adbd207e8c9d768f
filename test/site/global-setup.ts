import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { testedChromium } from '../../scripts/browsers.mjs';
import { serve } from '../../scripts/engines/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site. */
    dist: string;
    /** Where the folder of the same site comes to be, built for the address `SITE_URL`: `support/addressed.ts` waits for it. */
    addressed: string;
    /** Where `dist` is served, under a sub-path, with a slash at its end. */
    site: string;
    /** The endpoint of the browser that all files share. */
    browser: string;
  }
}

/** An address that needs care in HTML and XML. */
export const SITE_URL = 'https://example.org/swarm&scale/';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site as `npm run build` does, in a process of its own: in a test React would be built for development. */
async function build(outDir: string, more: Record<string, string>): Promise<string> {
  const { SITE_URL: _, ...outer } = process.env;
  const env = { ...outer, NODE_ENV: 'production', ...more };
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return outDir;
}

/** Builds into a folder that is there once it is whole. What went wrong is in a file beside it, whose name ends in `.failed`. */
async function buildBeside(folder: string, more: Record<string, string>): Promise<void> {
  try {
    await rename(await build(`${folder}.part`, more), folder);
  } catch (error) {
    await writeFile(`${folder}.failed.part`, String(error));
    await rename(`${folder}.failed.part`, `${folder}.failed`);
  }
}

/** One build without an address, one with it, one server and one browser for all tests of this project. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  // BUILT_SITE names a folder where `npm run build` has just put the site, by whoever is sure that it is of these sources.
  const built = process.env.BUILT_SITE;
  // Few need this one: all other tests, of whatever project, begin meanwhile.
  const addressed = path.join(folder, 'addressed');
  const building = buildBeside(addressed, { SITE_URL });
  const [dist, browser] = await Promise.all([
    built ? path.resolve(root, built) : build(path.join(folder, 'plain'), {}),
    chromium.launchServer(testedChromium()),
  ]);
  const site = await serve(dist);
  project.provide('dist', dist);
  project.provide('addressed', addressed);
  project.provide('site', site.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
    await building;
    await rm(folder, { recursive: true, force: true });
  };
}
