import { percent } from '../../plot/scales.ts';

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

/** Times under the lanes, in shares of the width: on paper the picture is as wide as the page. */
export function TimeAxis(props: TimeAxisProps) {
  const { ticks, width, label } = props;
  const share = (x: number) => percent((100 * x) / Math.max(1, width));
  return (
    <svg className="zoomable-axis" width="100%" aria-hidden="true" focusable="false">
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line x1={share(x)} x2={share(x)} y1="0" y2="4" />
          <text x={share(x)} y="1.33em" textAnchor={x > width - 12 ? 'end' : 'middle'}>
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
