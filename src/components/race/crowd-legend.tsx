import type { Palette } from '../../draw/palette.ts';
import { useMessages } from '../messages-context.tsx';
import type { Team } from './teams.ts';

export interface CrowdLegendProps {
  readonly palette: Palette;
  readonly teams: readonly [Team, Team];
}

/** What the parts of a column mean, from its foot to its top. */
export function CrowdLegend({ palette, teams }: CrowdLegendProps) {
  const { legend, crowd } = useMessages().figure.race;
  const entries = [
    { name: legend.finished, colours: [teams[0].colour, teams[1].colour] },
    { name: crowd.working, colours: [palette.ink] },
    { name: legend.ready, colours: [palette.open] },
    { name: legend.closed, colours: [palette.closed] },
  ];
  return (
    <div className="race-legend">
      <ul className="race-legend-run">
        {entries.map(({ name, colours }) => (
          <li key={name}>
            <svg
              viewBox={colours.length > 1 ? '0 0 21 12' : '0 0 12 12'}
              className={colours.length > 1 ? 'race-legend-wide' : undefined}
              aria-hidden="true"
            >
              {colours.map((colour, i) => (
                <rect key={colour} x={2 + 10 * i} y="2" width="8" height="8" fill={colour} />
              ))}
            </svg>
            {name}
          </li>
        ))}
        <li>{crowd.column}</li>
      </ul>
    </div>
  );
}
