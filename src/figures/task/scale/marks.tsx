import { percent, round } from '../../../components/plot/scales.ts';
import type { PlotScales } from '../../../components/plot/types.ts';
import { type Placed, SIDES } from './name-places.ts';
import './scale.css';

/** The number of agents that is set, as a line down the plot. */
export function Chosen({ at, scales }: { readonly at: number; readonly scales: PlotScales }) {
  const x = percent(scales.across(at));
  return <line className="tscale-chosen" x1={x} x2={x} y1="0" y2={scales.height} />;
}

/** From the base line of a name down to the line to its point, and from the point up to there, in CSS pixels. */
const LEADER = { below: 4, above: 6 };

/** A name at its place beside a line or a point; nothing where it has none. */
export function NameAt(props: {
  readonly name: Placed | null;
  readonly scales: PlotScales;
  /** Of a mark that warns. */
  readonly warns?: boolean;
}) {
  const { name, scales, warns } = props;
  if (name === null) return null;
  const { side, lift = 0 } = name.place;
  const { dx, dy, anchor } = SIDES[side];
  const x = percent(scales.across(name.place.x));
  const y = scales.down(name.place.y);
  return (
    <>
      {lift > 0 && (
        <line
          className="tscale-leader"
          data-warns={warns}
          x1={x}
          x2={x}
          y1={round(y + dy - lift + LEADER.below)}
          y2={round(y - LEADER.above)}
        />
      )}
      <text
        className="fplot-name fplot-halo tscale-name"
        data-warns={warns}
        x={x}
        y={round(y)}
        dx={dx}
        dy={dy - lift}
        textAnchor={anchor}
      >
        {name.text}
      </text>
    </>
  );
}
