import { csvAfter } from './csv.ts';
import type { DataTable } from './data-table.ts';
import { rowsAfter } from './figure-file.ts';

const FORMAT = 'swarm-task-figure';
/** Goes up when a file could be misread by who knows only those before it. */
const VERSION = 1;

/** Where the numbers of a figure of a reader's own task graph come from, so that they can be had again. */
export interface TaskProvenance {
  /** Its id on the page. */
  readonly figure: string;
  readonly title: string;
  readonly graph: {
    readonly name: string;
    readonly format: string;
    readonly steps: number;
    readonly edges: number;
    /** Of 1 in the file; null: none. */
    readonly unit: string | null;
    /** Fingerprint of structure, durations and values. */
    readonly key: string;
  };
  /** `durations=label`: how the file was read, where that was a choice. */
  readonly reading: readonly string[];
  /** The address of the page as it is. */
  readonly link: string;
  /** Whether who opens it has the graph too. */
  readonly graphInLink: boolean;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** `agents=4`: those that are otherwise than at first. */
  readonly differing: readonly string[];
  /** Version of the model. */
  readonly model: number;
  readonly digest: string | null;
  /** Command lines that print the same numbers from the file. */
  readonly commands: readonly string[];
}

/** A table as CSV, after lines that tell how to have it again. The same state gives the same bytes. */
export function taskCsv(table: DataTable, of: TaskProvenance): string {
  const { graph } = of;
  const head = [
    of.title,
    `Figure: ${of.figure}`,
    `Graph: ${graph.name}`,
    `Format: ${graph.format}, ${graph.steps} steps, ${graph.edges} edges`,
    `Unit: ${graph.unit ?? 'none'}`,
    `Fingerprint of the graph: ${graph.key}`,
    `Read with: ${of.reading.join(', ') || 'nothing chosen'}`,
    of.graphInLink
      ? `Link: ${of.link}`
      : `Link: ${of.link} (the graph is not in it: open the file there)`,
    `Differs from the usual settings: ${of.differing.join(', ') || 'nothing'}`,
    `Seed: ${of.parameters.seed}`,
    `Model version: ${of.model}`,
    `Digest: ${of.digest ?? 'none, the figure was not computed to its end'}`,
    ...of.commands.map((command) => `Command: ${command}`),
  ];
  return csvAfter(head, table);
}

/** The same as JSON. `task`: the graph itself in the project's own format, as text; null where it is too large to go along. */
export function taskJson(table: DataTable, of: TaskProvenance, task: string | null): string {
  const { figure, title, ...rest } = of;
  const head = { format: FORMAT, version: VERSION, figure, title, ...rest };
  return rowsAfter({ ...head, task: task === null ? null : JSON.parse(task) }, table);
}
