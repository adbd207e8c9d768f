import type { TimeUnit } from '../model/time-unit.ts';
import type { ImportedGraph } from './build/imported-graph.ts';
import type { Repair } from './build/repair.ts';
import type { Decision, FormatId, ReadChoices } from './formats/format.ts';

/** A file as it was given. */
export interface FileInput {
  /** '' where it has none. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How the reader wants files to be read. */
export interface ReadOptions extends ReadChoices {
  readonly repairs: readonly Repair[];
}

export const PLAIN_READING: ReadOptions = { durations: null, precedence: null, repairs: [] };

/** A task graph, with what its files say beside it. */
export interface ReadGraph extends ImportedGraph {
  readonly format: FormatId;
  /** Of 1 in the file; null where neither the format nor the file fixes it, so that the reader has to be asked. */
  readonly timeUnit: TimeUnit | null;
  /** null where there was nothing to decide. */
  readonly durations: Decision | null;
  readonly precedence: Decision | null;
  /** Makespan that the file records of a real run, as 1 of the file; queueing included. null where it records none. */
  readonly recorded: number | null;
  /** Length n, '' where a step has none; null where no step has one. See StepInput. */
  readonly sorts: readonly string[] | null;
}
