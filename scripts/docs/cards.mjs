// Draws the social cards from the article as it is built: node scripts/docs/cards.mjs
// A card is the title over figure 4, at the size that sites ask for.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browsers.mjs';
import { buildInto } from '../build-into.mjs';
import { serve } from '../engines/serve.mjs';
import { root } from '../ensure.mjs';

const SIZE = { width: 1200, height: 630 };
const CARDS = { '': 'card.png', 'zh/': 'card-zh.png' };

const folder = buildInto(mkdtempSync(path.join(os.tmpdir(), 'cards-')));
const site = await serve(folder);
const browser = await chromium.launch(chromiumLaunchOptions());
for (const [address, file] of Object.entries(CARDS)) {
  // Without scripts: the pictures are in the page.
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
  await page.goto(site.url + address);
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const title = document.querySelector('h1');
    const picture = document.querySelector('#figure-standard .fig-picture');
    const card = document.createElement('main');
    if (!title || !picture) throw new Error('the page has no title, or no figure 4');
    card.append(title, picture);
    document.body.replaceChildren(card);
    card.style.cssText =
      'padding: 44px 56px; font-family: var(--sans); container: figure / inline-size';
    title.style.cssText =
      'font: 500 64px/1.1 var(--serif); letter-spacing: -0.015em; margin: 0 0 28px';
    /** @type {HTMLElement} */ (picture).style.cssText = 'zoom: 1.32';
  });
  await page.screenshot({ path: path.join(root, 'public', file) });
  await page.close();
}
await browser.close();
await site.close();
rmSync(folder, { recursive: true, force: true });
