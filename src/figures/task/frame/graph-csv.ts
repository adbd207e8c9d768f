import type { TaskOnShow } from '../../../state/task/task-state.ts';

/** An id that would be taken apart where several are listed. */
const APART = /[;|,]|^\s|\s$/;

/** Whether a table can hold the graph: its needs are listed in one field, which ids may not look like. */
export function fitsCsv({ read }: TaskOnShow): boolean {
  return !read.ids.some((id) => APART.test(id));
}

/** The graph as a table, a step a line: what the page and the command line read again as it was. */
export function* graphCsv({ read, unit }: TaskOnShow): IterableIterator<string> {
  const { graph, ids, sorts } = read;
  const { start, item } = graph.prerequisites;
  const head = ['id', unit ? `duration (${unit})` : 'duration', 'needs'];
  if (graph.value) head.push('value');
  if (sorts) head.push('sort');
  yield line(head);
  for (let i = 0; i < graph.steps; i++) {
    const needs = Array.from(item.subarray(start[i], start[i + 1]), (each) => ids[each]);
    const fields = [ids[i], String(graph.duration[i] / read.unit.perOne), needs.join(';')];
    if (graph.value) fields.push(String(graph.value[i]));
    if (sorts) fields.push(sorts[i]);
    yield line(fields);
  }
}

function line(fields: readonly string[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

/** As RFC 4180 has it. Ids are data here and stay as they are, whatever a spreadsheet makes of them. */
function field(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
