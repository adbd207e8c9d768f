import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { open } from './support/browse.ts';

/** The page of a task graph on phones, with large letters: nothing runs past the page, and no drawing is squeezed away. */

interface Phone {
  readonly width: number;
  /** Of the root element, in CSS pixels: 32 is text at 200%. */
  readonly letters: number;
}

const PHONES: readonly Phone[] = [
  { width: 390, letters: 32 },
  { width: 320, letters: 16 },
];

/** The whole page of an example, all of which has been laid out, and unfolded. */
async function walked(address: string, { width, letters }: Phone): Promise<Page> {
  const { page } = await open(address, { viewport: { width, height: 844 } });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, letters);
  await page.mouse.wheel(0, 300);
  const figures = page.locator('.task-figure');
  await figures.first().waitFor();
  for (const id of ['graph', 'profile', 'scale', 'worth', 'race', 'gantt', 'rules', 'path']) {
    const figure = page.locator(`#figure-${id}`);
    await figure.scrollIntoViewIfNeeded();
    // Drawings and their values come when they are near.
    await figure.locator('svg, .task-bars').first().waitFor({ state: 'attached' });
  }
  await page.locator('#figure-rules .task-table').waitFor();
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  return page;
}

/** What is past the right or the left edge of the page and in nothing that scrolls, as texts. */
const past = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => {
      for (let each = element.parentElement; each && each !== document.body; ) {
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
        each = each.parentElement;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && !element.closest('.visually-hidden');
      const isPast = right > window.innerWidth + 0.5 || left < -0.5;
      if (!isSeen || !isPast || scrolls(element)) return [];
      return [`${element.tagName} ${element.getAttribute('class')} ${left}..${right}`];
    });
  });

const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);

describe.each(PHONES)('$width pixels with letters of $letters', (phone) => {
  it.each(['task/', 'zh/task/'])('%s stays within the page', async (address) => {
    const page = await walked(address, phone);
    // What was unfolded is laid out a moment later.
    await expect.poll(() => past(page)).toEqual([]);
    const widths = () =>
      page.evaluate(() => [document.scrollingElement?.scrollWidth, window.innerWidth]);
    await expect.poll(async () => new Set(await widths()).size).toBe(1);
    // The plot of rules has the longest names beside it.
    const room = (await widthOf(page, '#figure-rules .fplot-picture')) / phone.width;
    expect(room).toBeGreaterThan(0.38);
    // One row of buttons, whatever their size.
    const tops = await page
      .locator('#figure-race .transport-button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops.map(Math.round)).size).toBe(1);
  });
});

it('keeps what is told at the thumb of the race within the page, from event to event', async () => {
  const page = await walked('task/', { width: 390, letters: 32 });
  const now = page.locator('#figure-race .scrub-now');
  const next = page.locator('#figure-race .transport-button').last();
  for (let event = 0; event < 8; event++) {
    await next.click();
    expect(await now.textContent()).toMatch(/ · .* finished$/);
    const { left, right } = await now.evaluate((text) => text.getBoundingClientRect().toJSON());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
});
