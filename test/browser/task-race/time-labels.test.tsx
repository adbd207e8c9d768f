import { afterEach, describe, expect, it } from 'vitest';
import { dueled, fan } from '../../unit/figures/task-race/dueled.ts';
import { frames, until } from '../race/mount.tsx';
import { closeAll, figures } from './page.tsx';

afterEach(closeAll);

/** Labels that stand in one row, as the browser has laid them out. */
const ROWS = [
  '#figure-profile .fplot-axes',
  '#figure-race .fplot-axes',
  '#figure-race .scrub-picture',
  '#figure-gantt .zoomable-axis',
  '#figure-worth .fplot-axes',
];

function expectApart(row: Element): number {
  const boxes = [...row.querySelectorAll('text')]
    .filter((text) => text.matches(':not(.scrub-now)') && text.textContent !== '')
    .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const level = a.box.top < b.box.bottom - 2 && b.box.top < a.box.bottom - 2;
      if (!level) continue;
      const gap = Math.max(b.box.left - a.box.right, a.box.left - b.box.right);
      expect(gap, `${row.closest('section')?.id}: ${a.text} | ${b.text}`).toBeGreaterThan(1);
    }
  }
  return boxes.length;
}

describe('the labels of times', () => {
  // Hours: a billionth, a minute or so, and billions; at the width of the smallest phone and of a desktop.
  const durations = [1.3e-9, 0.017, 7.7, 9.9e3, 1.4e9, 8.8e14];
  it.each(durations.flatMap((each) => [[each, 288] as const, [each, 900] as const]))(
    'stand apart in every figure: steps of %d h, %d pixels wide',
    async (duration, width) => {
      const shown = dueled(fan(20, duration), {
        unit: 'h',
        parameters: { agents: 3 },
        sizes: [1, 2, 4, 8],
        paid: 'reserved',
      });
      const { box } = figures(shown, 'en', width);
      for (const row of ROWS) {
        const section = await until(() => box.querySelector(row.split(' ')[0]));
        section.scrollIntoView();
        const found = await until(() => box.querySelector(row));
        await until(() => found.querySelectorAll('text').length >= 2);
        await frames(3);
        expect(expectApart(found), row).toBeGreaterThanOrEqual(2);
      }
    },
  );
});
