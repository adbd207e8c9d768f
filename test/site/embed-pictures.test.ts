import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cachedJobs } from '../../scripts/vite-plugins/job-cache.ts';
import { digestOf } from '../../src/figures/article/digest-of.ts';
import { packed } from '../../src/figures/elo/pack.ts';
import { STORED_ELO } from '../../src/figures/elo/stored.ts';
import { FIGURE_NAMES, type FigureName, isSlug } from '../../src/link/figures.ts';
import { catalogues, LANGUAGES } from '../../src/messages/index.ts';
import { fingerprint } from '../../src/model/fingerprint.ts';
import { DEFAULT_PRESET, PRESETS } from '../../src/model/presets.ts';
import { MODEL_VERSION } from '../../src/model/version.ts';
import { LANGUAGE_TAGS } from '../../src/pages/addresses.ts';
import { titleOf } from '../../src/pages/embed/titles.ts';
import { finish } from '../../workers/jobs/running.ts';
import { start } from '../../workers/jobs/start.ts';
import type { DrawnJob, ResultOf } from '../../workers/protocol.ts';
import { SPECS } from './support/article.ts';
import { newPage, type Opened, site } from './support/browse.ts';

/** Pictures that stand in for figures: `npm run figures` draws them anew after the model or a figure changed. */

const root = fileURLToPath(new URL('../..', import.meta.url));
// The very results that the build has kept.
const run = cachedJobs((job: DrawnJob) => finish(start(job)) as ResultOf<DrawnJob>, {
  folder: path.join(root, 'node_modules/.cache/stills'),
  sources: ['src/model', 'src/claims', 'workers'].map((folder) => path.join(root, folder)),
});
const parameters = PRESETS[DEFAULT_PRESET];

/** What the defaults give now. */
function digestNow(figure: FigureName): string {
  if (figure === 'elo') return fingerprint(packed(STORED_ELO.summary, MODEL_VERSION));
  const spec = isSlug(figure) ? SPECS.get(figure) : undefined;
  return digestOf(run(spec ? spec.job(parameters, spec.options) : { kind: 'race', parameters }));
}

let opened: Opened;
beforeAll(async () => {
  // A page, for its parser.
  opened = await newPage();
  await opened.page.goto(`${site}theme.js`);
});
afterAll(() => opened.close());

const FOLDERS = { en: 'figures', zh: 'figures/zh' };

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(FIGURE_NAMES)(
    '%s is drawn as the defaults are now, and loads nothing',
    async (figure) => {
      const svg = readFileSync(
        path.join(root, 'public', FOLDERS[language], `${figure}.svg`),
        'utf8',
      );
      const { tag, title, width, texts, paths } = await opened.page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        return {
          tag: read.tagName,
          title: read.querySelector('title')?.textContent,
          width: Number(read.getAttribute('width')),
          texts: [...read.querySelectorAll('text')].map((each) => each.textContent),
          paths: read.querySelectorAll('path').length,
        };
      }, svg);
      expect(tag).toBe('svg');
      expect(title).toBe(titleOf(catalogues[language], figure));
      expect(width).toBe(800);
      expect(paths).toBeGreaterThan(5);
      const { share } = catalogues[language];
      expect(texts).toContain(share.versionRun(String(MODEL_VERSION), digestNow(figure)));
      expect(svg).toContain(`xml:lang="${LANGUAGE_TAGS[language]}"`);
      expect(svg).not.toMatch(/href|url\(|<style|<script|<image|var\(|127\.0\.0\.1|example\.org/);
    },
  );
});
