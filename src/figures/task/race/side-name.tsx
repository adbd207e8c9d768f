import type { PlotScales } from '../../../components/plot/types.ts';
import type { Team } from '../../../components/race/teams.ts';

interface SideNameProps {
  readonly team: Team;
  readonly at: { readonly time: number; readonly level: number };
  readonly scales: PlotScales;
}

/** From here on there is no room at the right. */
const NAMED_LEFT = 85;

/** Under a line that rises, at its right, there is room for its name; at the other end of the plot above it, at its left. */
export function SideName({ team, at, scales }: SideNameProps) {
  const across = scales.across(at.time);
  const left = across > NAMED_LEFT;
  return (
    <text
      className="fplot-name fplot-halo"
      x={`${across}%`}
      y={scales.down(at.level)}
      dx={left ? -7 : 7}
      dy={left ? '-0.5em' : '1.1em'}
      textAnchor={left ? 'end' : 'start'}
      fill={team.colour}
    >
      {team.short}
    </text>
  );
}
