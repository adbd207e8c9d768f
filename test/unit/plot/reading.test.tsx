import { describe, expect, it } from 'vitest';
import { Plot } from '../../../src/components/plot/plot.tsx';
import { PlotPair } from '../../../src/components/plot/plot-pair.tsx';
import type { PlotData, Readable } from '../../../src/components/plot/types.ts';
import { ofClass, render, tagsOf } from './markup.ts';
import { plain, readable, reading } from './samples.ts';

const plot = (changes: Partial<PlotData>) => render(<Plot {...plain(changes)} />);

describe('reading off', () => {
  const slider = (at: number | null, changes: Partial<Readable> = {}) => {
    const html = render(
      <Plot {...plain({ readable: { ...readable, ...changes } })} reading={reading(at)} />,
    );
    return { html, area: ofClass(html, 'fplot-area')[0].attributes };
  };

  it('is a slider whose value is what the lines are there, ranges with it', () => {
    expect(slider(3).area).toMatchObject({
      role: 'slider',
      tabindex: '0',
      'aria-label': 'Coverage',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuenow': '30',
      'aria-valuetext': '3 t_mid; 2 agents: 30% (1 to 2); none: not reached; bare: 3',
    });
  });

  it('stands in the middle before anything is read: of the axis, or of its stops', () => {
    expect(slider(null).area['aria-valuetext']).toMatch(/^5 t_mid/);
    expect(slider(null, { stops: [1, 2, 9] }).area).toMatchObject({
      'aria-valuenow': '20',
      'aria-valuetext': expect.stringMatching(/^2 t_mid/),
    });
    expect(slider(null, { stops: [] }).area['aria-valuenow']).toBe('50');
  });

  it('marks its place on the lines whose heights are known', () => {
    const dots = tagsOf(slider(3).html).filter(({ name }) => name === 'circle');
    // The plotted area begins 10 below the upper edge of the picture.
    expect(dots.map(({ attributes: { cx, cy } }) => [cx, cy])).toEqual([['30%', '80']]);
    expect(tagsOf(slider(null).html).some(({ name }) => name === 'circle')).toBe(false);
  });

  it('shows the values in the plot that has the hand, beside the cross-hair', () => {
    const card = (at: number, here: boolean) =>
      ofClass(render(<Plot {...plain({ readable })} reading={reading(at, here)} />), 'fplot-card');
    expect(card(3, true)[0].attributes['data-side']).toBe('right');
    expect(card(7, true)[0].attributes['data-side']).toBe('left');
    expect(card(3, false)).toEqual([]);
  });

  it('is left out of a plot from which nothing can be read', () => {
    const pair = (plots: PlotData[]) => ofClass(render(<PlotPair plots={plots} />), 'fplot-area');
    expect(pair([plain({ readable }), plain({ title: 'other' })])).toHaveLength(1);
    expect(ofClass(plot({ readable }), 'fplot-area')).toEqual([]);
  });
});
