import { lab, rgb } from 'd3';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { AGENT_STOPS } from '../../../src/draw/palette.ts';
import '../../../src/styles/site.css';

const emulate = (features: Record<string, string>) =>
  (cdp() as unknown as { send(m: string, p: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: Object.entries(features).map(([name, value]) => ({ name, value })) },
  );

afterEach(async () => {
  await emulate({});
  delete document.documentElement.dataset.theme;
});

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const { r, g, b } = rgb(colour);
  const [red, green, blue] = [r, g, b].map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(token(a)), luminance(token(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const ASKED: readonly Record<string, string>[] = [
  { 'prefers-contrast': 'more' },
  { 'forced-colors': 'active' },
];
const CASES = ASKED.flatMap((asked) => [
  { asked: { ...asked, 'prefers-color-scheme': 'light' }, theme: null },
  { asked: { ...asked, 'prefers-color-scheme': 'dark' }, theme: null },
  { asked: { ...asked, 'prefers-color-scheme': 'light' }, theme: 'dark' },
  { asked: { ...asked, 'prefers-color-scheme': 'dark' }, theme: 'light' },
]);

describe('where more contrast is asked for', () => {
  it.each(CASES)('text and lines have it: $asked, theme $theme', async ({ asked, theme }) => {
    if (theme) document.documentElement.dataset.theme = theme;
    await emulate(asked);
    expect(contrast('ink', 'paper')).toBe(21);
    expect(contrast('ink-soft', 'paper')).toBeGreaterThan(10);
    for (const text of ['warn', 'focus']) expect(contrast(text, 'paper')).toBeGreaterThan(7);
    // Lines and dots: 3 to 1, as of everything that is not text.
    for (const line of ['rule', 'open']) expect(contrast(line, 'paper')).toBeGreaterThan(4.5);
    expect(contrast('closed', 'paper')).toBeGreaterThan(2.5);
  });

  it.each(CASES)('the curves stay apart: $asked, theme $theme', async ({ asked, theme }) => {
    if (theme) document.documentElement.dataset.theme = theme;
    await emulate(asked);
    const colours = AGENT_STOPS.map((size) => token(`agents-${size}`));
    // Plain colours, which drawings can mix.
    expect(colours.map((colour) => rgb(colour).formatHex())).toEqual(colours);
    for (const name of ['paper', 'ink', 'ink-soft', 'rule', 'closed', 'closed-edge', 'open'])
      expect(rgb(token(name)).formatHex()).toBe(token(name));
    for (const size of AGENT_STOPS) expect(contrast(`agents-${size}`, 'paper')).toBeGreaterThan(3);
    const lightness = colours.map((colour) => lab(colour).l);
    expect(new Set(lightness.map(Math.round)).size).toBeGreaterThan(5);
  });
});
