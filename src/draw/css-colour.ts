import { lab, rgb } from 'd3';

/** A colour as every program knows it: `#rrggbb`, and how much of it is let through. */
export interface PlainColour {
  readonly hex: string;
  /** 0 to 1. */
  readonly alpha: number;
}

/**
 * A colour as browsers compute it, in plain terms: rgb(), named, #hex, lab() and color(srgb …), which is what mixed
 * colours become. null where it is none of these, and where nothing of it is let through.
 */
export function plainColour(text: string): PlainColour | null {
  const colour = parse(text.trim());
  if (!colour || Number.isNaN(colour.r) || !(colour.opacity > 0)) return null;
  return { hex: colour.clamp().formatHex(), alpha: colour.opacity };
}

function parse(text: string) {
  const call = /^(lab|color)\(([^)]*)\)$/.exec(text);
  if (!call) return rgb(text);
  const words = call[2].split(/[\s/]+/).filter(Boolean);
  if (call[1] === 'lab') {
    const [l, a, b, alpha = 1] = words.map(Number);
    return rgb(lab(l, a, b, alpha));
  }
  if (words[0] !== 'srgb') return null;
  const [r, g, b, alpha = 1] = words.slice(1).map(Number);
  return rgb(255 * r, 255 * g, 255 * b, alpha);
}
