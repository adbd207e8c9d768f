import { ghostLook } from '../../components/plot/ghosts.ts';
import type { RaceResult } from '../../compute/index.ts';
import type { Ghost } from '../article/spec.ts';
import { type Axis, lastOf } from './axis.ts';
import { CHART } from './chart-sizes.ts';
import { curvePath, PATH_WIDTH } from './curve-path.ts';
import { SCORES, type TwoScores, twoScoresOf } from './facts.ts';

/** A pinned run behind the chart. */
export interface GhostScores {
  /** Among the pins, from 0. */
  readonly place: number;
  readonly facts: TwoScores;
}

export function ghostScores(ghosts: readonly Ghost<RaceResult>[] = []): GhostScores[] {
  return ghosts.map(({ place, result }) => ({ place, facts: twoScoresOf(result) }));
}

/** Both scores of the pinned runs, each run in its own t_mid; coverage is the heavier line. */
export function GhostCurves(props: {
  readonly ghosts: readonly GhostScores[];
  readonly axis: Axis;
}) {
  const { ghosts, axis } = props;
  if (ghosts.length === 0) return null;
  return (
    <svg
      x="0"
      y={CHART.top}
      width="100%"
      height={CHART.plot}
      viewBox={`0 0 ${PATH_WIDTH} ${CHART.plot}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ghosts.flatMap(({ place, facts }) =>
        SCORES.map((score) => {
          const { colour, dash } = ghostLook(place);
          const own = { ...axis, last: lastOf(facts) };
          return (
            <path
              key={`${place}${score}`}
              className="two-ghost"
              d={curvePath(facts[score], own, facts.unit, CHART.plot)}
              stroke={colour}
              strokeWidth={score === 'coverage' ? 1.9 : 1.1}
              strokeDasharray={dash}
            />
          );
        }),
      )}
    </svg>
  );
}
