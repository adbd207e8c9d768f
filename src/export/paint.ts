import type { Drawing, PathMark, TextMark } from './drawing.ts';
import { canvasFont } from './measure.ts';

/** A text that differs from its length by less than this is left as it is. */
const CLOSE = 0.005;

/** Paints a drawing; `scale` pixels of the canvas to one of the drawing. */
export function paint(
  { width, height, look, marks }: Drawing,
  pen: CanvasRenderingContext2D,
  scale: number,
): void {
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.fillStyle = look.paper;
  pen.fillRect(0, 0, width, height);
  for (const mark of marks) {
    pen.save();
    pen.globalAlpha = mark.opacity ?? 1;
    if (mark.clip) {
      const { x, y, width: wide, height: high } = mark.clip;
      pen.beginPath();
      pen.rect(x, y, wide, high);
      pen.clip();
    }
    if (mark.kind === 'path') paintPath(mark, pen);
    else paintText(mark, pen);
    pen.restore();
  }
}

function paintPath(mark: PathMark, pen: CanvasRenderingContext2D): void {
  const path = new Path2D(mark.d);
  if (mark.fill) {
    pen.fillStyle = mark.fill;
    pen.fill(path);
  }
  if (!mark.stroke) return;
  pen.strokeStyle = mark.stroke;
  pen.lineWidth = mark.strokeWidth ?? 1;
  pen.lineCap = mark.cap ?? 'butt';
  pen.lineJoin = mark.join ?? 'miter';
  // The limit of SVG; that of a canvas is another.
  pen.miterLimit = 4;
  pen.setLineDash([...(mark.dash ?? [])]);
  pen.stroke(path);
}

function paintText(mark: TextMark, pen: CanvasRenderingContext2D): void {
  const { text, x, y, anchor, font, fill, halo, length } = mark;
  pen.font = canvasFont(font);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
  pen.translate(x, y);
  const { width } = pen.measureText(text);
  if (length && width > 0 && Math.abs(width / length - 1) > CLOSE) pen.scale(length / width, 1);
  if (halo) {
    pen.strokeStyle = halo.colour;
    pen.lineWidth = halo.width;
    pen.lineJoin = 'round';
    pen.strokeText(text, 0, 0);
  }
  pen.fillStyle = fill;
  pen.fillText(text, 0, 0);
}
