import type { Axis, PlotData, Span } from '../../../components/plot/types.ts';
import type { Team } from '../../../components/race/teams.ts';
import type { ClockKind } from '../../../draw/timeline.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { speedupText } from '../scale/formats.ts';
import { timeText } from '../time-text.ts';
import { BoundMarks } from './bound-marks.tsx';
import { boundsOf } from './bounds.ts';
import { coverageAt, coverageColumns } from './coverage-lines.ts';
import { milestones, reached } from './milestones.ts';
import { SideName } from './side-name.tsx';
import { lastOf, raceAxis } from './time-axis.ts';

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
  const last = lastOf(duel);
  const x = raceAxis(task, duel, clock, language);
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
    spans: spansOf(duel, x, speedupText(language)),
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
