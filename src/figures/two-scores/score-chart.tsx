import { type ReactNode, type Ref, useId } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { TimeUnit } from '../../components/transport/time-unit.tsx';
import { type Axis, shareOf } from './axis.ts';
import { ChartAxes } from './chart-axes.tsx';
import { CHART, heightOf, percent } from './chart-sizes.ts';
import { curvePath, PATH_WIDTH } from './curve-path.ts';
import { passingsOf, SCORES, standingAt, type TwoScores } from './facts.ts';
import { GhostCurves, GhostNumbers, type GhostScores } from './ghost-curves.tsx';
import { labelSpots } from './label-spots.ts';

export interface ScoreChartProps {
  readonly ref?: Ref<SVGSVGElement>;
  readonly facts: TwoScores;
  readonly axis: Axis;
  readonly colour: string;
  /** Where the playhead opens, in t_mid; from there it is moved by `movePlayhead`. */
  readonly at: number;
  /** Pinned runs behind it. */
  readonly ghosts?: readonly GhostScores[];
  /** Lies over the plot. */
  readonly children?: ReactNode;
}

/**
 * Both scores of the run over log time, and beneath them when each step of the chain was finished. Everything is
 * placed in shares of the width, so that it is the same drawing before a script runs and after.
 */
export function ScoreChart({
  ref,
  facts,
  axis,
  colour,
  at,
  ghosts = [],
  children,
}: ScoreChartProps) {
  const { number, chart } = useMessages().figure;
  const clip = useId();
  const { unit } = facts;
  const spots = labelSpots(facts, axis, at);
  const standing = standingAt(facts, at * unit);
  const now = percent(shareOf(axis, at));
  const paths = SCORES.map((score) => ({
    score,
    d: curvePath(facts[score], axis, unit, CHART.plot),
  }));
  const curves = (className: string) => (
    <svg
      x="0"
      y={CHART.top}
      width="100%"
      height={CHART.plot}
      viewBox={`0 0 ${PATH_WIDTH} ${CHART.plot}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      {paths.map(({ score, d }) => (
        <path key={score} className={`two-curve two-${score}`} d={d} />
      ))}
    </svg>
  );
  return (
    <div className="two-chart">
      <svg
        ref={ref}
        className="two-chart-svg"
        width="100%"
        height={CHART.height}
        color={colour}
        aria-hidden="true"
      >
        <clipPath id={clip}>
          <rect data-part="clip" x="0" y="0" width={now} height={CHART.height} />
        </clipPath>
        <ChartAxes axis={axis} />
        <GhostCurves {...{ ghosts, axis }} />
        {curves('two-ahead')}
        <g clipPath={`url(#${clip})`}>{curves('two-done')}</g>
        <GhostNumbers {...{ ghosts, axis, facts }} names={SCORES.map((score) => spots[score])} />
        {passingsOf(facts).map(
          ({ score, level, time }) =>
            time !== null && (
              <circle
                key={`${score}-${level}`}
                className={`two-mark two-mark-${score}`}
                cx={percent(shareOf(axis, time / unit))}
                cy={heightOf(level)}
                r="4.5"
              />
            ),
        )}
        {SCORES.map((score) => {
          const spot = spots[score];
          return (
            spot && (
              <text
                key={score}
                className="two-name"
                x={percent(spot.x)}
                y={heightOf(spot.level)}
                dx={spot.anchor === 'start' ? 5 : -5}
                dy="0.34em"
                textAnchor={spot.anchor}
              >
                {chart[score]}
              </text>
            )
          );
        })}
        {Array.from(facts.chainEnds, (end, i) => (
          <circle
            key={facts.chain[i]}
            className="two-link"
            data-done={end / unit <= at || undefined}
            cx={percent(shareOf(axis, end / unit))}
            cy={CHART.lane}
            r="3.6"
          />
        ))}
        <g className="two-playhead">
          <line data-part="line" x1={now} x2={now} y1={CHART.top - 4} y2={CHART.lows - 5} />
          {SCORES.map((score) => (
            <circle
              key={score}
              data-part={score}
              className={`two-dot two-dot-${score}`}
              cx={now}
              cy={heightOf(standing[score])}
              r="4.5"
            />
          ))}
          <text data-part="time" className="two-now" x={now} y={CHART.top - 9} textAnchor="middle">
            <tspan data-part="time-number">{number.time(at)}</tspan>
            <TimeUnit />
          </text>
        </g>
      </svg>
      {children}
    </div>
  );
}
