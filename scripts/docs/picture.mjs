// Takes the pictures of the article, the lab and the page of a task graph for the README: node scripts/docs/picture.mjs
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browsers.mjs';
import { buildInto } from '../build-into.mjs';
import { serve } from '../engines/serve.mjs';
import { root } from '../ensure.mjs';

const folder = buildInto(mkdtempSync(path.join(os.tmpdir(), 'picture-')));
const site = await serve(folder);
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({
  viewport: { width: 1280, height: 860 },
});
await page.goto(`${site.url}#standard`);
await page.waitForSelector('#standard .fplot-area');
await page.waitForFunction(() => {
  const figure = document.querySelector('#figure-standard');
  return figure?.getAttribute('aria-busy') === 'false';
});
await page.waitForTimeout(1000);
await page.screenshot({ path: path.join(root, 'docs/article.png') });
await page.goto(`${site.url}lab/`);
await page.waitForSelector('.readout-tables:not([data-old])');
await page.waitForTimeout(500);
await page.screenshot({ path: path.join(root, 'docs/lab.png') });
// From the answer down to the graph.
await page.setViewportSize({ width: 1280, height: 1200 });
await page.goto(`${site.url}task/`);
await page.waitForSelector('.task-verdict-show button');
await page.locator('.task-verdict-show button').click();
await page.mouse.wheel(0, 10);
await page.waitForSelector('#figure-graph');
await page.waitForFunction(() => document.querySelector('.task-working')?.textContent === '');
await page.locator('.task-stage').evaluate((stage) => stage.scrollIntoView());
await page.waitForTimeout(1000);
await page.screenshot({ path: path.join(root, 'docs/task.png') });
await browser.close();
await site.close();
rmSync(folder, { recursive: true, force: true });
