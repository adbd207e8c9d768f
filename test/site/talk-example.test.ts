import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { newPage, site } from './support/browse.ts';
import { allowModules, host } from './support/host-page.ts';

/** The page in `docs/example-embed`, as somebody serves it elsewhere. */

const folder = new URL('../../docs/example-embed/', import.meta.url);
/** Where `npm run preview` puts the site. */
const PREVIEW = 'http://localhost:4173/';

it('the example page has a frame that fits and obeys, and an element that tells', async () => {
  const files = readdirSync(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [name, text.replaceAll(PREVIEW, site)];
  });
  const opened = await newPage();
  onTestFinished(() => opened.close());
  const { page, said } = opened;
  await allowModules(page);
  await page.goto(await host(Object.fromEntries(files)));

  const says = (id: string, what: RegExp) =>
    expect.poll(() => page.locator(id).textContent(), { timeout: 20_000 }).toMatch(what);
  // By the keyboard: right after the page has scrolled, a click at a button of it can still reach the frame that was there.
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await page.locator('#race').scrollIntoViewIfNeeded();
  await says('#race-says', /"type":"state".*"digest":"[0-9a-f]/);
  const frame = page.frame({ url: /\/embed\// });
  const gap = async () => {
    const [outside, inside = Number.NaN] = await Promise.all([
      page.locator('#race').evaluate((element) => element.getBoundingClientRect().height),
      frame?.evaluate(() => document.documentElement.scrollHeight),
    ]);
    return inside - outside;
  };
  await expect.poll(gap).toBe(0);
  await press('4 agents');
  await says('#race-says', /agents=4.*"digest":"[0-9a-f]/);
  await press('A million agents');
  await says('#race-says', /agents=65536/);

  await page.locator('#standard').scrollIntoViewIfNeeded();
  await says('#standard-says', /swarm-state.*figure=standard/);
  await press('4 layers');
  await says('#standard-says', /layers=4/);
  await press('16 layers');
  await says('#standard-says', /layers=16/);
  expect(said).toEqual([]);
});
