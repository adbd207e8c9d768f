import type { ReadOptions } from '../../graphs/read-graph.ts';
import { sameParameters } from '../../link/parse-settings.ts';
import { DEFAULT_TASK_LINK, type LinkedSettings } from '../../link/task/task-link-state.ts';
import type { TaskOnShow, TaskSettings, TaskSource } from './task-state.ts';

const { parameters, price, paid, hour } = DEFAULT_TASK_LINK;
/** All that the panel sets, as it is at first; how a file is read, and its unit, are not of that. */
export const PLAIN_SETTINGS = { parameters, price, paid, hour } as const;

export function arePlain(settings: TaskSettings): boolean {
  const ofMoney = ['price', 'paid', 'hour'] as const;
  return (
    sameParameters(settings.parameters, parameters) &&
    ofMoney.every((key) => settings[key] === PLAIN_SETTINGS[key])
  );
}

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

/**
 * The graph with the unit that it has by the file or by the reader; asked for where neither says it. A graph whose durations are
 * no times needs none.
 */
export function sourceOf(task: TaskOnShow, { unit }: Pick<TaskSettings, 'unit'>): TaskSource {
  const { timeUnit, unitless } = task.read;
  if (timeUnit !== null) return { kind: 'ready', task: { ...task, unit: timeUnit } };
  if (unit === null) return { kind: unitless ? 'ready' : 'asking', task: { ...task, unit: null } };
  return { kind: 'ready', task: { ...task, unit: unit === 'none' ? null : unit } };
}
