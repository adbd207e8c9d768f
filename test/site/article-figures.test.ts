import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberText } from '../../src/article/number-text.ts';
import type { DrawnJob } from '../../src/compute/index.ts';
import type { Slug } from '../../src/link/figures.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import { PRESETS } from '../../src/model/presets.ts';
import { finish } from '../../workers/jobs/running.ts';
import { start } from '../../workers/jobs/start.ts';
import { box, numberIn, SPECS, setNumber, settled, show } from './support/article.ts';
import { newPage, type Opened, open, queryOf, ready, site } from './support/browse.ts';

/** The figures of the built article: one set of settings for all, unless one has its own. */

/** The numbers of a figure at some settings, computed here. */
function numbersOf(slug: Slug, changes: Partial<Parameters>): Readonly<Record<string, number>> {
  const spec = SPECS.get(slug);
  if (!spec) throw new Error(`there is no spec of ${slug}`);
  const parameters = { ...PRESETS.post, ...changes };
  const result = finish(start(spec.job(parameters, spec.options) as DrawnJob));
  return spec.figures(result, parameters, spec.options);
}

const COVERAGE = 'standard16.coverage.0.9';
/** Soon computed, for what is the same whatever a figure shows. */
const SMALL = { meanSteps: 100, graphs: 4 } as const;
const SMALL_QUERY = 'meanSteps=100&graphs=4';
const SMALL_WRITTEN = { meanSteps: '100', graphs: '4' };

describe('a page', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await newPage();
    await opened.page.goto(site);
    await show(opened.page, 'standard');
  });
  afterAll(() => opened.close());

  it('has a cross-hair that goes by keys, and says the values', async () => {
    const { page } = opened;
    const standard = page.locator('#figure-standard');
    const slider = standard.getByRole('slider', { name: 'Coverage' }).first();
    await slider.focus();
    const at = () =>
      slider.evaluate((each) => [each.ariaValueNow, each.ariaValueMin, each.ariaValueMax]);
    const before = await at();
    await page.keyboard.press('End');
    await expect.poll(at).toEqual([before[2], before[1], before[2]]);
    const last = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    await expect.poll(at).toEqual([before[1], before[1], before[2]]);
    const first = await slider.getAttribute('aria-valuetext');
    expect(first).not.toBe(last);
    // At the end of time one agent, too, has found everything.
    expect(last?.match(/100%/g)?.length).toBeGreaterThanOrEqual(1);
  });

  it('changes all figures by a control, the numbers in the text, and the address', async () => {
    const { page } = opened;
    const inSection = numberIn(page, 'standard', COVERAGE);
    const before = numbersOf('standard', {})[COVERAGE];
    await expect.poll(() => inSection.textContent()).toBe(numberText('en', 'times', before));
    await setNumber(page, 'standard', 'layers', 9);
    const narrow = numberText('en', 'times', numbersOf('standard', { layers: 9 })[COVERAGE]);
    expect(narrow).not.toBe(numberText('en', 'times', before));
    await expect.poll(() => inSection.textContent()).toBe(narrow);
    await expect.poll(() => queryOf(page)).toEqual({ layers: '9' });

    // Another figure was not on the screen meanwhile, and catches up.
    const elsewhere = numberIn(page, 'compare', COVERAGE);
    expect(await elsewhere.textContent()).toBe(numberText('en', 'times', before));
    const compare = await show(page, 'compare');
    await expect.poll(() => box(page, 'compare', 'layers').inputValue()).toBe('9');
    await expect.poll(() => elsewhere.textContent()).toBe(narrow);
    const recursive = numbersOf('compare', { layers: 9 })['recursive16.coverage.0.9'];
    const written = numberText('en', 'times', recursive);
    await expect
      .poll(() => numberIn(page, 'compare', 'recursive16.coverage.0.9').textContent())
      .toBe(written);

    // Its values, on request, are of these settings.
    await compare.locator('summary').click();
    const row = compare.locator('tr', {
      has: page.getByRole('rowheader', { name: 'standard 16' }),
    });
    await expect.poll(async () => (await row.allInnerTexts()).join()).toContain(narrow);

    // One press brings everything back.
    await compare.getByRole('button', { name: 'Reset', exact: true }).click();
    await settled(page);
    await expect.poll(() => elsewhere.textContent()).toBe(numberText('en', 'times', before));
    await expect.poll(() => queryOf(page)).toEqual({});
  });
});

it('a figure that is unlinked goes its own way, and comes back', async () => {
  const { page } = await open(`?v=2&layers=9&${SMALL_QUERY}`);
  const standard = await show(page, 'standard');
  await standard.getByRole('checkbox', { name: 'Linked' }).uncheck();
  await setNumber(page, 'standard', 'layers', 5);
  await show(page, 'compare');
  await expect.poll(() => box(page, 'compare', 'layers').inputValue()).toBe('9');
  await setNumber(page, 'compare', 'layers', 7);
  // What is shared when it is unlinked is its own from then on.
  const own = { 'standard.meanSteps': '100', 'standard.graphs': '4', 'standard.layers': '5' };
  await expect.poll(() => queryOf(page)).toEqual({ ...SMALL_WRITTEN, layers: '7', ...own });

  await show(page, 'standard');
  await expect.poll(() => box(page, 'standard', 'layers').inputValue()).toBe('5');
  const inSection = numberIn(page, 'standard', COVERAGE);
  const alone = numbersOf('standard', { ...SMALL, layers: 5 })[COVERAGE];
  await expect.poll(() => inSection.textContent()).toBe(numberText('en', 'times', alone));
  const lab = standard.getByRole('link', { name: 'Open in the lab' });
  await expect.poll(() => lab.getAttribute('href')).toContain('layers=5');

  await standard.getByRole('checkbox', { name: 'Linked' }).check();
  await settled(page);
  const shared = numbersOf('standard', { ...SMALL, layers: 7 })[COVERAGE];
  await expect.poll(() => box(page, 'standard', 'layers').inputValue()).toBe('7');
  await expect.poll(() => inSection.textContent()).toBe(numberText('en', 'times', shared));
});

it('a figure opens in the lab as it is set, with what it shows itself', async () => {
  const { page } = await open(`?v=2&layers=9&seed=7&${SMALL_QUERY}`);
  const recursive = await show(page, 'recursive');
  await recursive.getByRole('radio', { name: '32' }).check();
  await recursive.getByRole('link', { name: 'Open in the lab' }).click();
  await page.waitForURL(/\/lab\//);
  expect(queryOf(page)).toEqual({
    ...SMALL_WRITTEN,
    swarm: 'recursive',
    agents: '32',
    layers: '9',
    seed: '7',
  });
  // The lab comes with the controls of its defaults.
  await ready(page);
  expect(await page.locator('[data-key=swarm] input:checked').getAttribute('value')).toBe(
    'recursive',
  );
  for (const [key, value] of [
    ['agents', '32'],
    ['layers', '9'],
    ['seed', '7'],
  ]) {
    expect(await page.locator(`[data-key=${key}] .number-box input`).inputValue(), key).toBe(value);
  }
});
