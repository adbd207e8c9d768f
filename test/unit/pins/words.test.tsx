import { describe, expect, it } from 'vitest';
import { GHOST_LOOKS } from '../../../src/components/plot/ghosts.ts';
import type { EnsemblesJob, EnsemblesResult } from '../../../src/compute/index.ts';
import type { FigureSpec, Ghost } from '../../../src/figures/article/spec.ts';
import { spec } from '../../../src/figures/compare/spec.ts';
import { spec as compute } from '../../../src/figures/compute/spec.ts';
import { spec as overhead } from '../../../src/figures/overhead/spec.ts';
import { tellingPins } from '../../../src/figures/pins/telling-pins.ts';
import { spec as rules } from '../../../src/figures/rules/spec.ts';
import { spec as width } from '../../../src/figures/width/spec.ts';
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
    // Each with its number.
    expect(html.match(/class="ghost-number"[^>]*>2</g)).toHaveLength(4);
  });

  it('has no dash in common with what it stands behind, in any figure that draws lines', () => {
    const dashesOf = <O extends object>(of: FigureSpec<EnsemblesJob, O>) =>
      ofClass(stillMarkup(of, shownAt(of, SMALL), 'en'), 'fplot-line').flatMap(
        ({ attributes }) => attributes['stroke-dasharray'] ?? [],
      );
    const told = new Set([
      ...dashesOf(spec),
      ...dashesOf(width),
      ...dashesOf(compute),
      ...dashesOf(overhead),
      ...dashesOf(rules),
    ]);
    expect(told.size).toBeGreaterThan(2);
    // Dashes or dots, none of both.
    expect([...told].filter((dash) => dash.split(' ').length !== 2)).toEqual([]);
    expect(GHOST_LOOKS.every(({ dash }) => dash.split(' ').length > 2)).toBe(true);
    expect(ofClass(stillMarkup(spec, now, 'en'), 'fplot-marker-hollow')).toEqual([]);
  });
});
