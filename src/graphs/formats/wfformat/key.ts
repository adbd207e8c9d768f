import type { JsonObject } from '../../text/shape.ts';
import type { Reading } from '../format.ts';

/** By what tasks name each other. */
export type TaskKey = 'id' | 'name';

const BETWEEN_PAUSES = 2 ** 12;

/** Tasks have had ids beside their names since 1.3, and files of then name each other by either. */
export function* keyOf(tasks: readonly JsonObject[]): Reading<TaskKey> {
  const lackId = tasks.some(({ id }) => id === undefined);
  const lackName = tasks.some(({ name }) => typeof name !== 'string');
  if (lackName) return 'id';
  if (lackId) return 'name';
  const ids = new Set(tasks.map(({ id }) => id));
  const names = new Set(tasks.map(({ name }) => name));
  yield 0.2;
  let more = 0;
  for (let i = 0; i < tasks.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield 0.2 + (0.8 * i) / tasks.length;
    for (const list of [tasks[i].parents, tasks[i].children]) {
      if (!Array.isArray(list)) continue;
      for (const each of list) more += Number(ids.has(each)) - Number(names.has(each));
    }
  }
  return more >= 0 ? 'id' : 'name';
}
