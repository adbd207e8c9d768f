/** Where a line is drawn: its height in pixels at a share of the width, 0 to 1; NaN where it is not. */
export type Trace = (share: number) => number;

export interface MarkPlace {
  /** Share of the width, 0 to 1. */
  readonly share: number;
  /** Pixels. */
  readonly y: number;
}

/** Shares of the width at which a mark may stand, from the right end on. */
const SHARES = Array.from({ length: 46 }, (_, i) => 0.96 - 0.02 * i);
/** A steep line next to a mark is near to it as well. */
const ASIDE = 0.015;
/** Marks that are this far from everything else are far enough, in pixels. */
const CLEAR = 16;
/** Plots are drawn before their width is known: about so many pixels. */
const ABOUT = 400;

/** Lines from point to point; `steps`: level until the next one. */
export function traceOf(
  shares: ArrayLike<number>,
  heights: ArrayLike<number>,
  steps = false,
): Trace {
  const last = shares.length - 1;
  return (share) => {
    if (last < 0 || !(share >= shares[0] && share <= shares[last])) return Number.NaN;
    let low = 0;
    let high = last;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (shares[middle] <= share) low = middle;
      else high = middle;
    }
    if (share === shares[high]) return heights[high];
    if (steps || low === high) return heights[low];
    const part = (share - shares[low]) / (shares[high] - shares[low]);
    return heights[low] + part * (heights[high] - heights[low]);
  };
}

/**
 * A place on each line where its number can be read: furthest right among those that are clear of the other lines and of the
 * numbers before it, else the clearest. null where a line is not in view. `taken`: places that words have.
 */
export function markPlaces(
  lines: readonly Trace[],
  others: readonly Trace[],
  taken: readonly MarkPlace[] = [],
): (MarkPlace | null)[] {
  const placed = [...taken];
  return lines.map((line, own) => {
    const near = [...lines.filter((_, i) => i !== own), ...others];
    let best: MarkPlace | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const share of SHARES) {
      const y = line(share);
      if (!Number.isFinite(y)) continue;
      // Better on another line than on another number, of which neither could be read.
      const clear =
        Math.min(CLEAR, toLines(share, y, near)) + 2 * Math.min(CLEAR, toMarks(share, y, placed));
      if (clear <= most) continue;
      best = { share, y };
      most = clear;
    }
    if (best) placed.push(best);
    return best;
  });
}

function toLines(share: number, y: number, lines: readonly Trace[]): number {
  const distances = lines.flatMap((line) => {
    const heights = [share - ASIDE, share, share + ASIDE].map(line).filter(Number.isFinite);
    if (heights.length === 0) return [];
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    return [Math.max(0, low - y, y - high)];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

function toMarks(share: number, y: number, marks: readonly MarkPlace[]): number {
  const distances = marks.map((mark) => Math.hypot(ABOUT * (mark.share - share), mark.y - y));
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
