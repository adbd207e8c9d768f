import { type PlotScales, sampleReaches } from '../../draw/s-curve.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { bandOf, type Side } from './chart-data.ts';

export interface CurveLabelsProps {
  readonly scales: PlotScales;
  readonly sides: readonly [Side, Side];
  readonly score: Score;
  readonly time: Float64Array | null;
}

/** Where the names stand: high up at the left of the sooner curve, low down at the right of the later one. */
const LEVEL = { sooner: 0.72, later: 0.24 };
const OFFSET = 9;
/** A name about this long must fit between the curve and the edge of the picture. */
const ROOM = 74;

/** The name of each curve at the curve, on the side where the other curve is not. */
export function CurveLabels({ scales, sides, score, time }: CurveLabelsProps) {
  if (!time) return null;
  const [alone, swarm] = sides.map((side) => reaches(side, score, time, 0.5));
  // Usually the swarm is sooner; under some rules, and with much overhead, it is not.
  const later = alone !== null && swarm !== null && swarm > alone ? 'swarm' : 'alone';
  return (
    <g className="plot-names">
      {sides.map((side) => {
        const place = placeOf(side, side.key === later, scales, score, time);
        return (
          place && (
            <text
              key={side.key}
              className="plot-halo"
              data-name={side.key}
              dy="0.34em"
              fill={side.colour}
              {...place}
            >
              {side.name}
            </text>
          )
        );
      })}
    </g>
  );
}

/** Outside the band, so that the name does not lie on it, where the band reaches so high. */
function placeOf(
  side: Side,
  later: boolean,
  { x, y, box }: PlotScales,
  score: Score,
  time: Float64Array,
): { x: number; y: number; textAnchor: 'start' | 'end' } | null {
  const band = bandOf(side, score);
  if (!band) return null;
  const level = later ? LEVEL.later : LEVEL.sooner;
  const at =
    sampleReaches(time, later ? band.low : band.high, level) ??
    sampleReaches(time, band.mean, level);
  if (at === null) return null;
  const wanted = x(at) + (later ? OFFSET : -OFFSET);
  if (later) {
    const fits = wanted < box.right - ROOM;
    return { x: fits ? wanted : box.right - 2, y: y(level), textAnchor: fits ? 'start' : 'end' };
  }
  const fits = wanted > box.left + ROOM;
  return { x: fits ? wanted : box.left + 4, y: y(level), textAnchor: fits ? 'end' : 'start' };
}

function reaches(side: Side, score: Score, time: Float64Array, level: number): number | null {
  const band = bandOf(side, score);
  return band && sampleReaches(time, band.mean, level);
}
