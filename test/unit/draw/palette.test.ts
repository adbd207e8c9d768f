import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGENT_STOPS, faded, mix, panelColours } from '../../../src/draw/palette.ts';
import { contrast } from './contrast.ts';
import { readTokens, tokensOf } from './tokens.ts';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const palette = readTokens(css, theme);

  it('has a colour for every name', () => {
    for (const [name, value] of Object.entries(palette))
      if (typeof value === 'string') expect(value, name).not.toBe('');
  });

  it('puts larger swarms ever further from the paper', () => {
    let last = 0;
    for (let size = 1; size <= 256; size++) {
      const away = contrast(palette.agents(size), palette.paper);
      // Colours come in whole steps of 255, which is worth a little.
      expect(away).toBeGreaterThan(last - 0.04);
      last = Math.max(last, away);
    }
    for (const [i, size] of AGENT_STOPS.entries()) {
      if (i === 0) continue;
      const before = contrast(palette.agents(AGENT_STOPS[i - 1]), palette.paper);
      expect(contrast(palette.agents(size), palette.paper)).toBeGreaterThan(before + 0.2);
    }
  });

  it('lets every swarm’s name be read', () => {
    for (const size of AGENT_STOPS)
      expect(contrast(palette.agents(size), palette.paper)).toBeGreaterThan(4.5);
    expect(contrast(palette.inkSoft, palette.paper)).toBeGreaterThan(4.5);
    expect(contrast(palette.inkSoft, palette.raised)).toBeGreaterThan(4.5);
  });

  it('has closed, open and finished steps in order of how much they show', () => {
    const shows = (colour: string) => contrast(colour, palette.paper);
    expect(shows(palette.closedEdge)).toBeLessThan(shows(palette.closed));
    expect(shows(palette.closed)).toBeLessThan(0.75 * shows(palette.open));
    expect(shows(palette.open)).toBeLessThan(0.75 * shows(palette.agents(1)));
  });

  it('lets the name of every rule and cost be read, each in a colour of its own', () => {
    const named = [...tokensOf(css, theme)].filter(([name]) => /^--(rule|cost)-/.test(name));
    expect(named.length).toBeGreaterThan(5);
    for (const [name, colour] of named)
      expect(contrast(colour, palette.paper), name).toBeGreaterThan(4.5);
    const rules = named.filter(([name]) => name.startsWith('--rule-'));
    expect(new Set(rules.map(([, colour]) => colour)).size).toBe(rules.length);
  });

  it('is clamped to the sizes that there are', () => {
    expect(palette.agents(0)).toBe(palette.agents(1));
    expect(palette.agents(100_000)).toBe(palette.agents(256));
    expect(palette.agents(3)).not.toBe(palette.agents(2));
    expect(palette.agents(3)).not.toBe(palette.agents(4));
  });

  it('tints edges between the paper and the swarm', () => {
    const { agents, edge } = panelColours(palette, palette.agents(16));
    expect(contrast(edge, palette.paper)).toBeGreaterThan(1.2);
    expect(contrast(edge, palette.paper)).toBeLessThan(0.5 * contrast(agents, palette.paper));
  });
});

describe('mixing', () => {
  it('gives either colour at the ends', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
  });

  it('lets a colour through', () => {
    expect(faded('#ff8000', 0.5)).toBe('rgba(255, 128, 0, 0.5)');
  });
});

it('is the same dark whether the system or the reader asks for it', () => {
  const bodyAfter = (selector: string) => {
    const [, body] = css.split(selector);
    return [...body.slice(0, body.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => `${name}: ${value}`,
    );
  };
  const chosen = bodyAfter(':root[data-theme="dark"] {');
  expect(chosen.length).toBeGreaterThan(20);
  expect(bodyAfter(':root:not([data-theme="light"]) {')).toEqual(chosen);
});
