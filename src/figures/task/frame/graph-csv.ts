import { csvField } from '../../../model/csv-field.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';

/** An id that would be taken apart where several are listed. */
const APART = /[;|,]/;
/**
 * What a file of text does not hold as it is: white space at the ends of a field, CR, which is read as a line feed, zeros,
 * and halves of characters, which have no bytes.
 */
const ALTERED = /^\s|\s$|[\r\0\p{Surrogate}]/u;

/** Whether a table can hold the graph, so that it is read again as it was: its needs are listed in one field. */
export function fitsCsv({ read: { ids, sorts } }: TaskOnShow): boolean {
  return (
    !ids.some((id) => APART.test(id) || ALTERED.test(id)) &&
    !sorts?.some((sort) => ALTERED.test(sort))
  );
}

/**
 * The graph as a table, a step a line: what the page and the command line read again as it was. Ids are data here and stay
 * as they are, whatever a spreadsheet makes of them.
 */
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
  return `${fields.map(csvField).join(',')}\r\n`;
}
