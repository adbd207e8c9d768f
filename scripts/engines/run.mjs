// npm run test:engines: the built site in Chromium, Firefox and WebKit. Builds it, opens it in each, plays,
// scrubs, drags, and compares digests with Node's. Fails on any difference and on any error in a page.
// A name as argument (chromium, firefox, webkit) takes that engine alone. BUILT_SITE names a folder with the site as
// `npm run build` made it of these sources: then it is not built again.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { register } from 'tsx/esm/api';
import { buildInto } from '../build-into.mjs';
import { root } from '../ensure.mjs';
import { checkSite } from './checks.mjs';
import { startChromium } from './drivers/chromium.mjs';
import { startFirefox } from './drivers/firefox.mjs';
import { startWebKit } from './drivers/webkit.mjs';
import { startHost } from './host.mjs';
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
const built = process.env.BUILT_SITE;
const folder = built
  ? path.resolve(root, built)
  : buildInto(mkdtempSync(path.join(os.tmpdir(), 'engines-')));
const site = await serve(folder);
const host = await startHost();
const wanted = Object.entries(engines).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
// At once: each waits for its own processes most of the time, and has a server of its own behind it.
const results = await Promise.all(wanted.map(([name, start]) => check(name, start)));
await Promise.all([site.close(), host.close()]);
if (!built) rmSync(folder, { recursive: true, force: true });
process.exit(results.every(Boolean) ? 0 : 1);

/** Says what an engine did with the site; true when all was as it should be. */
async function check(
  /** @type {string} */ name,
  /** @type {() => Promise<import('./driver.d.mts').Driver>} */ start,
) {
  const began = Date.now();
  try {
    const driver = await startedWithin(start, name);
    try {
      const done = await checkSite(driver, site.url, host.url, node);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${driver.version}: ${done.join('; ')} (${seconds} s)`);
    } finally {
      await driver.close().catch(() => undefined);
    }
    return true;
  } catch (error) {
    console.error(`${name}: ${told(error)}`);
    return false;
  }
}

/** A browser that fails to start is tried once more; nothing else is ever tried twice. */
async function startedWithin(
  /** @type {() => Promise<import('./driver.d.mts').Driver>} */ start,
  /** @type {string} */ name,
) {
  try {
    return await start();
  } catch (error) {
    console.error(`${name} did not start (${told(error)}); once more.`);
    return start();
  }
}

/** All that an error has to say: some have no message, and what happened is in their cause. */
function told(/** @type {unknown} */ error) {
  return inspect(error, { depth: 4 });
}
