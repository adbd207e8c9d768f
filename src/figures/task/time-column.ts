import type { TaskOnShow } from '../../state/task/task-state.ts';

/** The name of a column of times in files, which are read by programs: English, the unit of the file in brackets, if it has one. */
export function timeColumn(name: string, { unit }: TaskOnShow): string {
  return unit === null ? name : `${name} (${unit})`;
}
