import { Place } from '../../../components/plot/place.tsx';
import { percent, round } from '../../../components/plot/scales.ts';
import type { PlotScales } from '../../../components/plot/types.ts';
import { placed, SIDES, type SizeName, WIDTHS } from './size-places.ts';
import './worth.css';

/** How much further off a name stands from a point with a ring around it, in CSS pixels. */
const RING = 4;

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
      {inBothRooms(names, scales).map(({ agents: key, text, x, y, pale, side, room }) => {
        const { dx, dy, anchor } = SIDES[side];
        const off = key === agents ? RING : 0;
        return (
          <text
            key={`${key}${room ?? ''}`}
            className="fplot-name fplot-halo worth-name"
            data-pale={pale || undefined}
            data-room={room}
            x={percent(scales.across(x))}
            y={round(scales.down(y))}
            dx={dx + Math.sign(dx) * off}
            dy={side === 'above' ? dy - off : side === 'below' ? dy + off : dy}
            textAnchor={anchor}
          >
            {text}
          </text>
        );
      })}
    </>
  );
}

/** Names with their places; `room` where a narrow and a wide plot do not have the same one. */
function inBothRooms(names: readonly SizeName[], scales: PlotScales) {
  const [narrow, wide] = [WIDTHS.narrow, WIDTHS.wide].map((widths) =>
    placed(names, scales, widths),
  );
  const isIn = (all: typeof narrow, { agents, side }: (typeof narrow)[number]) =>
    all.some((other) => other.agents === agents && other.side === side);
  return [
    ...wide.map((name) => ({ ...name, room: isIn(narrow, name) ? undefined : 'wide' })),
    ...narrow.filter((name) => !isIn(wide, name)).map((name) => ({ ...name, room: 'narrow' })),
  ];
}
