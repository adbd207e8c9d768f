import { plainColour } from '../../draw/css-colour.ts';
import type { Clip, Font } from '../drawing.ts';
import { portableFamilies } from './families.ts';

/** What an element hands down to what is in it. */
export interface Inherited {
  /** Of the element and all around it, multiplied: as if nothing in it overlapped. */
  readonly opacity: number;
  /** In pixels of the drawing. */
  readonly clip: Clip | null;
}

/** Opacity and clip as a mark has them. */
export function shared({ opacity, clip }: Inherited, alpha = 1) {
  const through = opacity * alpha;
  return { ...(through < 1 && { opacity: through }), ...(clip && { clip }) };
}

/** A computed colour with an opacity of its own; null where nothing is to be seen. */
export function paintOf(colour: string, opacity = '1'): { hex: string; alpha: number } | null {
  if (colour === 'none') return null;
  const plain = plainColour(colour);
  const alpha = plain ? plain.alpha * Number(opacity) : 0;
  return plain && alpha > 0 ? { hex: plain.hex, alpha } : null;
}

export function fontOf(style: CSSStyleDeclaration, scale = 1): Font {
  return {
    family: portableFamilies(style.fontFamily),
    size: Number.parseFloat(style.fontSize) * scale,
    weight: Number(style.fontWeight) || 400,
    italic: style.fontStyle !== 'normal',
  };
}

export function intersection(a: Clip | null, b: Clip): Clip {
  if (!a) return b;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}
