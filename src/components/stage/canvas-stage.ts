import { isPrinting, onPrinting } from './printing.ts';

/**
 * A canvas that is always crisp and never drawn for nothing.
 *
 * Two spaces meet here. The bitmap has whole device pixels, as the screen has; painters think in CSS pixels:
 *
 *     bitmap   bitmapWidth x bitmapHeight   device pixels, whole
 *     size     width x height               CSS pixels = device pixels / scale, perhaps not whole
 *     scale    device pixels to a CSS pixel (1, 1.25, 1.5, 2, 3)
 *
 * The CSS size follows from the bitmap, not the other way round, so that one bitmap pixel is one pixel
 * of the screen at any zoom.
 */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export type Paint = (pen: CanvasRenderingContext2D, size: StageSize) => void;

/** Drawn a little before it is scrolled into view. */
const NEAR = '120px';
/** Out of sight it is drawn once all is at rest: for whoever prints the page or jumps to it. */
const REST_MS = 300;

export class CanvasStage {
  private readonly pen: CanvasRenderingContext2D | null;
  private readonly resizes: ResizeObserver;
  private readonly sight: IntersectionObserver;
  private density: MediaQueryList | null = null;
  private stageSize: StageSize = { width: 0, height: 0, scale: 1 };
  private frame: number | null = null;
  private late: ReturnType<typeof setTimeout> | undefined;
  private inSight = false;
  private stale = true;
  private readonly stopPrinting: () => void;

  /** `paint` is called at most once a frame, with the pen scaled to CSS pixels; off screen only at rest. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly paint: Paint,
    private readonly onSize: (size: StageSize) => void,
  ) {
    this.pen = canvas.getContext('2d');
    this.resizes = new ResizeObserver(([entry]) => this.resize(entry));
    this.observeSize();
    this.sight = new IntersectionObserver(
      (entries) => {
        this.inSight = entries.at(-1)?.isIntersecting ?? false;
        if (this.inSight && this.stale) this.invalidate();
      },
      { rootMargin: NEAR },
    );
    this.sight.observe(canvas);
    this.watchDensity();
    this.stopPrinting = onPrinting('measure', () => this.readyToPrint());
  }

  get size(): StageSize {
    return this.stageSize;
  }

  /** Asks for a new picture; however often in a frame, it is painted once. */
  invalidate(): void {
    this.stale = true;
    if (isPrinting()) {
      this.draw();
    } else if (!this.inSight) {
      clearTimeout(this.late);
      this.late = setTimeout(() => this.stale && this.draw(), REST_MS);
    } else {
      this.frame ??= requestAnimationFrame(() => {
        this.frame = null;
        this.draw();
      });
    }
  }

  dispose(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    clearTimeout(this.late);
    this.resizes.disconnect();
    this.sight.disconnect();
    this.density?.removeEventListener('change', this.densityChanged);
    this.stopPrinting();
  }

  /** Whether its size is new. */
  private readyToPrint(): boolean {
    const { stageSize: before } = this;
    const css = this.canvas.getBoundingClientRect();
    // The observer knows better how a box was snapped to pixels: it is only not asked when it has not seen this one.
    const unseen = Math.max(
      Math.abs(css.width - before.width),
      Math.abs(css.height - before.height),
    );
    const changed = unseen > 1 && css.width > 0 && this.take(css);
    if (this.stale) this.draw();
    return changed;
  }

  private draw(): void {
    const { pen, stageSize } = this;
    if (!pen || stageSize.width === 0) return;
    this.stale = false;
    // In case nobody told that the window is on another screen now: the size will follow.
    if (stageSize.scale !== (window.devicePixelRatio || 1)) this.observeSize();
    pen.setTransform(stageSize.scale, 0, 0, stageSize.scale, 0, 0);
    this.paint(pen, stageSize);
  }

  private observeSize(): void {
    this.resizes.disconnect();
    try {
      this.resizes.observe(this.canvas, { box: 'device-pixel-content-box' });
    } catch {
      this.resizes.observe(this.canvas);
    }
  }

  private resize(entry: ResizeObserverEntry | undefined): void {
    if (!entry || !this.take(entry.contentRect, entry.devicePixelContentBoxSize?.[0])) return;
    // A bitmap that changes size is blank: it is painted before the screen shows it.
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    if (this.inSight) this.draw();
    else this.invalidate();
  }

  /** Takes up a size, and says whether it is another; `device`: in device pixels, as far as the browser says. */
  private take(css: DOMRectReadOnly, device?: ResizeObserverSize): boolean {
    const scale = window.devicePixelRatio || 1;
    const width = pixels(css.width * scale, device?.inlineSize);
    const height = pixels(css.height * scale, device?.blockSize);
    const { canvas } = this;
    const before = this.stageSize;
    if (canvas.width === width && canvas.height === height && before.scale === scale) return false;
    canvas.width = width;
    canvas.height = height;
    this.stageSize = { width: width / scale, height: height / scale, scale };
    this.stale = true;
    this.onSize(this.stageSize);
    return true;
  }

  /** Moving a window to another screen changes the density and not the size. */
  private watchDensity(): void {
    this.density?.removeEventListener('change', this.densityChanged);
    this.density = window.matchMedia(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
    this.density.addEventListener('change', this.densityChanged);
  }

  private readonly densityChanged = (): void => {
    this.watchDensity();
    // Observing anew reports the size once more, in the new pixels.
    this.observeSize();
  };
}

/**
 * How many device pixels a length takes: as the browser says, which knows how it snapped the box; but not when
 * that is another length altogether, as with a density that only developer tools pretend.
 */
function pixels(length: number, said: number | undefined): number {
  return said !== undefined && Math.abs(said - length) <= 1 ? said : Math.round(length);
}

/** A picture off screen with the pixels of a stage; width and height in CSS pixels. */
export function makeLayer(width: number, height: number, scale: number) {
  const image = document.createElement('canvas');
  image.width = Math.max(1, Math.round(width * scale));
  image.height = Math.max(1, Math.round(height * scale));
  const pen = image.getContext('2d');
  // A canvas that has had no other context always gives this one.
  if (!pen) throw new Error('this browser draws no canvas');
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  return { pen, image, width: image.width / scale, height: image.height / scale };
}
