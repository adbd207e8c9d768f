import { growthTints } from '../../draw/growth-painter.ts';
import type { Palette } from '../../draw/palette.ts';
import { panelColours } from '../../draw/palette.ts';
import type { TaskGraph } from '../../model/graph/task-graph.ts';
import { useMessages } from '../messages-context.tsx';
import { WithUnits } from '../transport/time-unit.tsx';
import type { Team } from './teams.ts';
import type { Telling } from './telling.tsx';

export interface RaceLegendProps {
  readonly palette: Palette;
  readonly teams: readonly [Team, Team];
  readonly graph: TaskGraph;
  readonly telling: Telling;
  readonly forks: boolean;
}

/**
 * What the marks mean: while the graph grows, and while it is worked through. Both lie in one place, so
 * that nothing moves when one takes over from the other (data-phase on the figure).
 */
export function RaceLegend({ palette, teams, graph, telling, forks }: RaceLegendProps) {
  const { legend } = useMessages().figure.race;
  const colours = panelColours(palette, teams[1].colour);
  const [least, most] = range(graph.duration);
  const tints = growthTints(palette);
  return (
    <div className="race-legend">
      <ul className="race-legend-run">
        <li>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="3" fill={palette.closed} />
          </svg>
          {legend.closed}
        </li>
        <li>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="3" fill={palette.open} />
          </svg>
          {legend.ready}
        </li>
        <li>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="4.4" fill="none" stroke={colours.track} strokeWidth="1.9" />
            <path
              d="M6 1.6 A4.4 4.4 0 1 1 1.6 6"
              fill="none"
              stroke={colours.agents}
              strokeWidth="2.3"
            />
            <circle cx="6" cy="6" r="1.7" fill={palette.ink} />
          </svg>
          {legend.working}
        </li>
        <li>
          <svg viewBox="0 0 21 12" className="race-legend-wide" aria-hidden="true">
            <circle cx="6" cy="6" r="3" fill={teams[0].colour} />
            <circle cx="15" cy="6" r="3" fill={colours.agents} />
          </svg>
          {legend.finished}
        </li>
        {forks && (
          <li>
            <svg viewBox="0 0 21 12" className="race-legend-wide" aria-hidden="true">
              <path
                d="M1 9 C10 9 11 3 20 3"
                fill="none"
                stroke={colours.agents}
                strokeWidth="1.7"
                strokeDasharray="2.5 2.5"
              />
            </svg>
            {legend.fork}
          </li>
        )}
        {graph.growth && (
          <li>
            <svg viewBox="0 0 21 12" className="race-legend-wide" aria-hidden="true">
              <path d="M1 9 C9 9 9 4 16 4" fill="none" stroke={palette.best} strokeWidth="2.3" />
              <circle cx="16" cy="4" r="3.4" fill={palette.best} />
            </svg>
            {legend.best}
          </li>
        )}
        <li>
          <svg viewBox="0 0 27 12" className="race-legend-wider" aria-hidden="true">
            <circle cx="3" cy="6" r="1.7" fill={palette.open} />
            <circle cx="11" cy="6" r="3" fill={palette.open} />
            <circle cx="21" cy="6" r="4.6" fill={palette.open} />
          </svg>
          <span>
            <WithUnits>{legend.size(...telling.range(least, most))}</WithUnits>
          </span>
        </li>
      </ul>
      {graph.growth && (
        <ul className="race-legend-growth">
          <li>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <circle cx="6" cy="6" r="3.6" fill={palette.ink} />
            </svg>
            {legend.newest}
          </li>
          <li>
            <svg viewBox="0 0 21 12" className="race-legend-wide" aria-hidden="true">
              <circle cx="6" cy="6" r="3.2" fill={tints[2]} />
              <circle cx="15" cy="6" r="3.2" fill={tints[tints.length - 1]} />
            </svg>
            {legend.improved}
          </li>
          <li>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <circle cx="6" cy="6" r="3.2" fill={tints[0]} />
            </svg>
            {legend.worse}
          </li>
        </ul>
      )}
    </div>
  );
}

/** The shortest positive and the longest duration. */
function range(durations: Float64Array): [number, number] {
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (const duration of durations) {
    if (duration > 0 && duration < shortest) shortest = duration;
    if (duration > longest) longest = duration;
  }
  return [longest > 0 ? shortest : 0, longest];
}
