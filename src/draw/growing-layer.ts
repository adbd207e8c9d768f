import { clearLayer, drawLayer, type Layer, type Pen } from './pen.ts';

/** Items that come one after the other: completions, or steps as they appear. */
export interface Sequence {
  readonly count: number;
  /** Paints items `from` to `to - 1` over what is there. */
  range(pen: Pen, from: number, to: number): void;
}

/** A layer that several sequences use in turn: whoever paints on it makes what was there void. */
export interface SharedLayer {
  readonly layer: Layer;
  owner: GrowingLayer | null;
}

/** Items painted at once. */
const BLOCK = 32;

/**
 * Keeps the first items of a sequence painted on a layer, in whole blocks, so that a frame costs the few
 * items of the block that is not full. Forwards it adds blocks; backwards it begins anew from the base. The
 * result is that of painting everything afresh, call by call: blocks are always the same.
 *
 *     items    0 ......... 32 ......... 64 ......... 96 .. 103
 *              [--- on the layer, block by block ----][ painted in the frame ]
 */
export class GrowingLayer {
  private blocks = 0;

  constructor(
    private readonly shared: SharedLayer,
    private readonly sequence: Sequence,
    /** What is there before the first item; nothing when null. */
    private readonly base: Layer | null,
  ) {}

  /** Paints the first `count` items, and what is there before them. */
  paint(pen: Pen, count: number): void {
    const wanted = Math.floor(count / BLOCK);
    if (this.shared.owner !== this || wanted < this.blocks) this.begin();
    const { layer } = this.shared;
    for (; this.blocks < wanted; this.blocks++)
      this.sequence.range(layer.pen, this.blocks * BLOCK, (this.blocks + 1) * BLOCK);
    drawLayer(pen, layer);
    if (count > wanted * BLOCK) this.sequence.range(pen, wanted * BLOCK, count);
  }

  private begin(): void {
    const { layer } = this.shared;
    clearLayer(layer);
    if (this.base) drawLayer(layer.pen, this.base);
    this.shared.owner = this;
    this.blocks = 0;
  }
}

/** Paints a whole sequence in blocks: one path of thousands of curves takes far longer than the curves do. */
export function paintAll(pen: Pen, sequence: Sequence): void {
  for (let from = 0; from < sequence.count; from += BLOCK)
    sequence.range(pen, from, Math.min(sequence.count, from + BLOCK));
}
