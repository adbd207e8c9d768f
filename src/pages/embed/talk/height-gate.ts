/** Heights beyond this are no figure's. CSS pixels. */
export const MOST_HEIGHT = 10_000;
/** A frame that is hidden or on its way to another size is narrower; nothing of a figure fits in it. CSS pixels. */
export const LEAST_WIDTH = 80;
/** Smaller differences are those of rounding. */
const LEAST_CHANGE = 2;
/**
 * So often in a row the figure may become higher than it was, without a cause of its own: what depends on the height
 * that the page gives it would grow with it for ever.
 */
export const MOST_GROWTHS = 8;

/** Which of the measured heights are told to the surrounding page. */
export class HeightGate {
  private told: number | null = null;
  private width = Number.NaN;
  private highest = 0;
  private growths = 0;

  /** The height to tell, a whole number of CSS pixels; null for none. */
  next(measured: number, width: number): number | null {
    if (!Number.isFinite(measured) || measured <= 0 || !(width >= LEAST_WIDTH)) return null;
    const height = Math.min(MOST_HEIGHT, Math.ceil(measured));
    if (width !== this.width) {
      this.width = width;
      this.caused();
    }
    if (this.told !== null && Math.abs(height - this.told) < LEAST_CHANGE) return null;
    if (height > this.highest) {
      if (this.growths === MOST_GROWTHS) return null;
      this.growths++;
      this.highest = height;
    }
    this.told = height;
    return height;
  }

  /** Something has changed the figure that is not its height: it may grow again. */
  caused(): void {
    this.growths = 0;
    this.highest = this.told ?? 0;
  }

  /** The height that was told last. */
  last(): number | null {
    return this.told;
  }
}
