import { describe, expect, it } from 'vitest';
import {
  controlsOrUsual,
  embedState,
  partsOf,
  withOrWithout,
} from '../../../src/figures/share/embed-options.ts';
import { heightIn } from '../../../src/figures/share/use-frame-height.ts';
import { FIGURE_NAMES } from '../../../src/link/figures.ts';
import { DEFAULT_LINK_STATE, PARTS } from '../../../src/link/link-state.ts';
import { writeLink } from '../../../src/link/write-link.ts';

const figure = { ...DEFAULT_LINK_STATE, figure: 'width' as const };

describe('an embedded figure', () => {
  it('says nothing that is so anyway', () => {
    const state = embedState(figure, { hidden: [], controls: null, theme: null, language: 'en' });
    expect(writeLink(state)).toBe('?v=2&figure=width');
  });

  it('says what is left out, which controls it has, and how it looks', () => {
    const options = { controls: ['agents'], theme: 'dark', language: 'zh' } as const;
    expect(writeLink(embedState(figure, { ...options, hidden: ['title', 'caption'] }))).toBe(
      '?v=2&figure=width&controls=agents&hide=title.caption&lang=zh&theme=dark',
    );
  });

  it('does not name controls that are hidden', () => {
    const options = { controls: ['agents'], theme: null, language: 'en' } as const;
    expect(writeLink(embedState(figure, { ...options, hidden: ['controls'] }))).toBe(
      '?v=2&figure=width&hide=controls',
    );
  });

  it('has parts in the order of links, and every part is somewhere', () => {
    const all = FIGURE_NAMES.map(partsOf);
    for (const parts of all) expect(parts).toEqual(PARTS.filter((part) => parts.includes(part)));
    expect(PARTS.filter((part) => !all.some((parts) => parts.includes(part)))).toEqual([]);
  });
});

describe('a list with checkboxes', () => {
  it('keeps the order of all, whatever is ticked first', () => {
    const all = ['a', 'b', 'c'];
    expect(withOrWithout(all, ['c'], 'a', true)).toEqual(['a', 'c']);
    expect(withOrWithout(all, ['a', 'c'], 'c', false)).toEqual(['a']);
    expect(withOrWithout(all, ['a'], 'a', true)).toEqual(['a']);
  });

  it('of controls is silent where they are the usual ones, in any order, and only then', () => {
    expect(controlsOrUsual(['agents', 'layers'], ['layers', 'agents'])).toBeNull();
    expect(controlsOrUsual(['agents', 'layers'], ['layers'])).toEqual(['layers']);
    expect(controlsOrUsual(['agents', 'layers'], ['layers', 'seed'])).toEqual(['layers', 'seed']);
    expect(controlsOrUsual(['agents'], [])).toEqual([]);
  });
});

describe('the height in a message', () => {
  const message = (change: object) => ({
    'swarm-figure': 1,
    type: 'height',
    height: 10,
    ...change,
  });

  it('is a whole number of pixels, and bounded', () => {
    expect(heightIn(message({ height: 612.2 }))).toBe(613);
    expect(heightIn(message({ height: 1e9 }))).toBe(20_000);
  });

  it.each([
    null,
    'height',
    { 'datawrapper-height': { a: 10 } },
    message({ 'swarm-figure': 2 }),
    message({ type: 'ready' }),
    message({ height: '10' }),
    message({ height: -1 }),
    message({ height: Number.NaN }),
  ])('is none in %j', (data) => {
    expect(heightIn(data)).toBeNull();
  });
});
