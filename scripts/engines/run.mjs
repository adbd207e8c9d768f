// npm run test:engines: the built site in Chromium, Firefox and WebKit. Builds it, opens it in each, plays,
// scrubs, drags, and compares digests with Node's. Fails on any difference and on any error in a page.
// A name as argument (chromium, firefox, webkit) takes that engine alone.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../ensure.mjs';
import { checkSite } from './checks.mjs';
import { startChromium } from './drivers/chromium.mjs';
import { startFirefox } from './drivers/firefox.mjs';
import { startWebKit } from './drivers/webkit.mjs';
import { serve } from './serve.mjs';

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(engines, name));
if (unknown !== undefined) {
  console.error(
    `There is no engine ${JSON.stringify(unknown)}; there are ${Object.keys(engines).join(', ')}.`,
  );
  process.exit(2);
}

register();
const node = await import('./node-side.ts');
const folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'));
execFileSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ],
  { cwd: root, stdio: 'inherit' },
);
const site = await serve(folder);
let failed = 0;
for (const [name, start] of Object.entries(engines)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = Date.now();
  try {
    const driver = await startedWithin(start, name);
    try {
      const done = await checkSite(driver, site.url, node);
      console.log(
        `${driver.version}: ${done.join('; ')} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
      );
    } finally {
      await driver.close().catch(() => undefined);
    }
  } catch (error) {
    failed++;
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await site.close();
rmSync(folder, { recursive: true, force: true });
process.exit(failed > 0 ? 1 : 0);

/** A browser that fails to start is tried once more; nothing else is ever tried twice. */
async function startedWithin(
  /** @type {() => Promise<import('./driver.d.mts').Driver>} */ start,
  /** @type {string} */ name,
) {
  try {
    return await start();
  } catch (error) {
    console.error(
      `${name} did not start (${error instanceof Error ? error.message : error}); once more.`,
    );
    return start();
  }
}
