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

export function TimeAxis(props: TimeAxisProps) {
  const { ticks, width, label } = props;
  return (
    <svg className="zoomable-axis" width="100%" height="34" aria-hidden="true" focusable="false">
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line x1={x} x2={x} y1="0" y2="4" />
          <text x={x} y="16" textAnchor={x < 12 ? 'start' : x > width - 12 ? 'end' : 'middle'}>
            {label}
          </text>
        </g>
      ))}
      <text x="0" y="31">
        {label}
      </text>
    </svg>
  );
}
