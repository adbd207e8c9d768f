import { REPAIRS, type Repair } from '../graphs/build/repair.ts';
import { type DecisionOption, FORMAT_NAMES } from '../graphs/formats/format.ts';
import type { ReadGraph, ReadOptions } from '../graphs/read-graph.ts';
import { quoted } from '../model/quoted.ts';
import { TIME_UNIT_NAMES, type TimeUnit } from '../model/time-unit.ts';
import type { Arguments, Option } from './arguments.ts';
import { didYouMean, UsageError } from './usage-error.ts';

/** What each repair does, as the end of "--repair NAME …". */
export const REPAIR_DOES: Readonly<Record<Repair, string>> = {
  'skip-missing-needs': 'leaves out edges to steps that are not there',
  'skip-self-needs': 'leaves out edges from a step to itself',
  'keep-first-of-id': 'keeps the first of several steps of one id',
  'zero-durations': 'counts a duration that is missing, negative or no finite number as 0',
  'cut-cycles': 'leaves out edges that close cycles until there is none',
};

const formats = Object.values(FORMAT_NAMES).join(', ');

export const GRAPH: Option = {
  name: '--graph',
  value: 'FILE',
  repeatable: true,
  help: `Task graph to read, in the format that its content tells: ${formats}; gz too. Several where they belong together. - is standard input.`,
};

export const UNIT: Option = {
  name: '--unit',
  value: TIME_UNIT_NAMES.join('|'),
  help: 'What 1 is in a file that does not tell.',
};

const DURATIONS: Option = {
  name: '--durations',
  value: 'KEY',
  help: 'Where durations come from, in a file that leaves a choice; inspect tells the keys.',
};

const PRECEDENCE: Option = {
  name: '--precedence',
  value: 'KEY',
  help: 'What counts as precedence, in a trace that leaves a choice; inspect tells the keys.',
};

const REPAIR: Option = {
  name: '--repair',
  value: 'NAME',
  repeatable: true,
  help: `What to do about a file that is no task graph; may be repeated. ${REPAIRS.map((name) => `${name} ${REPAIR_DOES[name]}`).join('; ')}.`,
};

/** How a graph is read, for every command that reads one. */
export const READING_OPTIONS: readonly Option[] = [GRAPH, DURATIONS, PRECEDENCE, REPAIR];

/** The files of `--graph`; none: []. Throws a UsageError for options that say how to read where nothing is read. */
export function graphFiles(args: Arguments): readonly string[] {
  const files = args.texts(GRAPH.name);
  const idle = READING_OPTIONS.find(({ name }) => args.text(name) !== null);
  if (files.length === 0 && idle) {
    throw new UsageError(`${idle.name} says how a file is read; name it by ${GRAPH.name}`);
  }
  const twice = files.find((file, i) => files.indexOf(file) < i);
  if (twice !== undefined) throw new UsageError(`${GRAPH.name} names ${quoted(twice)} twice`);
  return files;
}

export function readOptions(args: Arguments): ReadOptions {
  return {
    durations: args.text(DURATIONS.name),
    precedence: args.text(PRECEDENCE.name),
    repairs: args.texts(REPAIR.name).map(repairOf),
  };
}

function repairOf(name: string): Repair {
  const repair = REPAIRS.find((known) => known === name);
  if (repair) return repair;
  throw new UsageError(
    `${REPAIR.name} must be one of ${REPAIRS.join(', ')}, not ${quoted(name)}${didYouMean(name, REPAIRS)}`,
  );
}

/** Throws a UsageError where a choice was made that the file does not leave. */
export function checkChoices(args: Arguments, read: ReadGraph): void {
  for (const [{ name }, decision] of [
    [DURATIONS, read.durations],
    [PRECEDENCE, read.precedence],
  ] as const) {
    const wanted = args.text(name);
    if (wanted === null || wanted === decision?.used) continue;
    const keys = decision?.options.map(({ key }: DecisionOption) => key) ?? [];
    throw new UsageError(
      keys.length === 0
        ? `${name}: the file leaves nothing to choose`
        : `${name} must be one of ${keys.join(', ')}, not ${quoted(wanted)}${didYouMean(wanted, keys)}`,
    );
  }
}

/** What 1 is, by the file or else by the reader. Throws a UsageError where they disagree. */
export function unitOf(args: Arguments, { timeUnit }: ReadGraph): TimeUnit | null {
  const text = args.text(UNIT.name);
  if (text === null) return timeUnit;
  const unit = TIME_UNIT_NAMES.find((each) => each === text);
  if (!unit) {
    throw new UsageError(
      `${UNIT.name} must be one of ${TIME_UNIT_NAMES.join(', ')}, not ${quoted(text)}`,
    );
  }
  if (timeUnit === null || timeUnit === unit) return unit;
  throw new UsageError(`${UNIT.name} ${unit}: the file says that 1 is ${timeUnit}`);
}
