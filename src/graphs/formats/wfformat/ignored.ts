import { type Remark, remark } from '../../remark.ts';
import { listed, type Said, say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { isObject, type JsonObject } from '../../text/shape.ts';

/** What a workflow tells beside precedence and time. */
export function notUsed(workflow: JsonObject): Remark[] {
  const parts = [workflow, workflow.specification, workflow.execution].filter(isObject);
  const list = (key: string) =>
    parts.flatMap((part) => (Array.isArray(part[key]) ? part[key] : []));
  const tasks = [...list('tasks'), ...list('jobs')].filter(isObject);
  const having = (more: number, ...keys: string[]) =>
    tasks.filter((task) => keys.some((key) => isMore(task[key], more))).length;
  const files = list('files').length + tasks.reduce((sum, { files }) => sum + lengthOf(files), 0);
  const sorts: readonly (readonly [number, (count: string) => Said])[] = [
    [files, (count) => say`files and their sizes (${count})`],
    [having(1, 'cores', 'coreCount'), (count) => say`tasks of several cores (${count})`],
    [having(0, 'memory', 'memoryInBytes'), (count) => say`memory of tasks (${count})`],
    [list('machines').length, (count) => say`machines (${count})`],
  ];
  const there = sorts.flatMap(([count, about]) => (count > 0 ? [about(counted(count))] : []));
  if (there.length === 0) return [];
  return [remark('ignored', null, say`what the file tells and is not used here: ${listed(there)}`)];
}

function isMore(value: unknown, than: number): boolean {
  return typeof value === 'number' && value > than;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
