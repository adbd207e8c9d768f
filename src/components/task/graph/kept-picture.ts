import { makeLayer, type StageSize } from '../../stage/canvas-stage.ts';

/** Where a picture was painted: a view in plain numbers. */
export interface KeptView {
  readonly x: number;
  readonly y: number;
  readonly stretch: { readonly x: number; readonly y: number };
}

/** A picture that takes longer than this is not painted anew for each move of a hand. */
const SLOW_MS = 12;
const REST_MS = 130;

/**
 * Keeps a picture off screen, so that pointing at something costs a copy. A picture that is slow to paint is moved and
 * stretched as it is while a hand moves it, and painted anew when the hand rests.
 */
export class KeptPicture {
  private layer: ReturnType<typeof makeLayer> | null = null;
  /** What the layer was made for: its own size is in whole device pixels. */
  private sized: StageSize | null = null;
  private painted: {
    readonly key: unknown;
    readonly look: unknown;
    readonly view: KeptView;
  } | null = null;
  private took = 0;
  private rested = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `again` asks for another frame. */
  constructor(private readonly again: () => void) {}

  dispose(): void {
    clearTimeout(this.timer);
  }

  /** Puts the picture on a pen. `key`: one for each picture; `look`: while that is the same, it may be shown moved. */
  put(
    pen: CanvasRenderingContext2D,
    size: StageSize,
    of: { readonly key: unknown; readonly look: unknown; readonly view: KeptView },
    paint: (pen: CanvasRenderingContext2D) => void,
    opacity = 1,
  ): void {
    const { width, height, scale } = size;
    const { sized } = this;
    // A screen with other pixels asks for a picture of its own: it would be blurred there.
    const fits = sized?.width === width && sized.height === height && sized.scale === scale;
    if (!this.layer || !fits) {
      this.layer = makeLayer(width, height, scale);
      this.sized = size;
      this.painted = null;
    }
    const { layer } = this;
    pen.globalAlpha = opacity;
    if (this.painted && this.painted.key !== of.key) {
      const movable = this.painted.look === of.look && this.took > SLOW_MS;
      if (movable && !this.rested) {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
          this.rested = true;
          this.again();
        }, REST_MS);
        const { view } = this.painted;
        const sx = of.view.stretch.x / view.stretch.x;
        const sy = of.view.stretch.y / view.stretch.y;
        pen.drawImage(
          layer.image,
          of.view.x - view.x * sx,
          of.view.y - view.y * sy,
          width * sx,
          height * sy,
        );
        pen.globalAlpha = 1;
        return;
      }
      this.painted = null;
    }
    if (!this.painted) {
      const from = performance.now();
      layer.pen.clearRect(0, 0, width, height);
      paint(layer.pen);
      this.took = performance.now() - from;
      this.painted = of;
      // The next move follows the hand; after a rest this picture is what it starts from.
      this.rested = false;
    }
    pen.drawImage(layer.image, 0, 0, width, height);
    pen.globalAlpha = 1;
  }
}

const keys = new WeakMap<object, WeakMap<object, object>>();

/** One object for each pair of objects. */
export function keyOf(a: object, b: object): object {
  const of = keys.get(a) ?? new WeakMap<object, object>();
  keys.set(a, of);
  const found = of.get(b) ?? {};
  of.set(b, found);
  return found;
}
