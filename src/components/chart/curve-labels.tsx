import type { Spot } from '../../draw/label-places.ts';
import { type PlotScales, sampleReaches } from '../../draw/s-curve.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { bandOf, laterOf, type Side } from './chart-data.ts';
import { MovableLabel } from './movable-label.tsx';

export interface CurveLabelsProps {
  readonly scales: PlotScales;
  readonly sides: readonly [Side, Side];
  readonly score: Score;
  readonly time: Float64Array | null;
}

/**
 * Where the names stand: high up at the left of the sooner curve, low down at the right of the later one;
 * and further levels for when something else is there.
 */
const LEVELS = { sooner: [0.72, 0.62, 0.8, 0.36, 0.26], later: [0.24, 0.34, 0.14, 0.62, 0.72] };
const OFFSET = 9;
/** From the middle of a line of text to its baseline. */
const HALF_LINE = 4.5;
/** A name about this long must fit between the curve and the edge of the picture. */
const ROOM = 74;

/** The name of each curve at the curve, on the side where the other curve is not. */
export function CurveLabels({ scales, sides, score, time }: CurveLabelsProps) {
  if (!time) return null;
  const later = laterOf(sides, score, time);
  return (
    <g className="plot-names">
      {sides.map((side) => {
        const spots = spotsOf(side, side.key === later, scales, score, time);
        return (
          spots.length > 0 && (
            <MovableLabel
              key={side.key}
              kind="name"
              name={side.key}
              spots={spots}
              colour={side.colour}
            >
              {side.name}
            </MovableLabel>
          )
        );
      })}
    </g>
  );
}

/** Outside the band, so that the name does not lie on it, where the band reaches so high. */
function spotsOf(
  side: Side,
  later: boolean,
  { x, y, box }: PlotScales,
  score: Score,
  time: Float64Array,
): Spot[] {
  const band = bandOf(side, score);
  if (!band) return [];
  return LEVELS[later ? 'later' : 'sooner'].flatMap((level): Spot[] => {
    const at =
      sampleReaches(time, later ? band.low : band.high, level) ??
      sampleReaches(time, band.mean, level);
    if (at === null) return [];
    const wanted = x(at) + (later ? OFFSET : -OFFSET);
    const baseline = y(level) + HALF_LINE;
    if (later) {
      const fits = wanted < box.right - ROOM;
      return [{ x: fits ? wanted : box.right - 2, y: baseline, anchor: fits ? 'start' : 'end' }];
    }
    const fits = wanted > box.left + ROOM;
    return [{ x: fits ? wanted : box.left + 4, y: baseline, anchor: fits ? 'end' : 'start' }];
  });
}
