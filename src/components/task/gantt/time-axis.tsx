import { shareOfWidth } from '../../plot/scales.ts';

/** A time that is named, and where on the stage. */
export interface TimeTick {
  readonly x: number;
  readonly label: string;
}

export interface TimeAxisProps {
  readonly ticks: readonly TimeTick[];
  readonly width: number;
  readonly label: string;
}

/** Times under the lanes. */
export function TimeAxis(props: TimeAxisProps) {
  const { ticks, width, label } = props;
  return (
    <svg className="zoomable-axis" width="100%" aria-hidden="true" focusable="false">
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line x1={shareOfWidth(x, width)} x2={shareOfWidth(x, width)} y1="0" y2="4" />
          <text
            x={shareOfWidth(x, width)}
            y="1.33em"
            textAnchor={x > width - 12 ? 'end' : 'middle'}
          >
            {label}
          </text>
        </g>
      ))}
      <text className="zoomable-axis-label" x="0" y="2.58em">
        {label}
      </text>
    </svg>
  );
}
