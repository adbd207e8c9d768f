import type { Font } from '../drawing.ts';

/** The font of a canvas: `italic 650 12px "Source Sans 3", sans-serif`. Sizes in px; 10px sans-serif where it is something else. */
export function parseFont(text: string): Font {
  const found = /^(.*?)([\d.]+)px\s+(.+)$/.exec(text.trim());
  if (!found) return { family: 'sans-serif', size: 10, weight: 400, italic: false };
  const [, before, size, family] = found;
  const words = before.split(/\s+/);
  const weight = words.includes('bold')
    ? 700
    : Number(words.find((word) => /^\d+$/.test(word)) ?? 400);
  return { family, size: Number(size), weight, italic: words.includes('italic') };
}
