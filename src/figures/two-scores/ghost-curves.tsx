import { GhostMark } from '../../components/pins/ghost-mark.tsx';
import {
  type MarkPlace,
  markPlaces,
  type Trace,
  traceOf,
} from '../../components/pins/mark-places.ts';
import { ghostStroke } from '../../components/plot/ghosts.ts';
import type { RaceResult } from '../../compute/index.ts';
import type { Ghost } from '../article/spec.ts';
import { type Axis, lastOf, shareOf } from './axis.ts';
import { CHART, heightOf, percent } from './chart-sizes.ts';
import { curvePath, PATH_WIDTH } from './curve-path.ts';
import { SCORES, type TwoScores, twoScoresOf } from './facts.ts';
import type { LabelSpot } from './label-spots.ts';

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
          const own = { ...axis, last: lastOf(facts) };
          return (
            <path
              key={`${place}${score}`}
              className="two-ghost"
              d={curvePath(facts[score], own, facts.unit, CHART.plot)}
              strokeWidth={score === 'coverage' ? 1.9 : 1.1}
              {...ghostStroke(place)}
            />
          );
        }),
      )}
    </svg>
  );
}

/** Places along a name, as shares of the width. */
const ALONG = [0.01, 0.04, 0.07];

function letters(spot: LabelSpot | null): MarkPlace[] {
  if (!spot) return [];
  const { x, level, anchor } = spot;
  return ALONG.map((by) => ({ share: anchor === 'start' ? x + by : x - by, y: heightOf(level) }));
}

/** The numbers of the pinned runs on their lines, clear of the scores on show. */
export function GhostNumbers(props: {
  readonly ghosts: readonly GhostScores[];
  readonly axis: Axis;
  readonly facts: TwoScores;
  /** Of the scores. */
  readonly names: readonly (LabelSpot | null)[];
}) {
  const { ghosts, axis, facts, names } = props;
  if (ghosts.length === 0) return null;
  const traces = (of: TwoScores): Trace[] =>
    SCORES.map((score) => {
      const { time, level } = of[score];
      const shares = Array.from(time, (at) => shareOf(axis, at / of.unit));
      const heights = Array.from(level, heightOf);
      const end = shareOf(axis, lastOf(of));
      return traceOf([...shares, end], [...heights, heights.at(-1) ?? Number.NaN], true);
    });
  const lines = ghosts.flatMap((ghost) =>
    traces(ghost.facts).map((trace) => ({ place: ghost.place, trace })),
  );
  const places = markPlaces(
    lines.map(({ trace }) => trace),
    traces(facts),
    names.flatMap(letters),
  );
  return lines.map(({ place }, i) => {
    const at = places[i];
    if (!at) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number is its line
      <svg key={i} className="two-number" x={percent(at.share)} y={at.y} aria-hidden="true">
        <GhostMark place={place} />
      </svg>
    );
  });
}
