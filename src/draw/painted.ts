import type { PanelSize } from './panel-plan.ts';
import type { LayerMaker, Pen } from './pen.ts';

/** Paints what a canvas shows now, with any pen; layers are made by the caller and used for this picture alone. */
export type Repaint = (pen: Pen, size: PanelSize, makeLayer: LayerMaker) => void;

/** How a canvas is painted, and how large it is in CSS pixels. */
export interface Painted {
  readonly size: PanelSize;
  readonly repaint: Repaint;
}

const canvases = new WeakMap<HTMLCanvasElement, () => Painted | null>();

/** Tells how a canvas is painted; `painted` is asked each time, and may have nothing to say yet. */
export function registerPainted(canvas: HTMLCanvasElement, painted: () => Painted | null): void {
  canvases.set(canvas, painted);
}

/** null where nobody told. */
export function paintedOf(canvas: HTMLCanvasElement): Painted | null {
  return canvases.get(canvas)?.() ?? null;
}

const readers = new Set<() => void>();

/**
 * For who draws in colours that were read from the tokens: `reread` is called when the theme of the page has changed for
 * a moment, within one task, and has to draw anew before it returns. The function returned ends it.
 */
export function onPassingTheme(reread: () => void): () => void {
  readers.add(reread);
  return () => readers.delete(reread);
}

export function rereadTheme(): void {
  for (const reread of readers) reread();
}
