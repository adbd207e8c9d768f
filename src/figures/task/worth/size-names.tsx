import { Place } from '../../../components/plot/place.tsx';
import { percent, round } from '../../../components/plot/scales.ts';
import type { PlotScales } from '../../../components/plot/types.ts';
import './worth.css';

export interface SizeName {
  readonly agents: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly pale: boolean;
}

/** Names nearer than this would lie over each other: percent of the width, and pixels. */
const ACROSS = 4.5;
const DOWN = 13;

/** The number of agents at each point, the first of those that would lie over each other; a ring at the one that is set. */
export function SizeNames(props: {
  readonly scales: PlotScales;
  readonly agents: number;
  readonly names: readonly SizeName[];
}) {
  const { scales, agents, names } = props;
  const placed: { readonly x: number; readonly y: number }[] = [];
  const free = names.filter(({ x, y }) => {
    const at = { x: scales.across(x), y: scales.down(y) };
    const covered = placed.some(
      (other) => Math.abs(other.x - at.x) < ACROSS && Math.abs(other.y - at.y) < DOWN,
    );
    if (!covered) placed.push(at);
    return !covered;
  });
  const chosen = names.find((name) => name.agents === agents);
  return (
    <>
      {chosen && (
        <Place x={scales.across(chosen.x)} y={round(scales.down(chosen.y))}>
          <circle className="worth-chosen" r="8" />
        </Place>
      )}
      {free.map(({ agents: key, text, x, y, pale }) => (
        <text
          key={key}
          className="fplot-name fplot-halo worth-name"
          data-pale={pale || undefined}
          x={percent(scales.across(x))}
          y={round(scales.down(y))}
          dx="7"
          dy="-0.5em"
        >
          {text}
        </text>
      ))}
    </>
  );
}
