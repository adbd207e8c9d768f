import { memo } from 'react';
import type { PlotScales } from '../../draw/s-curve.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { useMessages } from '../messages-context.tsx';
import { TimeUnit } from '../transport/time-unit.tsx';

const LEVELS = [0, 0.5, 0.9, 1] as const;
/** Labels of decades need this much room. */
const LEAST_SPACE = 44;

export interface PlotAxesProps {
  readonly scales: PlotScales;
  readonly score: Score;
}

/** The levels that are read off, and the decades of t_mid. */
export const PlotAxes = memo(function PlotAxes({ scales, score }: PlotAxesProps) {
  const { number, chart: text } = useMessages().figure;
  const { box, x, y, decades } = scales;
  const [low, high] = x.domain();
  const space = (box.right - box.left) / Math.max(1e-9, Math.log10(high / low));
  const every = Math.max(1, Math.ceil(LEAST_SPACE / space));
  return (
    <g className="plot-axes">
      {LEVELS.map((level) => (
        <g key={level}>
          <line
            className={level === 0.5 || level === 0.9 ? 'plot-grid plot-grid-read' : 'plot-grid'}
            x1={box.left}
            x2={box.right}
            y1={y(level)}
            y2={y(level)}
          />
          <text x={box.left - 7} y={y(level)} dy="0.34em" textAnchor="end">
            {score === 'coverage' ? number.percent(level) : number.level(level)}
          </text>
        </g>
      ))}
      {decades.map((decade) => {
        const exponent = Math.round(Math.log10(decade));
        return (
          <g key={decade}>
            <line
              className="plot-tick"
              x1={x(decade)}
              x2={x(decade)}
              y1={box.bottom}
              y2={box.bottom + 5}
            />
            {exponent % every === 0 && (
              <text x={x(decade)} y={box.bottom + 19} textAnchor="middle">
                {exponent === 0 && <title>{text.unit}</title>}
                {number.tick(decade)}
                {exponent === 0 && <TimeUnit />}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
