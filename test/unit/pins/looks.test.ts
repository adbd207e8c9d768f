import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../draw/contrast.ts';
import { tokensOf } from '../draw/tokens.ts';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

describe.each(['light', 'dark'] as const)('pinned runs on %s paper', (theme) => {
  const tokens = tokensOf(css, theme);
  const paper = tokens.get('--paper') ?? '';
  const greys = [1, 2, 3].map((place) => tokens.get(`--ghost-${place}`) ?? '');

  it('can be seen, and stand behind what is current', () => {
    for (const grey of greys) {
      // As WCAG 1.4.11 asks of what a picture needs.
      expect(contrast(grey, paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(grey, paper)).toBeLessThan(contrast(tokens.get('--ink') ?? '', paper));
    }
  });

  it('are darker the less of their line is drawn: whole, dashed, dotted', () => {
    const [whole, dashed, dotted] = greys.map((grey) => contrast(grey, paper));
    expect(whole).toBeLessThan(dashed);
    expect(dashed).toBeLessThan(dotted);
  });
});
