import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIGURE_ENTRIES } from '../../../src/figures/article/registry.ts';
import { SLUGS } from '../../../src/link/figures.ts';
import { frame, until } from '../lab/harness.tsx';
import { violationsIn } from '../violations.ts';
import { type Islands, islandsOf } from './islands.tsx';

/** Where the numbers of the controls stand, and what they are, by parameter. */
function numbersIn(island: Element) {
  const origin = island.getBoundingClientRect();
  return [...island.querySelectorAll<HTMLElement>('[data-key] .number-box')].map((box) => {
    const number = box.querySelector('input, output');
    const { right, top, height } = box.getBoundingClientRect();
    return {
      key: box.closest<HTMLElement>('[data-key]')?.dataset.key,
      text:
        number instanceof HTMLInputElement
          ? number.value || number.placeholder
          : number?.textContent,
      place: [right - origin.left, top - origin.top, height].map(Math.round),
    };
  });
}

const slugs = SLUGS.filter((slug) => FIGURE_ENTRIES[slug]);
/** The other way round than the built article is read, which all figures together are in English on a desk. */
const PAGES = [
  { language: 'en', width: 358 },
  { language: 'zh', width: 1000 },
] as const;
const cases = slugs.map((slug, i) => ({ slug, ...PAGES[i % PAGES.length] }));
/** The largest figures take some seconds where other work is going on. */
const COMPUTED = 45_000;

let page: Islands;

afterEach(() => page.remove());

describe('a figure by itself', () => {
  it.each(cases)(
    '$slug comes to life where it is, without trouble, in $language, $width pixels wide',
    async ({ slug, ...options }) => {
      const complaints = vi.spyOn(console, 'error');
      page = await islandsOf([slug], options);
      await frame();
      const island = page.island(slug);
      const body = () => island.querySelector('.fig-body, .elo');
      const [still, before] = [body(), island.getBoundingClientRect()];
      const numbers = numbersIn(island);
      let moved = 0;
      let watching = true;
      const watch = () => {
        if (!watching) return;
        moved = Math.max(moved, Math.abs(island.getBoundingClientRect().height - before.height));
        requestAnimationFrame(watch);
      };
      watch();
      page.begin();
      await until(
        `${slug} is computed`,
        () =>
          page.article.store.getState().reported[slug] !== undefined &&
          island.querySelector('figure')?.getAttribute('aria-busy') === 'false' &&
          body() !== still,
        COMPUTED,
      );
      await frame();
      await frame();
      watching = false;
      expect(moved).toBeLessThanOrEqual(2);
      expect(numbersIn(island)).toEqual(numbers);
      expect(island.querySelector('[role="alert"]')).toBeNull();
      expect(complaints.mock.calls).toEqual([]);
      complaints.mockRestore();

      const edge = page.page.getBoundingClientRect().right + 1;
      const out = [...island.querySelectorAll('.fig-head *, .fig-controls *, svg text')]
        .filter((each) => !each.closest('.visually-hidden'))
        .filter((each) => each.getBoundingClientRect().right > edge);
      expect(out.map((each) => each.outerHTML.slice(0, 120))).toEqual([]);

      for (const details of page.page.querySelectorAll('details')) details.open = true;
      const violations = await violationsIn(page.page);
      const found = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) }));
      expect(found).toEqual([]);
    },
    90_000,
  );
});
