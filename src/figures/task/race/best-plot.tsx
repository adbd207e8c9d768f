import type { PlotData } from '../../../components/plot/types.ts';
import type { Team } from '../../../components/race/teams.ts';
import type { RaceData } from '../../../draw/race-data.ts';
import { columnsOf } from '../../../draw/run-columns.ts';
import { levelAt, type ScoreSteps, scoreSteps } from '../../../draw/score-steps.ts';
import type { ClockKind } from '../../../draw/timeline.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { timeText } from '../time-text.ts';
import { SideName } from './side-name.tsx';
import { lastOf, raceAxis } from './time-axis.ts';

const HEIGHT = 150;
const LEVELS = [0, 0.5, 1] as const;
/** Room above the highest level, for what is written there. */
const HEADROOM = 1.16;
/** Where a line is named: at its first rise to this level. */
const NAMED = { swarm: 0.6, alone: 0.25 } as const;

export interface BestOptions {
  readonly task: TaskOnShow;
  readonly duel: Duel;
  readonly race: RaceData;
  readonly teams: readonly [Team, Team];
  readonly clock: ClockKind;
  readonly language: Language;
}

/** The best score of both sides over time, on the scale of the graph's own largest value; null where steps carry no value. */
export function bestPlot(options: BestOptions): PlotData | null {
  const { task, duel, race, teams, clock, language } = options;
  if (!(race.scale > 0)) return null;
  const { perOne } = duel.result;
  const { number, chart } = catalogues[language].figure;
  const last = lastOf(duel);
  const sides = bestOfRace(race);
  const key = (i: number) => (i === 0 ? 'alone' : 'swarm');
  return {
    title: chart.best,
    means: chart.bestMeans,
    height: HEIGHT,
    wide: true,
    x: raceAxis(task, duel, clock, language),
    y: {
      scale: 'linear',
      domain: [0, HEADROOM],
      ticks: LEVELS.map((value) => ({ value, label: number.percent(value) })),
    },
    lines: sides.map((steps, i) => ({
      key: key(i),
      colour: teams[i].colour,
      steps: true,
      ...(i === 0 && { dash: '5 3' }),
      x: [0, ...Array.from(steps.time, (time) => time / perOne), last],
      y: [0, ...steps.level, steps.level.at(-1) ?? 0],
    })),
    before: (scales) =>
      sides.map((steps, i) => {
        const at = firstAt(steps, i === 0 ? NAMED.alone : NAMED.swarm);
        return at ? (
          <SideName
            key={key(i)}
            team={teams[i]}
            at={{ ...at, time: at.time / perOne }}
            scales={scales}
          />
        ) : null;
      }),
    readable: {
      label: taskCatalogues[language].race.reads,
      title: (at) => timeText(at, task.unit, language),
      rows: (at) =>
        sides.map((steps, i) => {
          const level = levelAt(steps, at * perOne);
          return {
            key: key(i),
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

/** Best score over time of the one agent and of the swarm, in the unit of the runs. */
export function bestOfRace({ alone, swarm, scale }: RaceData): [ScoreSteps, ScoreSteps] {
  const steps = (session: RaceData['alone']) => scoreSteps([columnsOf(session)], 'best', scale);
  return [steps(alone), steps(swarm[0])];
}

/** The first rise to a level, and to what it rises. */
function firstAt({ time, level }: ScoreSteps, wanted: number) {
  const i = level.findIndex((each) => each >= wanted);
  return i < 0 ? null : { time: time[i], level: level[i] };
}
