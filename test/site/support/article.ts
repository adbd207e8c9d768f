import type { Locator, Page } from 'playwright';
import type { AnyFigureSpec } from '../../../src/figures/article/spec.ts';
import type { Slug } from '../../../src/link/figures.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { NOW_AND_THEN } from './browse.ts';

const modules = import.meta.glob<AnyFigureSpec>(
  ['../../../src/figures/*/spec.ts*', '!**/article/**', '!**/task/**'],
  { eager: true, import: 'spec' },
);

/** Every figure that is described by a spec; Elo is none of them. */
export const SPECS: ReadonlyMap<Slug, AnyFigureSpec> = new Map(
  Object.values(modules).map((spec) => [spec.slug, spec]),
);

export const ARTICLES = ['', 'zh/'] as const;

/** Nothing is on its way: figures on the screen live, and every job that was handed out is answered and drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => window.watched.frames(3));
  await page.waitForFunction(
    () => {
      const islands = [...document.querySelectorAll('[data-island]')];
      const waiting = islands.some((island) => {
        const { top, bottom } = (island.closest('section') ?? island).getBoundingClientRect();
        if (bottom <= 0 || top >= window.innerHeight) return false;
        // A picture that was taken up lies deeper than one that the figure has drawn itself.
        return !island.querySelector(':scope > figure:not([data-came]) > :is(.fig-body, .elo)');
      });
      return !waiting && window.watched.open.size === 0;
    },
    undefined,
    NOW_AND_THEN,
  );
  await page.evaluate(() => window.watched.frames(2));
}

/** Brings a figure onto the screen, and waits until it is as it is set. */
export async function show(page: Page, slug: Slug): Promise<Locator> {
  const figure = page.locator(`#figure-${slug}`);
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), `figure-${slug}`);
  await settled(page);
  return figure;
}

/** The box of a number among the controls of a figure. */
export const box = (page: Page, slug: Slug, key: keyof Parameters) =>
  page.locator(`#figure-${slug} [data-key=${key}] .number-box input`);

export async function setNumber(
  page: Page,
  slug: Slug,
  key: keyof Parameters,
  value: number,
): Promise<void> {
  await box(page, slug, key).fill(String(value));
  await box(page, slug, key).press('Enter');
  await settled(page);
}

/** A number of a figure, where it stands in the text of a section. */
export const numberIn = (page: Page, section: Slug, name: string) =>
  page.locator(`#${section} .number [data-number="${name}"]`).first();

/** Which sentences of a statement stand in the text: one of `holds`, `fails` and `untold`. To be waited for. */
export async function said(page: Page, statement: string): Promise<string[]> {
  const sides = ['holds', 'fails', 'untold'];
  return page.evaluate(
    ({ sides, statement }) =>
      sides.filter((side) =>
        [...document.querySelectorAll<HTMLElement>(`[data-${side}="${statement}"]`)].some(
          ({ hidden }) => !hidden,
        ),
      ),
    { sides, statement },
  );
}
