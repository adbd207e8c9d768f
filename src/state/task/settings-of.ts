import type { ReadOptions } from '../../graphs/read-graph.ts';
import type { LinkedSettings } from '../../link/task/task-link-state.ts';
import type { TaskOnShow, TaskSettings, TaskSource } from './task-state.ts';

/** Settings as a link has them, and beside that a reading. */
export function settingsOf(link: LinkedSettings, reading: ReadOptions): TaskSettings {
  const { parameters, unit, price, paid, hour, durations, precedence } = link;
  const decided = {
    ...reading,
    durations: durations ?? reading.durations,
    precedence: precedence ?? reading.precedence,
  };
  return { parameters, unit, reading: decided, price, paid, hour };
}

/** The graph with the unit that it has by the file or by the reader; asked for where neither says it. */
export function sourceOf(task: TaskOnShow, { unit }: Pick<TaskSettings, 'unit'>): TaskSource {
  const { timeUnit } = task.read;
  if (timeUnit !== null) return { kind: 'ready', task: { ...task, unit: timeUnit } };
  if (unit === null) return { kind: 'asking', task: { ...task, unit: null } };
  return { kind: 'ready', task: { ...task, unit: unit === 'none' ? null : unit } };
}
