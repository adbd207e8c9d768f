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

/** Scrolls as a reader does, until the figures come: their scripts are asked for when the page is moved. */
async function scrolledOn(page: Page): Promise<void> {
  const figures = page.locator('.task-figure');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return figures.count();
    })
    .toBeGreaterThan(0);
}

/** The whole page of an example, all of which has been laid out, and unfolded. */
async function walked(address: string, { width, letters }: Phone): Promise<Page> {
  const { page } = await open(address, { viewport: { width, height: 844 } });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, letters);
  await scrolledOn(page);
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

/** With names of steps that are long, and of a graph that is told in hours. */
const RACES = ['', '?v=2&example=pipeline&agents=4', '?v=2&example=build'];

describe.each(['task/', 'zh/task/'])('the thumb of the race on %s', (address) => {
  it.each(RACES)('of the example %s tells each event within the page', async (example) => {
    const { page } = await open(`${address}${example}`, { viewport: { width: 390, height: 844 } });
    await scrolledOn(page);
    const race = page.locator('#figure-race');
    await race.waitFor();
    await race.scrollIntoViewIfNeeded();
    await race.locator('.transport-button').first().waitFor();
    for (const { width, letters } of [{ width: 390, letters: 16 }, ...PHONES]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(async (size) => {
        document.documentElement.style.fontSize = `${size}px`;
        await window.watched.frames(3);
      }, letters);
      const told = await page.evaluate(firstEvents);
      for (const { text, left, right } of told) {
        expect(text).toMatch(/ · .*(finished|完成)$/);
        expect(left, text).toBeGreaterThanOrEqual(0);
        expect(right, text).toBeLessThanOrEqual(width);
      }
      expect(new Set(told.map(({ text }) => text)).size).toBe(20);
    }
  });
});

/** What is told over the thumb at each of the first events, and where it stands. */
function firstEvents() {
  const race = document.querySelector('#figure-race');
  const buttons = [...(race?.querySelectorAll<HTMLElement>('.transport-button') ?? [])];
  const now = race?.querySelector('.scrub-now');
  buttons[0]?.click();
  return Array.from({ length: 20 }, () => {
    buttons.at(-1)?.click();
    const { left, right } = now?.getBoundingClientRect() ?? { left: -1, right: -1 };
    return { text: now?.textContent ?? '', left, right };
  });
}
