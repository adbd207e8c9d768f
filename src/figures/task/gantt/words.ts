import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { FigureTable } from '../../article/spec.ts';
import { AGENT } from '../race/data.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { timeText } from '../time-text.ts';
import { laneSums, runOf } from './run-of.ts';

/** Rows of the table. */
const MOST_LANES = 64;

export function says({ task, results }: TaskShown, language: Language): readonly string[] {
  const { facts, duel } = results;
  if (!facts || !duel) return [];
  const { says } = taskCatalogues[language].graph.gantt;
  const { swarm, perOne } = duel.result;
  const { lanes } = runOf(task, facts, duel);
  const makespan = swarm.makespan / perOne;
  const path = facts.span.criticalPath / task.input.unit.perOne;
  const all = swarm.agents * swarm.makespan;
  const time = (x: number) => timeText(x, task.unit, language);
  if (!(all > 0)) return [says.noTime];
  return [
    says.lanes(lanes.count, swarm.agents, time(makespan)),
    says.shares(
      swarm.work / all,
      (swarm.scheduling + swarm.communication) / all,
      Math.max(0, 1 - swarm.agentTime / all),
      swarm.agents,
    ),
    makespan - path > ROUNDING * makespan ? says.path(time(makespan - path)) : says.onPath,
    says.agents(swarm.agentsStarted, lanes.count),
  ];
}

export function table({ task, results }: TaskShown, language: Language): FigureTable | null {
  const { facts, duel } = results;
  if (!facts || !duel) return null;
  const { table: text } = taskCatalogues[language].graph.gantt;
  const of = runOf(task, facts, duel);
  const { swarm, perOne } = duel.result;
  const time = (x: number) => timeText(x / perOne, task.unit, language);
  const rows = laneSums(of, MOST_LANES);
  return {
    caption: text.caption(rows.length, of.lanes.count),
    head: [text.lane, text.agents, text.steps, text.work, text.overhead, text.idle, text.share],
    rows: rows.map(({ agents, steps, work, overhead }, lane) => [
      text.number(lane + 1),
      text.number(agents),
      text.number(steps),
      time(work),
      time(overhead),
      time(Math.max(0, swarm.makespan - work - overhead)),
      text.percent(swarm.makespan > 0 ? (work + overhead) / swarm.makespan : 0),
    ]),
  };
}

/** A row for each step, by its start. */
export function data({ task, results }: TaskShown): DataTable {
  const [start, end, work, overhead] = ['start', 'end', 'work', 'overhead'].map((name) =>
    timeColumn(name, task),
  ) as [string, string, string, string];
  const names = ['step', 'lane', AGENT, start, end, work, overhead, 'critical path'];
  const { facts, duel } = results;
  if (!facts || !duel) return tableOf(names, []);
  const { run, lanes, overhead: paid, onPath } = runOf(task, facts, duel);
  const { perOne } = duel.result;
  return tableOf(
    names,
    Array.from(run.start.keys())
      .sort((a, b) => run.start[a] - run.start[b] || run.end[a] - run.end[b] || a - b)
      .map((i) => ({
        step: task.read.ids[i] ?? '',
        lane: lanes.lane[i] + 1,
        [AGENT]: run.agent[i] + 1,
        [start]: run.start[i] / perOne,
        [end]: run.end[i] / perOne,
        [work]: (run.end[i] - run.start[i] - paid[i]) / perOne,
        [overhead]: paid[i] / perOne,
        'critical path': onPath[i],
      })),
  );
}
