import { ticks as niceTicks } from 'd3';
import type { Axis, PlotData, PlotScales, Span } from '../../../components/plot/types.ts';
import type { Team } from '../../../components/race/teams.ts';
import type { ClockKind } from '../../../draw/timeline.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { type TimeScale, timeScale, timeText } from '../time-text.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { coverageAt, coverageColumns } from './coverage-lines.ts';
import { milestones, reached } from './milestones.ts';

const HEIGHT = 190;
/** Room above the highest level, for what is written over it. */
const HEADROOM = 1.16;
/** At which coverage a line is named. */
const NAMED = { swarm: 0.42, alone: 0.14 } as const;
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
/** At which coverages an arrow shows how much sooner the swarm is: those between them would lie too close. */
const ARROWS: readonly number[] = [0.5, 1];
/** Closer than this, as a share of the width, two times are not told apart by an arrow. */
const APART = 0.02;

export interface CoverageOptions {
  readonly task: TaskOnShow;
  readonly duel: Duel;
  readonly work: { readonly work: number; readonly criticalPath: number } | null;
  readonly teams: readonly [Team, Team];
  readonly clock: ClockKind;
  readonly language: Language;
}

/** Share of the steps finished over time, of both sides, and before which times neither can have finished all. */
export function coveragePlot(options: CoverageOptions): PlotData {
  const { task, duel, teams, language, clock } = options;
  const { unit } = task;
  const { alone, swarm, perOne } = duel.result;
  const text = taskCatalogues[language].race;
  const { number, chart } = catalogues[language].figure;
  const last = Math.max(alone.makespan, swarm.makespan) / perOne;
  const first = firstOf([alone.end, swarm.end]) / perOne;
  const scale = timeScale(last, unit, language);
  const x = timeAxis(clock, first, last, scale, language);
  const sides = [alone, swarm];
  const bounds = boundsOf(options);
  const named = sides.map((run, i) => {
    const level = i === 1 ? NAMED.swarm : NAMED.alone;
    return { time: reached(run, level) / perOne, level };
  });
  return {
    title: chart.coverage,
    means: chart.coverageMeans,
    height: HEIGHT,
    wide: true,
    x,
    y: {
      scale: 'linear',
      domain: [0, HEADROOM],
      ticks: LEVELS.map((value) => ({ value, label: number.percent(value) })),
    },
    lines: sides.map((run, i) => ({
      key: i === 0 ? 'alone' : 'swarm',
      colour: teams[i].colour,
      steps: true,
      ...(i === 0 && { dash: '5 3' }),
      ...coverageColumns(run, perOne, last),
    })),
    spans: spansOf(duel, x, number.factor),
    before: (scales) => (
      <>
        {bounds && <BoundMarks {...{ bounds, scales, text: text.bounds }} />}
        {named.map((at, i) => (
          <SideName key={i === 0 ? 'alone' : 'swarm'} team={teams[i]} at={at} scales={scales} />
        ))}
      </>
    ),
    readable: {
      label: text.reads,
      title: (at) => timeText(at, unit, language),
      rows: (at) =>
        sides.map((run, i) => {
          const level = coverageAt(run, at * perOne);
          return {
            key: i === 0 ? 'alone' : 'swarm',
            name: teams[i].short,
            value: number.share(level),
            colour: teams[i].colour,
            ...(i === 0 && { dash: '5 3' }),
            y: level,
          };
        }),
    },
  };
}

/** The first positive completion. */
function firstOf(ends: readonly Float64Array[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const end of ends) for (const time of end) if (time > 0 && time < first) first = time;
  return Number.isFinite(first) ? first : 1;
}

function timeAxis(
  clock: ClockKind,
  first: number,
  last: number,
  { factor, label, unit }: TimeScale,
  language: Language,
): Axis {
  const { number } = catalogues[language].figure;
  const values =
    clock === 'linear' ? niceTicks(0, last * factor, 6) : decades(first * factor, last * factor);
  return {
    scale: clock,
    domain: clock === 'linear' ? [0, last] : [Math.min(first, last / 1.5) / 1.3, last],
    ticks: values.map((value) => ({ value: value / factor, label: number.tick(value) })),
    label: taskCatalogues[language].race.axis(unit === null ? '' : label),
  };
}

function decades(first: number, last: number): number[] {
  const values: number[] = [];
  const from = Math.ceil(Math.log10(first / 1.3) - 1e-9);
  for (let k = from; 10 ** k <= last * (1 + 1e-9); k++) values.push(10 ** k);
  return values.length > 1 ? values : [...values, last];
}

/** By how many times the swarm is sooner, where there is room to see it. */
function spansOf(duel: Duel, x: Axis, factor: (ratio: number) => string): Span[] {
  const [low, high] = x.domain;
  const share = (time: number) =>
    x.scale === 'linear'
      ? (time - low) / (high - low)
      : Math.log(Math.max(time, low) / low) / Math.log(high / low);
  return milestones(duel).flatMap(({ level, alone, swarm, speedup }) =>
    ARROWS.includes(level) &&
    Number.isFinite(speedup) &&
    Math.abs(share(alone) - share(swarm)) >= APART
      ? [{ key: String(level), from: alone, to: swarm, at: level, text: factor(speedup) }]
      : [],
  );
}

interface SideNameProps {
  readonly team: Team;
  readonly at: { readonly time: number; readonly level: number };
  readonly scales: PlotScales;
}

/** From here on there is no room at the right. */
const NAMED_LEFT = 85;

/** Under a line that rises, at its right, there is room for its name; at the other end of the plot above it, at its left. */
function SideName({ team, at, scales }: SideNameProps) {
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

interface BoundMarksProps {
  readonly bounds: Bounds;
  readonly scales: PlotScales;
  readonly text: { readonly share: string; readonly path: string };
}

/** Nearer to an edge than this, in percent, there is no room for a name between it and the bound. */
const EDGE = 8;
/** From the line of 100% up to the ends of the marks, and to their names. */
const MARK = { high: 9, name: 13 };

/** Both bounds at the height of 100%, which alone they bound: the sooner named at its left, the later at its right. */
function BoundMarks({ bounds, scales, text }: BoundMarksProps) {
  const top = scales.down(1);
  const [sooner, later] = [
    { key: 'share', across: scales.across(bounds.share), name: text.share },
    { key: 'path', across: scales.across(bounds.path), name: text.path },
  ].sort((a, b) => a.across - b.across);
  // Where the sooner has no room at its left, its name must not run into that of the later.
  const together = sooner.across < EDGE && later.across - sooner.across < EDGE + 2;
  const marks = together
    ? [{ ...later, name: `${sooner.name}, ${later.name}`, left: false }]
    : [
        { ...sooner, left: sooner.across >= EDGE },
        { ...later, left: later.across > 100 - EDGE },
      ];
  return (
    <g className="task-race-bound">
      {[sooner, later].map(({ key, across }) => (
        <line key={key} x1={`${across}%`} x2={`${across}%`} y1={top} y2={top - MARK.high} />
      ))}
      {marks.map(({ key, across, name, left }) => (
        <text
          key={key}
          className="fplot-halo"
          x={`${across}%`}
          y={top - MARK.name}
          dx={left ? 3 : -3}
          textAnchor={left ? 'end' : 'start'}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
