import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLUGS, type Slug } from '../../src/link/figures.ts';
import { DEFAULT_PRESET, PRESETS } from '../../src/model/presets.ts';
import { SPECS, settled, show } from './support/article.ts';
import { seriousOn } from './support/axe.ts';
import { complaints, newPage, type Opened, quiet, shifted, site } from './support/browse.ts';

/** What the article must not do while it is read from top to bottom: in English on a wide screen, in Chinese on a phone. */

const READINGS = [
  { address: '', size: 'wide', viewport: { width: 1280, height: 800 } },
  { address: 'zh/', size: 'narrow', viewport: { width: 390, height: 844 } },
];

/** The figures that ask for this very job at the default settings. */
function ownersOf(job: string): Slug[] {
  const usual = PRESETS[DEFAULT_PRESET];
  return [...SPECS.values()]
    .filter((spec) => JSON.stringify(spec.job(usual, spec.options)) === job)
    .map(({ slug }) => slug);
}

describe.each(READINGS)('read from top to bottom, /$address, $size', ({ address, viewport }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await newPage({ viewport });
    await opened.page.goto(site + address);
    for (const slug of SLUGS) {
      // First the heading and the text, then the figure.
      await opened.page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), slug);
      await settled(opened.page);
      await show(opened.page, slug);
    }
  });
  afterAll(() => opened.close());

  it('it does not jump while its figures come alive', async () => {
    expect(await shifted(opened.page)).toBeLessThan(0.02);
  });

  it('it computes each figure while that is on the screen, and no other', async () => {
    const jobs = await opened.page.evaluate(() => window.watched.jobs);
    const owned = jobs.map(({ job, seen }) => ({ owners: ownersOf(job), seen }));
    const unseen = owned.filter(({ owners, seen }) => !owners.some((slug) => seen.includes(slug)));
    expect(unseen).toEqual([]);
    // Elo comes with its numbers. Figures that show the same result ask for it once.
    const computed = new Set(owned.flatMap(({ owners }) => owners));
    expect([...SPECS.keys()].filter((slug) => !computed.has(slug))).toEqual([]);
  });

  it('it says nothing to the console, violates no policy and asks nobody else', async () => {
    expect(await complaints(opened)).toEqual([]);
    const foreign = opened.asked.filter((url) => !url.startsWith(site));
    expect(foreign).toEqual([]);
  });

  it('it does not scroll sideways', async () => {
    const wide = await opened.page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(viewport.width);
  });

  it('every head, control and label of a figure ends within the figure', async () => {
    const out = await opened.page.evaluate(() =>
      [...document.querySelectorAll('[data-island]')].flatMap((island) => {
        const edge = island.getBoundingClientRect().right + 1;
        return [...island.querySelectorAll('.fig-head *, .fig-controls *, svg text')]
          .filter((each) => !each.closest('.visually-hidden'))
          .filter((each) => each.getBoundingClientRect().right > edge)
          .map((each) => each.outerHTML.slice(0, 120));
      }),
    );
    expect(out).toEqual([]);
  });

  it('it has nothing that axe finds serious, in the light and in the dark', async () => {
    const { page } = opened;
    expect(await seriousOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Some colours change a moment later.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await seriousOn(page, { rules: ['color-contrast'] })).toEqual([]);
  });
});

describe('at rest', () => {
  let opened: Opened;
  beforeAll(async () => {
    // So low that not even the first section is on the screen.
    opened = await newPage({ viewport: { width: 1280, height: 200 } });
    await opened.page.goto(site);
  });
  afterAll(() => opened.close());

  it('starts no worker before a figure is seen', async () => {
    const { page } = opened;
    await quiet(page);
    const workers = () => page.evaluate(() => window.watched.workers);
    expect(await workers()).toBe(0);
    await show(page, 'grow');
    await expect.poll(workers).toBeGreaterThan(0);
  });

  it('animates nothing by itself, and nothing off the screen', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 1280, height: 800 });
    const figure = await show(page, 'grow');
    const asked = () => page.evaluate(() => window.watched.framesAsked(10));
    // What comes into view with more room still has to come alive.
    await expect.poll(asked).toBe(0);
    await figure.getByRole('button', { name: 'Play' }).click();
    await expect.poll(asked).toBeGreaterThan(5);
    await show(page, 'elo');
    await expect.poll(asked).toBe(0);
  });
});
