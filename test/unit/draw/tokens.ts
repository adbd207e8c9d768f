import { type Palette, readPalette } from '../../../src/draw/palette.ts';

/** The palette of a theme as the style sheet gives it, without a browser. */
export function readTokens(css: string, theme: 'light' | 'dark'): Palette {
  const tokens = tokensOf(css, theme);
  return readPalette((name) => tokens.get(name) ?? '');
}

/** All custom properties of a theme by name. */
export function tokensOf(css: string, theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .map((selector) => selector.trim()),
    tokens: new Map(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, k, v]) => [k, v] as const),
    ),
  }));
  const tokens = new Map(blocks.find(({ selectors }) => selectors.includes(':root'))?.tokens);
  const dark = blocks.find(({ selectors }) => selectors.includes(':root[data-theme="dark"]'));
  if (theme === 'dark') for (const [name, value] of dark?.tokens ?? []) tokens.set(name, value);
  return tokens;
}
