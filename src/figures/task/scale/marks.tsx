import { percent, round } from '../../../components/plot/scales.ts';
import type { PlotScales } from '../../../components/plot/types.ts';
import './scale.css';

/** The number of agents that is set, as a line down the plot. */
export function Chosen({ at, scales }: { readonly at: number; readonly scales: PlotScales }) {
  const x = percent(scales.across(at));
  return <line className="tscale-chosen" x1={x} x2={x} y1="0" y2={scales.height} />;
}

/** How a name stands to its place: dx, dy and the end that is there. */
const SIDES = {
  above: [-5, '-0.35em', 'end'],
  below: [-5, '1.05em', 'end'],
  over: [0, '-0.7em', 'middle'],
  right: [7, '0.7em', 'start'],
} as const;

/** A name beside a place on a line, or over a point. */
export function NameAt(props: {
  readonly x: number;
  readonly y: number;
  readonly scales: PlotScales;
  readonly text: string;
  readonly side: keyof typeof SIDES;
}) {
  const { x, y, scales, text, side } = props;
  const [dx, dy, anchor] = SIDES[side];
  return (
    <text
      className="fplot-name fplot-halo tscale-name"
      data-side={side}
      x={percent(scales.across(x))}
      y={round(scales.down(y))}
      dx={dx}
      dy={dy}
      textAnchor={anchor}
    >
      {text}
    </text>
  );
}
