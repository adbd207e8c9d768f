import { DrawnUnits } from '../transport/time-unit.tsx';
import { percent, round } from './scales.ts';
import type { Axis, PlotScales } from './types.ts';

export interface AxesProps {
  readonly x: Axis;
  readonly y: Axis;
  readonly scales: PlotScales;
}

/** The grid, and the labels of both axes. */
export function Axes({ x, y, scales }: AxesProps) {
  const { height, across, down } = scales;
  return (
    <g className="fplot-axes">
      {y.ticks.map(({ value, label, read }) => (
        <g key={value}>
          <line
            className={read ? 'fplot-grid fplot-grid-read' : 'fplot-grid'}
            x1="0"
            x2="100%"
            y1={round(down(value))}
            y2={round(down(value))}
          />
          <text x="-7" y={round(down(value))} dy="0.34em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {x.ticks.map(({ value, label, minor }) => (
        <g key={value} className={minor ? 'fplot-minor' : undefined}>
          <line
            className="fplot-tick"
            x1={percent(across(value))}
            x2={percent(across(value))}
            y1={height}
            y2={height + 5}
          />
          <text x={percent(across(value))} y={height + 18} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {x.label && (
        <text className="fplot-axis-label" x="50%" y={height + 35} textAnchor="middle">
          <DrawnUnits>{x.label}</DrawnUnits>
        </text>
      )}
    </g>
  );
}
