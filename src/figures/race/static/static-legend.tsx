import type { ReactNode } from 'react';
import { useMessages } from '../../../components/messages-context.tsx';
import { tellingOfGrown } from '../../../components/race/telling.tsx';
import { WithUnits } from '../../../components/transport/time-unit.tsx';
import type { DefaultPicture } from './default-picture.ts';

/** What the marks mean, with the texts of the live legend, so that it is as tall. */
export function StaticLegend({ picture }: { readonly picture: DefaultPicture }) {
  const { figure } = useMessages();
  const { legend } = figure.race;
  const { alone, agents, unit } = picture;
  const { duration } = alone.graph;
  const shortest = Math.min(...duration.filter((length) => length > 0));
  const longest = Math.max(...duration);
  return (
    <div className="race-legend">
      <ul className="race-legend-run">
        <li>
          <Mark>
            <circle className="sp-key-closed" cx="6" cy="6" r="3" />
          </Mark>
          {legend.closed}
        </li>
        <li>
          <Mark>
            <circle className="sp-key-ready" cx="6" cy="6" r="3" />
          </Mark>
          {legend.ready}
        </li>
        <li data-agents={agents}>
          <Mark>
            <circle className="sp-key-ring" cx="6" cy="6" r="4.4" />
            <circle className="sp-key-agent" cx="6" cy="6" r="1.7" />
          </Mark>
          {legend.working}
        </li>
        <li>
          <Mark width={21} className="race-legend-wide">
            <circle data-agents="1" className="sp-key-finished" cx="6" cy="6" r="3" />
            <circle data-agents={agents} className="sp-key-finished" cx="15" cy="6" r="3" />
          </Mark>
          {legend.finished}
        </li>
        <li>
          <Mark width={21} className="race-legend-wide">
            <path className="sp-key-chain" d="M1 9C9 9 9 4 16 4" />
            <circle className="sp-key-best" cx="16" cy="4" r="3.4" />
          </Mark>
          {legend.best}
        </li>
        <li>
          <Mark width={27} className="race-legend-wider">
            <circle className="sp-key-ready" cx="3" cy="6" r="1.7" />
            <circle className="sp-key-ready" cx="11" cy="6" r="3" />
            <circle className="sp-key-ready" cx="21" cy="6" r="4.6" />
          </Mark>
          <span>
            <WithUnits>
              {legend.size(...tellingOfGrown(unit, figure).range(shortest, longest))}
            </WithUnits>
          </span>
        </li>
      </ul>
    </div>
  );
}

interface MarkProps {
  readonly width?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

function Mark({ width = 12, className, children }: MarkProps) {
  return (
    <svg viewBox={`0 0 ${width} 12`} className={className} aria-hidden="true">
      {children}
    </svg>
  );
}
