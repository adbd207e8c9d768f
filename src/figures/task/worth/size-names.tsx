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

/** How a name stands to its point: from there to its base line, and the end that is there. */
const SIDES = {
  above: { dx: 7, dy: -6, anchor: 'start' },
  below: { dx: 0, dy: 18, anchor: 'middle' },
} as const;
type Side = keyof typeof SIDES;

/** From a point to the middle of its name: percent of the width, and pixels. */
const MIDDLE = { above: { x: 2, y: -10 }, below: { x: 0, y: 14 } };
/** From a point to the foot of a name below it. */
const FOOT = 21;

/**
 * Where the names stand, the first of those that would lie over each other. Below a size to
 * choose from there are no others: they would be as fast for less.
 */
export function placed(names: readonly SizeName[], scales: PlotScales) {
  const taken: { readonly x: number; readonly y: number }[] = [];
  const free = (at: { readonly x: number; readonly y: number }) =>
    taken.every((other) => Math.abs(other.x - at.x) >= ACROSS || Math.abs(other.y - at.y) >= DOWN);
  return names.flatMap((name) => {
    const at = (side: Side) => ({
      x: scales.across(name.x) + MIDDLE[side].x,
      y: scales.down(name.y) + MIDDLE[side].y,
    });
    const roomBelow = !name.pale && scales.down(name.y) + FOOT <= scales.height;
    const sides: readonly Side[] = roomBelow ? ['above', 'below'] : ['above'];
    const side = sides.find((each) => free(at(each))) ?? null;
    if (side === null) return [];
    taken.push(at(side));
    return [{ ...name, side }];
  });
}

/** The number of agents at each point where there is room for it; a ring at the one that is set. */
export function SizeNames(props: {
  readonly scales: PlotScales;
  readonly agents: number;
  readonly names: readonly SizeName[];
}) {
  const { scales, agents, names } = props;
  const chosen = names.find((name) => name.agents === agents);
  return (
    <>
      {chosen && (
        <Place x={scales.across(chosen.x)} y={round(scales.down(chosen.y))}>
          <circle className="worth-chosen" r="8" />
        </Place>
      )}
      {placed(names, scales).map(({ agents: key, text, x, y, pale, side }) => (
        <text
          key={key}
          className="fplot-name fplot-halo worth-name"
          data-pale={pale || undefined}
          x={percent(scales.across(x))}
          y={round(scales.down(y))}
          dx={SIDES[side].dx}
          dy={SIDES[side].dy}
          textAnchor={SIDES[side].anchor}
        >
          {text}
        </text>
      ))}
    </>
  );
}
