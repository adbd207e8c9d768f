import { describe, expect, it } from 'vitest';
import type { EnsemblesResult } from '../../../src/compute/index.ts';
import type { Ghost } from '../../../src/figures/article/spec.ts';
import { spec } from '../../../src/figures/compare/spec.ts';
import { tellingPins } from '../../../src/figures/pins/telling-pins.ts';
import { EVEN_MAP, shownAt, stillMarkup } from '../figures/shown.ts';
import { ofClass } from '../plot/markup.ts';

const SMALL = { ...EVEN_MAP, graphs: 2 } as const;
const now = shownAt(spec, SMALL);
const longer = shownAt(spec, { ...SMALL, steps: 33 });
const ghost: Ghost<EnsemblesResult> = {
  place: 1,
  settings: { preset: 'post', parameters: longer.of },
  result: longer.result,
};
const told = tellingPins(spec);

describe('a figure with a pinned run', () => {
  const both = { ...now, ghosts: [ghost] };

  it('is described as both would be by themselves, the pinned one with its name', () => {
    expect(told.describe(now, 'en')).toBe(spec.describe(now, 'en'));
    expect(told.describe(both, 'en')).toBe(
      `${spec.describe(now, 'en')} Behind it, pinned, Pin 2: 33 steps. ${spec.describe(longer, 'en')}`,
    );
    expect(told.describe(both, 'zh')).toContain('固定 2：33 个步骤');
  });

  it('has the values of both in its table, each row named', () => {
    const table = told.table(both, 'en');
    const own = spec.table(longer, 'en').rows;
    expect(told.table(now, 'en')).toEqual(spec.table(now, 'en'));
    expect(table.rows).toEqual([
      ...spec.table(now, 'en').rows,
      ...own.map(([name, ...cells]) => [`${name} · Pin 2: 33 steps`, ...cells]),
    ]);
    expect(new Set(table.rows.map(([name]) => name)).size).toBe(table.rows.length);
  });

  it('draws the lines of the pinned one first, in its grey, and its marks hollow', () => {
    const html = stillMarkup(spec, both, 'en');
    const strokes = ofClass(html, 'fplot-line').map(({ attributes }) => attributes.stroke);
    const grey = (stroke: string) => stroke === 'var(--ghost-2)';
    // Both swarms at 90%, twice.
    expect(strokes.filter(grey)).toHaveLength(4);
    expect(strokes.slice(0, 2).every(grey)).toBe(true);
    expect(ofClass(html, 'fplot-marker-hollow').length).toBe(4 * 6);
    expect(ofClass(stillMarkup(spec, now, 'en'), 'fplot-marker-hollow')).toEqual([]);
  });
});
