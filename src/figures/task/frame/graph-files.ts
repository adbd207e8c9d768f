import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { edgeCount } from '../../../model/graph/task-graph.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import type { SavableFile, SavableFiles } from '../../share/savable.ts';
import { fitsCsv, graphCsv } from './graph-csv.ts';

/** The whole graph as files that can be opened again here, and by the command line. */
export function graphFiles(task: TaskOnShow, language: Language): SavableFiles {
  const { files: text } = taskCatalogues[language].race;
  const json: SavableFile = {
    label: text.json,
    extension: 'task.json',
    type: 'application/json',
    make: async () => new Blob([...(await ownFormat(task))]),
  };
  const csv: SavableFile = {
    label: text.csv,
    extension: 'task.csv',
    type: 'text/csv;charset=utf-8',
    make: async () => new Blob([...graphCsv(task)]),
  };
  const { heading, lead } = text;
  return { heading, lead, files: fitsCsv(task) ? [json, csv] : [json] };
}

/** A larger graph would make most of a file of numbers. */
const MOST_ALONG = { steps: 2_000, edges: 8_000 };

/** Whether the graph goes along with the numbers of a figure. */
export function fitsFile({ read: { graph } }: TaskOnShow): boolean {
  return graph.steps <= MOST_ALONG.steps && edgeCount(graph) <= MOST_ALONG.edges;
}

/** Lines of the project's own format; what writes them comes when it is asked for. */
export async function ownFormat({ read, unit }: TaskOnShow): Promise<Iterable<string>> {
  const { taskGraphLines } = await import('../../../graphs/formats/write-task-graph.ts');
  return taskGraphLines({ ...read, timeUnit: unit });
}
