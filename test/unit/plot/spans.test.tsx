import { describe, expect, it } from 'vitest';
import { Plot } from '../../../src/components/plot/plot.tsx';
import type { PlotData, Span } from '../../../src/components/plot/types.ts';
import { render, tagsOf } from './markup.ts';
import { plain } from './samples.ts';

const plot = (changes: Partial<PlotData>) => render(<Plot {...plain(changes)} />);

describe('a span', () => {
  const span = (from: number, to: number) => {
    const spans: Span[] = [{ key: 's', from, to, at: 0.5, text: '4×' }];
    const html = plot({ spans }).split('fplot-span')[1];
    const tags = tagsOf(html);
    const [shaft] = tags.filter(({ name }) => name === 'line');
    const [head] = tags.filter(({ name }) => name === 'path');
    const [place] = tags.filter(({ name }) => name === 'svg');
    const [text] = tags.filter(({ name }) => name === 'text');
    return { shaft: shaft.attributes, head: head.attributes.d, place: place.attributes, text };
  };

  it('has its tip at the sooner place and points there from the later one', () => {
    const { shaft, head, place, text } = span(8, 2);
    expect(shaft).toMatchObject({ x1: '20%', x2: '80%', y1: '50', y2: '50' });
    expect(place).toMatchObject({ x: '20%', y: '50' });
    // The tip is at the place, the rest of the head at its right.
    expect(head).toMatch(/^M0 0L7/);
    expect(text).toMatchObject({ text: '4×', attributes: { x: '50%', 'text-anchor': 'middle' } });
  });

  it('points to the right where what it is about is later', () => {
    const { shaft, head, place } = span(2, 8);
    expect(shaft).toMatchObject({ x1: '20%', x2: '80%' });
    expect(place).toMatchObject({ x: '80%' });
    expect(head).toMatch(/^M0 0L-7/);
  });
});
