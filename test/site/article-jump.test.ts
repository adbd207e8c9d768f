import { expect, it } from 'vitest';
import { NOW_AND_THEN, open } from './support/browse.ts';

/** Sections far below are laid out late: that must not move what a reader has before them. */

const WINDOWS = [
  { address: '', viewport: { width: 1280, height: 800 } },
  { address: 'zh/', viewport: { width: 390, height: 844 } },
];

/** What stands a third down the window, and how high. */
const before = () => {
  const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);
  const section = element?.closest('section');
  return `${section?.id} ${Math.round(section?.getBoundingClientRect().top ?? 0)}`;
};

it.each(WINDOWS)(
  'a far jump by the scroll bar stays where it went, in $address',
  async ({ address, viewport }) => {
    const { page } = await open(address, { viewport });
    expect(await page.locator('[data-later]').count()).toBeGreaterThan(8);
    await page.evaluate(() => window.scrollTo(0, 12_000));
    await page.evaluate(() => window.watched.frames(2));
    const shown = await page.evaluate(before);
    expect(shown).not.toMatch(/^(undefined|grow) /);
    await page.waitForFunction(
      () => document.querySelectorAll('[data-later]').length === 0,
      undefined,
      NOW_AND_THEN,
    );
    await page.evaluate(() => window.watched.frames(10));
    expect(await page.evaluate(before)).toBe(shown);
  },
);
