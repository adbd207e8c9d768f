import { countUpTo } from '../../draw/search.ts';

/**
 * The growth along the player's position: steps appear in their order, ever faster, so that the eye sees the rule
 * in the first ones and the shape in the rest.
 */
export interface GrowTimeline {
  /** Seconds at speed 1. */
  readonly length: number;
  /** When each step but the root appears, ascending; the last one is at the end. Length n - 1. */
  readonly events: Float64Array;
  /** A graph that nobody has touched is shown whole. */
  readonly opening: number;
  /** Steps that are there at a position; null: all of them. */
  placeOf(position: number): number | null;
  /** When so many steps are there. */
  positionOf(steps: number): number;
}

const SECONDS = 10;
const POWER = 1.7;

export function growTimeline(steps: number): GrowTimeline {
  const events = Float64Array.from(
    { length: steps - 1 },
    (_, i) => SECONDS * ((i + 1) / (steps - 1)) ** (1 / POWER),
  );
  const timeline: GrowTimeline = {
    length: SECONDS,
    events,
    opening: SECONDS,
    placeOf(position) {
      const there = stepsAt(timeline, position);
      return there < steps ? there : null;
    },
    positionOf: (there) => (there < 2 ? 0 : (events[Math.floor(there) - 2] ?? SECONDS)),
  };
  return timeline;
}

/** Steps that are there at a position; the root is there from the start. */
export function stepsAt({ events }: GrowTimeline, position: number): number {
  return 1 + countUpTo(events, position);
}
