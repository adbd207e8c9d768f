import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import type { FigureTable } from '../../article/spec.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { taskFormats } from './formats.ts';
import { byAgents } from './points.ts';

/** A line for each number of agents. */
export function table(shown: TaskShown, language: Language): FigureTable | null {
  const points = byAgents(shown.results.scale);
  if (points.length === 0) return null;
  const formats = taskFormats(shown, language);
  const { columns, table: caption } = formats.scaling;
  const { count, timeCell, head } = formats;
  return {
    caption,
    head: [
      columns.agents,
      head(columns.makespan),
      columns.speedup,
      head(columns.lowerBound),
      head(columns.graham),
      head(columns.agentTime),
      columns.idle,
      head(columns.scheduling),
      head(columns.communication),
      head(columns.half),
      columns.started,
      columns.handoffs,
    ],
    rows: points.map((point) => [
      count(point.agents),
      timeCell(point.makespan),
      formats.times(point.speedup),
      timeCell(point.lowerBound),
      point.grahamBound === null ? '–' : timeCell(point.grahamBound),
      timeCell(point.agentTime),
      formats.partCell(point.idle),
      timeCell(point.scheduling),
      timeCell(point.communication),
      timeCell(point.half),
      count(point.agentsStarted),
      count(point.handoffs),
    ]),
  };
}

/** A row for each number of agents; the recorded makespan is that of the file, whatever the number. */
export function data(shown: TaskShown): DataTable {
  const time = (name: string) => timeColumn(name, shown.task);
  const columns = [
    'swarm',
    'rule',
    'agents',
    time('makespan'),
    'speedup',
    time('lower bound'),
    time('Graham bound'),
    time('agent-time'),
    'idle share',
    time('scheduling'),
    time('communication'),
    time('time to half of the steps'),
    time('time to 90% of the steps'),
    'agents started',
    'hand-offs',
    time('recorded makespan'),
    'digest',
  ];
  const { recorded } = shown.task.read;
  return tableOf(
    columns,
    byAgents(shown.results.scale).map((point) => ({
      swarm: point.options.kind,
      rule: point.options.rule,
      agents: point.agents,
      [time('makespan')]: point.makespan,
      speedup: point.speedup,
      [time('lower bound')]: point.lowerBound,
      [time('Graham bound')]: point.grahamBound ?? '',
      [time('agent-time')]: point.agentTime,
      'idle share': point.idle,
      [time('scheduling')]: point.scheduling,
      [time('communication')]: point.communication,
      [time('time to half of the steps')]: point.half,
      [time('time to 90% of the steps')]: point.ninety,
      'agents started': point.agentsStarted,
      'hand-offs': point.handoffs,
      [time('recorded makespan')]: recorded ?? '',
      digest: point.digest,
    })),
  );
}
