import type { PlotScales } from '../../draw/s-curve.ts';
import type { ByLevel } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { useMessages } from '../messages-context.tsx';
import { HALF, MOST, type Side, timeTo } from './chart-data.ts';

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
                <path d={`M${end},${height}l${-direction * 6},-3.4v6.8z`} />
              </>
            )}
            <text
              className="plot-halo"
              data-name={`speedup-${level}`}
              x={room >= SHORTEST ? (x(from) + x(to)) / 2 : Math.min(x(from), x(to)) - 12}
              y={height - 6}
              textAnchor={room >= SHORTEST ? 'middle' : 'end'}
            >
              {format(factor)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
