import type { ReactNode } from 'react';
import type { PlotScales } from '../../draw/s-curve.ts';

/** A horizontal line of the grid, with its label at the left. */
export interface AxisRow {
  readonly value: number;
  readonly label: string;
  /** A level that is read off. */
  readonly read?: boolean;
}

/** A tick below; null: without a label. */
export interface AxisColumn {
  readonly value: number;
  readonly label: ReactNode;
}

export interface AxesProps {
  readonly scales: Pick<PlotScales, 'box' | 'x' | 'y'>;
  readonly rows: readonly AxisRow[];
  readonly columns: readonly AxisColumn[];
}

/** The grid of a plot and the labels of both axes. */
export function Axes({ scales: { box, x, y }, rows, columns }: AxesProps) {
  return (
    <g className="plot-axes">
      {rows.map(({ value, label, read }) => (
        <g key={value}>
          <line
            className={read ? 'plot-grid plot-grid-read' : 'plot-grid'}
            x1={box.left}
            x2={box.right}
            y1={y(value)}
            y2={y(value)}
          />
          <text x={box.left - 7} y={y(value)} dy="0.34em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {columns.map(({ value, label }) => (
        <g key={value}>
          <line
            className="plot-tick"
            x1={x(value)}
            x2={x(value)}
            y1={box.bottom}
            y2={box.bottom + 5}
          />
          {label !== null && (
            <text x={x(value)} y={box.bottom + 19} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
