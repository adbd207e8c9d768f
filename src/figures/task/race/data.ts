import type { ScoreSteps } from '../../../draw/score-steps.ts';
import { type DataTable, type Observation, tableOf } from '../../../export/data-table.ts';
import type { RunResult } from '../../../model/swarm/run-result.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { bestOfRace } from './best-plot.tsx';
import { duelRace } from './duel-race.ts';

/** As on the page, and otherwise than `swarm run`, which counts from 0. */
export const AGENT = 'agent (from 1)';

/** Coverage of both sides, and best score where steps carry values, a row for each rise, and the totals of their runs. */
export function raceData({ task, results }: TaskShown): DataTable {
  const time = timeColumn('time', task);
  const names = ['system', 'agents', 'measure', time, 'value'];
  const { duel } = results;
  if (!duel) return tableOf(names, []);
  const { alone, swarm, perOne, scale } = duel.result;
  const best = scale > 0 ? bestOfRace(duelRace(task, duel)) : [];
  const sides = [
    { who: { system: 'single', agents: 1 }, run: alone },
    { who: { system: duel.of.kind, agents: duel.of.agents }, run: swarm },
  ];
  return tableOf(
    names,
    sides.flatMap(({ who, run }, side) => [
      ...totals(run, perOne).map((row) => ({ ...who, measure: row.measure, [time]: row.time })),
      ...rises(run).map(([at, value]) => ({
        ...who,
        measure: 'coverage',
        [time]: at / perOne,
        value,
      })),
      ...bestRises(best[side]).map(([at, value]) => ({
        ...who,
        measure: 'best score',
        [time]: at / perOne,
        value,
      })),
    ]),
  );
}

function totals(run: RunResult, perOne: number) {
  return (['makespan', 'work', 'scheduling', 'communication', 'agentTime'] as const).map(
    (measure) => ({
      measure: measure === 'agentTime' ? 'agent-time' : measure,
      time: run[measure] / perOne,
    }),
  );
}

function bestRises(steps: ScoreSteps | undefined): [number, number][] {
  return Array.from(steps?.time ?? [], (time, i) => [time, steps?.level[i] ?? Number.NaN]);
}

function rises({ order, end, steps }: RunResult): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < steps; i++) {
    const at = end[order[i]];
    if (i === steps - 1 || end[order[i + 1]] !== at) found.push([at, (i + 1) / steps]);
  }
  return found;
}

/** Who works on what from when to when, by start: one agent, then the swarm. */
export function raceSchedule({ task, results }: TaskShown): DataTable | null {
  const { duel } = results;
  if (!duel) return null;
  const { alone, swarm, perOne } = duel.result;
  const [start, end] = [timeColumn('start', task), timeColumn('end', task)];
  const { layer } = task.input.graph;
  const rows = (system: string, run: RunResult): Observation[] =>
    Array.from(run.start, (_, i) => i)
      .sort((a, b) => run.start[a] - run.start[b] || a - b)
      .map((step) => ({
        system,
        step: task.read.ids[step],
        layer: layer[step],
        [AGENT]: run.agent[step] + 1,
        [start]: run.start[step] / perOne,
        [end]: run.end[step] / perOne,
      }));
  return tableOf(
    ['system', 'step', 'layer', AGENT, start, end],
    [...rows('single', alone), ...rows(duel.of.kind, swarm)],
  );
}
