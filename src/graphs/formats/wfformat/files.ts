import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { isObject, type JsonObject } from '../../text/shape.ts';

/**
 * What is to be said of tasks of which none names a parent or a child: that some read what others write, which alone makes no
 * edge. `tasks`: as they stand in the file.
 */
export function filesWithoutEdges(tasks: readonly JsonObject[]): Remark[] {
  const writers = new Map<unknown, number>();
  tasks.forEach((task, i) => {
    for (const file of filesOf(task, 'output')) writers.set(file, i);
  });
  const readers = tasks.filter((task, i) =>
    filesOf(task, 'input').some((file) => (writers.get(file) ?? i) !== i),
  ).length;
  if (readers === 0) return [];
  const said = say`no task names a parent or a child, and nothing waits: that tasks read files which others write (${counted(readers)} do) makes no edge`;
  return [remark('rule', 'workflow', said)];
}

/** By the lists of 1.5, or by the links of older versions. */
function filesOf(task: JsonObject, link: 'input' | 'output'): unknown[] {
  const listed = task[`${link}Files`];
  const linked = Array.isArray(task.files) ? task.files.filter(isObject) : [];
  return [
    ...(Array.isArray(listed) ? listed : []),
    ...linked.flatMap((file) => (file.link === link ? [file.id ?? file.name] : [])),
  ];
}
