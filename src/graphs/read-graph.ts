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

/** Bytes of the largest file that is read: as many as the longest text of V8 has letters, 512 MiB less 24. */
export const MOST_BYTES = 2 ** 29 - 24;

/** How the reader wants files to be read. */
export interface ReadOptions extends ReadChoices {
  readonly repairs: readonly Repair[];
}

/** No repairs, and every decision as the format takes it. */
export const PLAIN_READING: ReadOptions = { durations: null, precedence: null, repairs: [] };

/** A task graph, with what its files say beside it. */
export interface ReadGraph extends ImportedGraph {
  readonly format: FormatId;
  /** Of 1 in the file; null where neither the format nor the file fixes it, so that the reader has to be asked. */
  readonly timeUnit: TimeUnit | null;
  /** Durations are in no unit of time, so that nobody is asked for one: each step counts 1 by rule, or all take no time. */
  readonly unitless: boolean;
  /** The files say nothing of what waits for what: that nothing waits is not known of the real thing. */
  readonly edgesUnknown: boolean;
  /** The format of the files of which own JSON was written; null where it was not, or does not say. */
  readonly from: FormatId | null;
  /** null where there was nothing to decide. */
  readonly durations: Decision | null;
  readonly precedence: Decision | null;
  /** Makespan that the file records of a real run, as 1 of the file; queueing included. null where it records none. */
  readonly recorded: number | null;
  /** Length n, '' where a step has none; null where no step has one. See StepInput. */
  readonly sorts: readonly string[] | null;
}
