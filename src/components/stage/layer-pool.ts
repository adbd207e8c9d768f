import { makeLayer } from './canvas-stage.ts';

type MadeLayer = ReturnType<typeof makeLayer>;

/** Canvases off screen, used again when a picture is set up anew: while a slider moves that is often. */
export class LayerPool {
  private readonly layers: MadeLayer[] = [];
  private used = 0;

  /** All layers handed out are free again. */
  rewind(): void {
    this.used = 0;
  }

  /** A blank layer; width and height in CSS pixels. */
  take(width: number, height: number, scale: number): MadeLayer {
    const at = this.used++;
    const old = this.layers[at];
    if (old && old.width * scale === old.image.width && fits(old, width, height, scale)) {
      old.pen.clearRect(0, 0, old.width, old.height);
      return old;
    }
    this.layers[at] = makeLayer(width, height, scale);
    return this.layers[at];
  }

  /** Lets go of layers beyond those handed out. */
  trim(): void {
    this.layers.length = Math.min(this.layers.length, this.used);
  }
}

function fits({ image }: MadeLayer, width: number, height: number, scale: number): boolean {
  return (
    image.width === Math.max(1, Math.round(width * scale)) &&
    image.height === Math.max(1, Math.round(height * scale))
  );
}
