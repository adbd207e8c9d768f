import type { Drawing } from './drawing.ts';
import { paint } from './paint.ts';

export interface Png {
  readonly blob: Blob;
  /** Pixels of the picture to one of the drawing: as asked for, or less where that is more than browsers can. */
  readonly scale: number;
}

/** What every browser can: pixels on a side, and altogether. */
const MOST_SIDE = 16_384;
const MOST_PIXELS = 64 * 1024 * 1024;

/** The largest scale up to the one asked for. */
export function possibleScale(
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  asked: number,
): number {
  const side = MOST_SIDE / Math.max(1, width, height);
  const area = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(asked, side, area);
}

/** Throws where the browser draws no canvas, or has no memory left for it. */
export async function toPng(drawing: Drawing, asked: number): Promise<Png> {
  const scale = possibleScale(drawing, asked);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(drawing.width * scale));
  canvas.height = Math.max(1, Math.floor(drawing.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  paint(drawing, pen, scale);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  // Its memory is free at once, and not when the canvas is collected.
  canvas.width = 0;
  if (!blob) throw new Error('this browser could not write the picture');
  return { blob, scale };
}
