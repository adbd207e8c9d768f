import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLUGS } from '../../src/link/figures.ts';
import { DEFAULT_VIEW } from '../../src/link/link-state.ts';
import { parseLink } from '../../src/link/parse-link.ts';
import { PRESETS } from '../../src/model/presets.ts';
import { ARTICLES, SPECS } from './support/article.ts';
import { newPage, type Opened, site } from './support/browse.ts';

/** The article where no script runs. */

describe.each(ARTICLES)('without scripts, /%s', (address) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await newPage({ javaScriptEnabled: false });
    await opened.page.goto(site + address);
  });
  afterAll(() => opened.close());

  it('has every section with its figure, in their order', async () => {
    const { page } = opened;
    const sections = page.locator('article section:has(> h2) > .fig-slot > figure');
    const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(SLUGS.map((slug) => `figure-${slug}`));
    for (const slug of SLUGS) {
      const text = await page.locator(`section#${slug} > p`).allInnerTexts();
      expect(text.join('').length, slug).toBeGreaterThan(300);
    }
  });

  it.each(SLUGS)(
    'shows the picture of %s, its caption, and its values on request',
    async (slug) => {
      const figure = opened.page.locator(`#figure-${slug}`);
      const drawn = await figure.locator('svg:visible').evaluateAll((all) =>
        all.map((svg) => {
          const { width, height } = svg.getBoundingClientRect();
          return {
            area: width * height,
            marks: svg.querySelectorAll('path, line, circle, rect').length,
          };
        }),
      );
      // More than a drawing of the size of a word, with something in it.
      expect(drawn.some(({ area, marks }) => area > 40_000 && marks > 5)).toBe(true);
      expect(await figure.getByRole('heading').first().textContent()).toMatch(/\d/);
      const table = figure.locator('table').first();
      const closed = figure.locator('details:has(table) > summary');
      if ((await closed.count()) > 0) {
        expect(await table.isVisible()).toBe(false);
        await closed.first().click();
      }
      expect(await table.isVisible()).toBe(true);
      const cells = await table.locator('td').allInnerTexts();
      expect(cells.filter((cell) => /\d/.test(cell)).length).toBeGreaterThanOrEqual(4);
    },
  );

  it('has its numbers in the sentences', async () => {
    const numbers = await opened.page.locator('section .number').allInnerTexts();
    expect(numbers.length).toBeGreaterThan(60);
    expect(numbers.filter((text) => !/\d|–/.test(text))).toEqual([]);
  });

  it('says one thing of each statement, and every sentence in a paragraph', async () => {
    const { page } = opened;
    const shown = (side: string) =>
      page
        .locator(`[data-${side}]:visible`)
        .evaluateAll(
          (all, key) => all.map((each) => (each as HTMLElement).dataset[key] ?? ''),
          side,
        );
    const [holds, others] = [
      await shown('holds'),
      [...(await shown('fails')), ...(await shown('untold'))],
    ];
    const all = await page
      .locator('[data-holds]')
      .evaluateAll((each) => each.map((one) => (one as HTMLElement).dataset.holds ?? ''));
    expect(all.length).toBeGreaterThan(20);
    expect(new Set([...holds, ...others])).toEqual(new Set(all));
    expect(holds.filter((id) => others.includes(id))).toEqual([]);
    const bare = page.locator('article section > :is(span, button, a)');
    expect(await bare.evaluateAll((each) => each.map((one) => one.outerHTML.slice(0, 80)))).toEqual(
      [],
    );
  });

  it('has nothing that only a script would bring to life', async () => {
    const { page } = opened;
    const dead = await page
      .locator('#root :is(input, select, textarea, [role=slider], button:enabled:not(.number))')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 100)));
    // The cards of numbers need no script.
    expect(dead).toEqual([]);
  });

  it.each(SLUGS)('%s has a link to the lab that opens in its state', async (slug) => {
    const link = opened.page.locator(
      `#figure-${slug} a[href*="lab/?"], #figure-${slug} a[href$="lab/"]`,
    );
    const { pathname, search } = new URL(
      (await link.first().getAttribute('href')) ?? '',
      opened.page.url(),
    );
    expect(pathname).toBe(new URL(`${site}${address}lab/`).pathname);
    const { parameters, notices, view } = parseLink(search);
    expect(notices).toEqual([]);
    expect(view).toEqual(DEFAULT_VIEW);
    const spec = SPECS.get(slug);
    const own = spec?.lab(PRESETS.post, spec.options) ?? { swarm: 'independent', agents: 4 };
    expect(parameters).toMatchObject(own);
  });
});
