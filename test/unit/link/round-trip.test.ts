import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICES, FIGURE_NAMES } from '../../../src/link/figures.ts';
import { DEFAULT_LINK_STATE, MOST_PINS, PARTS } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import {
  definition,
  isParameterKey,
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
} from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { linkState } from './arbitraries.ts';

const { post } = PRESETS;

describe('a state', () => {
  it('comes back from its link, without a notice', () => {
    fc.assert(
      fc.property(linkState, (state) => {
        expect(parseLink(writeLink(state))).toEqual({ ...state, notices: [] });
      }),
    );
  });

  it('is written with characters that survive chat programs, ending in a letter or digit', () => {
    fc.assert(
      fc.property(linkState, (state) => {
        expect(writeLink(state)).toMatch(/^$|^\?[A-Za-z0-9&=.-]*[A-Za-z0-9]$/);
      }),
    );
  });

  it('is written over itself the same, and over another one as if alone', () => {
    fc.assert(
      fc.property(linkState, linkState, (state, other) => {
        const query = writeLink(state);
        expect(writeLink(state, query)).toBe(query);
        expect(writeLink(state, writeLink(other))).toBe(query);
      }),
    );
  });
});

it('comes back also where all that can be set is set, at the greatest length', () => {
  const longest = (key: ParameterKey) => {
    const parameter = definition(key);
    if (parameter.kind === 'switch') return !post[key];
    if (parameter.kind === 'choice')
      return [...parameter.options]
        .filter((option) => option !== post[key])
        .sort((a, b) => b.length - a.length)[0];
    const [low, high] = parameter.bounds;
    return parameter.kind === 'integer' ? high : Math.max(low, 1 / 3e7);
  };
  const parameters = Object.fromEntries(
    PARAMETER_KEYS.map((key) => [key, longest(key)]),
  ) as unknown as Parameters;
  const state = {
    ...DEFAULT_LINK_STATE,
    parameters,
    own: Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, parameters])),
    pins: Array.from({ length: MOST_PINS }, () => ({ preset: 'post', parameters }) as const),
    chrome: { hidden: PARTS, controls: PARAMETER_KEYS },
  };
  const query = writeLink(state);
  expect(query.length).toBeGreaterThan(15_000);
  expect(parseLink(query)).toEqual({ ...state, notices: [] });
});

describe('a link', () => {
  const written = (change: object) => writeLink({ ...DEFAULT_LINK_STATE, ...change });

  it('is empty for the default state, and short for a small change', () => {
    expect(written({})).toBe('');
    expect(written({ parameters: { ...post, agents: 64, overhead: true } })).toBe(
      '?v=2&agents=64&overhead=on',
    );
    expect(written({ preset: 'wide', parameters: PRESETS.wide })).toBe('?v=2&preset=wide');
  });

  it('writes a figure, its own settings over the shared preset, and what is chosen there', () => {
    expect(
      written({
        figure: 'width',
        preset: 'wide',
        parameters: { ...PRESETS.wide, agents: 8 },
        own: { width: { ...PRESETS.wide, layers: 30 }, rules: PRESETS.wide },
        choices: { deploy: { score: 'best', level: 0.7, aim: 'soonest', most: 8, budget: 12 } },
      }),
    ).toBe('?v=2&figure=width&preset=wide&agents=8&width.layers=30&own=rules&deploy.most=8');
  });

  it('writes pins with presets of their own, one at the default settings too', () => {
    const pins = [
      { preset: 'post', parameters: post },
      { preset: 'wide', parameters: { ...PRESETS.wide, agents: 4 } },
    ];
    expect(written({ pins })).toBe('?v=2&pin1.preset=post&pin2.preset=wide&pin2.agents=4');
  });

  it('writes what stands around the figure, and a list without members', () => {
    const chrome = { hidden: ['caption', 'transport'], controls: ['agents', 'seed'] };
    const view = { at: 0.123456, time: 'linear', play: true };
    expect(written({ chrome, view, language: 'zh', theme: 'dark' })).toBe(
      '?v=2&controls=agents.seed&hide=caption.transport&lang=zh&theme=dark&time=linear&at=0.1235&play=on',
    );
    expect(written({ chrome: { hidden: [], controls: [] } })).toBe('?v=2&controls=none');
  });

  it('keeps the keys of others as they were written, in front', () => {
    const state = { ...DEFAULT_LINK_STATE, parameters: { ...post, agents: 2 } };
    const foreign = 'utm_source=a%20b&x&__proto__=1&%E0%A4%A&width.toString=1&pin4.agents=2';
    expect(writeLink(state, `?${foreign}&agents=7&width.agents=3&%61gents=9&v=1`)).toBe(
      `?${foreign}&v=2&agents=2`,
    );
    expect(writeLink(DEFAULT_LINK_STATE, `?junk=${'x'.repeat(100_000)}`)).toBe('');
  });

  it('can tell a choice of a figure from a parameter of it', () => {
    const names = Object.values(CHOICES).flatMap((table) => Object.keys(table));
    expect(names.filter(isParameterKey)).toEqual([]);
    expect(names).toContain('budget');
  });
});
