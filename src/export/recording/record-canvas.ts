import type { Painted } from '../../draw/painted.ts';
import type { Layer } from '../../draw/pen.ts';
import type { Mark } from '../drawing.ts';
import { RecordingPen } from './recording-pen.ts';

/** What a canvas shows, as marks; its upper left corner is at a place. */
export function recordCanvas({ size, repaint }: Painted, x = 0, y = 0): readonly Mark[] {
  const pen = new RecordingPen();
  pen.translate(x, y);
  // In whole pixels, as a file has no device of its own.
  repaint(pen, { ...size, scale: 1 }, recordingLayer);
  return pen.marks;
}

function recordingLayer(width: number, height: number): Layer {
  const pen = new RecordingPen();
  // Drawn by recording pens alone, which know it for what it is.
  return { pen, image: pen as unknown as CanvasImageSource, width, height };
}
