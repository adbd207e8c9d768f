import type { Spot } from '../../draw/label-places.ts';
import type { PlotScales } from '../../draw/s-curve.ts';
import type { ByLevel } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { useMessages } from '../messages-context.tsx';
import { HALF, MOST, type Side, timeTo } from './chart-data.ts';
import { MovableLabel } from './movable-label.tsx';

export interface SpeedupArrowsProps {
  readonly scales: PlotScales;
  readonly sides: readonly [Side, Side];
  readonly score: Score;
  readonly speedup: ByLevel | null;
}

const LEVEL: Readonly<Record<number, number>> = { [HALF]: 0.5, [MOST]: 0.9 };
/** Shorter arrows would be all head. */
const SHORTEST = 22;
/** From the arrow's ends to the curves. */
const INSET = 5;
/** From the line of an arrow to the baseline of its factor, over and under it. */
const OVER = 6;
const UNDER = 15;
/** A factor can slide along an arrow this long. */
const ROOMY = 90;

/** How much sooner the swarm is there, as the distance that it is in log time: from one curve to the other. */
export function SpeedupArrows({ scales, sides, score, speedup }: SpeedupArrowsProps) {
  const { factor: format } = useMessages().figure.number;
  const { x, y } = scales;
  return (
    <g className="plot-speedup">
      {[HALF, MOST].map((level) => {
        const [from, to] = sides.map((side) => timeTo(side, score, level));
        const factor = speedup?.[level]?.value ?? null;
        if (from === null || to === null || factor === null) return null;
        const height = y(LEVEL[level]);
        const direction = to < from ? -1 : 1;
        const start = x(from) + direction * INSET;
        const end = x(to) - direction * INSET;
        const room = Math.abs(x(to) - x(from));
        return (
          <g key={level}>
            {room >= SHORTEST && (
              <>
                <line x1={start} x2={end} y1={height} y2={height} />
                <path
                  data-head={`${end - direction * 3},${height}`}
                  d={`M${end},${height}l${-direction * 6},-3.4v6.8z`}
                />
              </>
            )}
            <MovableLabel
              kind="factor"
              name={`speedup-${level}`}
              spots={spotsOf(x(from), x(to), height)}
            >
              {format(factor)}
            </MovableLabel>
          </g>
        );
      })}
    </g>
  );
}

/** Over the middle of the arrow; else along it, or under it. Before the curves where there is no arrow to see. */
function spotsOf(from: number, to: number, height: number): Spot[] {
  const over = height - OVER;
  const under = height + UNDER;
  const left = Math.min(from, to);
  const room = Math.abs(to - from);
  if (room < SHORTEST) {
    const spot = (x: number, y: number): Spot => ({ x, y, anchor: 'end' });
    return [spot(left - 12, over), spot(left - 12, under), spot(left - 52, over)];
  }
  const spot = (share: number, y: number): Spot => ({
    x: left + share * room,
    y,
    anchor: 'middle',
  });
  const along = room > ROOMY ? [spot(0.25, over), spot(0.75, over)] : [];
  return [spot(0.5, over), ...along, spot(0.5, under), spot(0, over), spot(1, over)];
}
