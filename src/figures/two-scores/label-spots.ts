import { levelAt } from '../../draw/score-steps.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { type Axis, shareOf } from './axis.ts';
import { passingsOf, SCORES, type TwoScores } from './facts.ts';

/** Where a curve's name stands: `x` in shares of the width, `level` of its middle. */
export interface LabelSpot {
  readonly x: number;
  readonly level: number;
  /** Under the curve, to the right of `x`; or over it, to the left. */
  readonly anchor: 'start' | 'end';
}

/** Names are about this large on a phone, in shares of the plot; on a wide page they are narrower. */
const ROOM = { width: 0.24, height: 0.11 };
/** From the name to its own curve, and at least to the other one. */
const OWN = 0.035;
const OTHER = 0.08;
/** Further from the other curve than this is no better. */
const AMPLE = 0.25;
/** Names stand rather in the middle, and rather not where the playhead opens. */
const MIDDLE = { x: 0.45, weight: 0.1 };
const PLAYHEAD = { gap: 0.02, weight: 0.12 };
const PLACES = 40;
const SAMPLES = 24;

/** A name for each curve, close to it and away from the other; null where there is no such place. */
export function labelSpots(
  facts: TwoScores,
  axis: Axis,
  /** Where the playhead opens, in t_mid. */
  opening: number,
): Record<Score, LabelSpot | null> {
  const playhead = shareOf(axis, opening);
  const taken: LabelSpot[] = [];
  const spots: Record<Score, LabelSpot | null> = { coverage: null, best: null };
  for (const score of SCORES) {
    let most = Number.NEGATIVE_INFINITY;
    for (const spot of candidates(facts, axis, score)) {
      const [left, right] = rangeOf(spot);
      const { gap, weight } = PLAYHEAD;
      const crossed = playhead > left - gap && playhead < right + gap;
      const worth = worthOf(facts, axis, score, spot, taken) - (crossed ? weight : 0);
      if (worth <= most) continue;
      most = worth;
      spots[score] = spot;
    }
    if (spots[score]) taken.push(spots[score]);
  }
  return spots;
}

function candidates(facts: TwoScores, axis: Axis, score: Score): LabelSpot[] {
  const off = ROOM.height / 2 + OWN;
  return Array.from({ length: PLACES + 1 }, (_, i) => i / PLACES).flatMap((x) => {
    const level = levelThere(facts, axis, score, x);
    return [
      { x, level: level - off, anchor: 'start' as const },
      { x, level: level + off, anchor: 'end' as const },
    ];
  });
}

/** The larger, the better the place; -Infinity where it is none. */
function worthOf(
  facts: TwoScores,
  axis: Axis,
  score: Score,
  spot: LabelSpot,
  taken: readonly LabelSpot[],
): number {
  const half = ROOM.height / 2;
  const [left, right] = rangeOf(spot);
  const inside = left >= 0 && right <= 1 && spot.level >= half && spot.level <= 1 - half;
  const free = taken.every((other) => {
    const [from, to] = rangeOf(other);
    return from >= right || to <= left || Math.abs(other.level - spot.level) >= ROOM.height;
  });
  const unmarked = passingsOf(facts).every(({ time, level }) => {
    const x = time === null ? -1 : shareOf(axis, time / facts.unit);
    return x < left - OWN || x > right + OWN || Math.abs(level - spot.level) >= half + OWN / 2;
  });
  if (!inside || !free || !unmarked) return Number.NEGATIVE_INFINITY;
  const own = distance(facts, axis, score, spot);
  const other = distance(facts, axis, score === 'coverage' ? 'best' : 'coverage', spot);
  if (own < half || other < half + OTHER) return Number.NEGATIVE_INFINITY;
  return Math.min(AMPLE, other) - MIDDLE.weight * Math.abs(spot.x - MIDDLE.x);
}

/** From the middle of a name to a curve, up or down, where they are closest. */
function distance(facts: TwoScores, axis: Axis, score: Score, spot: LabelSpot): number {
  const [left, right] = rangeOf(spot);
  let least = Number.POSITIVE_INFINITY;
  let before = Number.NaN;
  for (let i = 0; i <= SAMPLES; i++) {
    const off = levelThere(facts, axis, score, left + ((right - left) * i) / SAMPLES) - spot.level;
    // A jump between two samples crosses the name.
    if (before < 0 && off > 0) return 0;
    least = Math.min(least, Math.abs(off));
    before = off;
  }
  return least;
}

function levelThere(facts: TwoScores, { low, high }: Axis, score: Score, x: number): number {
  return levelAt(facts[score], low * (high / low) ** x * facts.unit);
}

function rangeOf({ x, anchor }: LabelSpot): [number, number] {
  return anchor === 'start' ? [x, x + ROOM.width] : [x - ROOM.width, x];
}
