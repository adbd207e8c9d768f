// Draws every figure at the default settings into public/figures: npm run figures
// They stand in for figures where nothing can be computed, and travel inside the code of embeds.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { FIGURE_NAMES } from '../../src/link/figures.ts';
import { LANGUAGES } from '../../src/messages/index.ts';
import { chromiumLaunchOptions } from '../browsers.mjs';
import { root } from '../ensure.mjs';
import { nestedBuild } from '../vite-plugins/nested-build.ts';

/** Pixels; the margins of a sheet come on top. */
const WIDTH = 760;
const FOLDERS = { en: 'figures', zh: 'figures/zh' };

process.env.NODE_ENV = 'production';
const format = 'iife';
const worker = await nestedBuild({ entry: 'workers/worker.ts', format, texts: {} });
const { script, styles } = await nestedBuild({
  entry: 'scripts/docs/figure-pictures.ts',
  styles: 'src/styles/embed.css',
  format,
  everyText: true,
  texts: { WORKER_SCRIPT: worker.script },
});
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({
  viewport: { width: WIDTH, height: 2000 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.setContent('<!doctype html><html class="js"><body></body></html>');
await page.addStyleTag({ content: `${styles} .embed { padding-inline: 0 }` });
await page.addScriptTag({ content: script });
for (const language of LANGUAGES) {
  const folder = path.join(root, 'public', FOLDERS[language]);
  mkdirSync(folder, { recursive: true });
  for (const figure of FIGURE_NAMES) {
    const svg = await page.evaluate(([figure, language]) => window.pictureFile(figure, language), [
      figure,
      language,
    ] as const);
    writeFileSync(path.join(folder, `${figure}.svg`), svg);
  }
}
await browser.close();
