import type { Font } from './drawing.ts';

/** Sizes of a text in a font, in pixels. */
export interface TextSize {
  readonly width: number;
  /** Of the font, whatever the letters: from the baseline up and down. */
  readonly ascent: number;
  readonly descent: number;
}

export type Measure = (text: string, font: Font) => TextSize;

/** The font of a canvas context. */
export function canvasFont({ family, size, weight, italic }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${family}`;
}

let pen: CanvasRenderingContext2D | null = null;

/** As this browser sets it. */
export const measure: Measure = (text, font) => {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen)
    return {
      width: 0.5 * font.size * text.length,
      ascent: 0.8 * font.size,
      descent: 0.2 * font.size,
    };
  pen.font = canvasFont(font);
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text);
  return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
};
