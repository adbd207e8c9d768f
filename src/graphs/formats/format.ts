import type { TimeUnit } from '../../model/time-unit.ts';
import type { Places, StepInput } from '../build/step-input.ts';
import type { Remark } from '../remark.ts';
import { type Said, say } from '../said.ts';
import type { InShares } from '../text/reading.ts';
import type { SourceFile } from '../text/source-file.ts';

/**
 * Every format that is read, in the order in which they are tried: its id, which stands in links and does not change, and
 * its name in English; those that are proper names are the same in all languages.
 */
export const FORMAT_NAMES = {
  'task-graph': 'task graph JSON',
  wfformat: 'WfFormat',
  otlp: 'OpenTelemetry (OTLP)',
  'chrome-trace': 'Chrome trace events',
  'swe-agent': 'SWE-agent',
  'github-actions': 'GitHub Actions',
  estee: 'Estee JSON',
  'cargo-timings': 'cargo --timings',
  dax: 'Pegasus DAX',
  ninja: 'Ninja',
  dot: 'Graphviz DOT',
  psplib: 'PSPLIB',
  stg: 'STG',
  dslab: 'DSLab YAML',
  csv: 'CSV',
} as const;
export type FormatId = keyof typeof FORMAT_NAMES;
/** The name for a sentence. */
export const formatName = (id: FormatId): Said =>
  id === 'task-graph' ? say`task graph JSON` : { text: FORMAT_NAMES[id], values: [] };
export const FORMAT_IDS = Object.keys(FORMAT_NAMES) as readonly FormatId[];

/** What the reader of a file decides where the file does not. */
export interface ReadChoices {
  /** One of the keys of `Draft.durations`; null: the format's first choice. */
  readonly durations: string | null;
  /** One of the keys of `Draft.precedence`; null: the format's first choice. */
  readonly precedence: string | null;
}

/** A decision that the format leaves open: what was used, and what there is to choose from. */
export interface Decision {
  readonly used: string;
  readonly options: readonly DecisionOption[];
}

export interface DecisionOption {
  /** Stands in links and on the command line. */
  readonly key: string;
  /** One clause for the reader: say`the attribute ${quoted('weight')}, on 12 of 14 steps`. */
  readonly about: Said;
}

/** What a format makes of its files: steps that are not yet known to be a graph. */
export interface Draft {
  readonly steps: readonly StepInput[];
  readonly places: Places;
  /** Of the durations; null where neither the format nor the file fixes it. */
  readonly unit: TimeUnit | null;
  readonly remarks: readonly Remark[];
  /** Where durations come from, if there is a choice. */
  readonly durations?: Decision;
  /** What counts as precedence, if there is a choice: traces. */
  readonly precedence?: Decision;
  /** Makespan that the file records of a real run, in the unit of the durations. */
  readonly recorded?: number | null;
  /** Durations are no times: each step counts 1, and in no unit. */
  readonly unitless?: boolean;
  /** The files say nothing of what waits for what, so that nothing waits: a log alone, a list of steps. */
  readonly edgesUnknown?: boolean;
  /** The format of the files of which this project wrote down what is read; null: none, or nobody knows. */
  readonly from?: FormatId | null;
}

/** Pauses where it may be given up: every few milliseconds, if it can. */
export type Reading<T = Draft> = InShares<T>;

/** What a file holds by which it is told, as it stands there: one that is JSON, and any other. */
export type Signs =
  | { readonly json: string; readonly text?: string }
  | { readonly json?: undefined; readonly text: string };

export interface GraphFormat {
  readonly id: FormatId;
  readonly signs: Signs;
  /**
   * Whether a file is of this format, by its content; the name of a file may break a tie and no more. Cheap: looks at the
   * beginning, or at the parsed JSON that all formats share (`SourceFile.json`).
   */
  recognises(file: SourceFile): boolean;
  /**
   * Reads all the files of this format that were given together (`build.ninja` and `.ninja_log`). Throws a GraphError with one
   * sentence and nothing else, whatever they hold.
   */
  read(files: readonly SourceFile[], choices: ReadChoices): Reading;
}
