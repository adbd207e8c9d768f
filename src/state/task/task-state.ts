import type { DuelResult } from '../../compute/index.ts';
import type { Repair } from '../../graphs/build/repair.ts';
import type { Fault } from '../../graphs/graph-error.ts';
import type { GraphInput } from '../../graphs/graph-input.ts';
import type { Place } from '../../graphs/place.ts';
import type { ReadGraph, ReadOptions } from '../../graphs/read-graph.ts';
import type { Said } from '../../graphs/said.ts';
import type { PaidWhile } from '../../link/task/task-link-state.ts';
import type { GraphFacts } from '../../model/measure/task/facts.ts';
import type { ScalePoint } from '../../model/measure/task/scale-point.ts';
import type { Parameters, Rule } from '../../model/parameters.ts';
import type { SwarmOptions } from '../../model/swarm/options.ts';
import type { TimeUnit } from '../../model/time-unit.ts';

/** A task graph of the reader's own, whole and ready to be run. */
export interface TaskOnShow {
  /** Of the file, or of the example. */
  readonly name: string;
  /** Names of the files that it was read from; '' for one that has none. */
  readonly files: readonly string[];
  readonly read: ReadGraph;
  readonly input: GraphInput;
  /** Of 1 in the file; null: it has no unit, as the reader decided. */
  readonly unit: TimeUnit | null;
}

/** Where the page is with a graph. */
export type TaskSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string; readonly share: number }
  | {
      readonly kind: 'refused';
      readonly name: string;
      readonly place: Place | null;
      readonly said: Said;
      readonly repair: Repair | null;
      readonly fault: Fault;
    }
  /** The file leaves the unit open: nothing runs before the reader has told it. */
  | { readonly kind: 'asking'; readonly task: TaskOnShow }
  | { readonly kind: 'ready'; readonly task: TaskOnShow };

export {
  MONEY_BOUNDS,
  MONEY_DIGITS,
  PAID_WHILE,
  type PaidWhile,
} from '../../link/task/task-link-state.ts';

/** All that a reader can choose. */
export interface TaskSettings {
  /** The swarm, its rule, overheads and seed; what belongs to grown graphs is passed over. */
  readonly parameters: Parameters;
  /** Of 1 in the file, where the file does not fix it: null while the reader has not said. */
  readonly unit: TimeUnit | 'none' | null;
  readonly reading: ReadOptions;
  /** Money per agent-hour, in whatever currency. */
  readonly price: number;
  readonly paid: PaidWhile;
  /** What it is worth to have the result an hour sooner; null: not said. */
  readonly hour: number | null;
}

/** What is computed of a graph, as far as it is in. */
export interface TaskResults {
  readonly facts: GraphFacts | null;
  /** The swarm of the settings at SCALE_SIZES, at the number of agents that is set and at the one worth having, ascending; those that are in. */
  readonly scale: readonly ScalePoint[];
  /** Standard swarms by each rule at the same sizes, with the overheads of the settings. */
  readonly rules: readonly RuleSeries[];
  /** One agent and the swarm of the settings; null until it is in. */
  readonly duel: Duel | null;
  /** Whether all of it is in, and of the settings as they are. */
  readonly whole: boolean;
  /** Whether all but the comparison of rules is: a hand that moves does not wait for that. */
  readonly comparing: boolean;
}

export interface RuleSeries {
  readonly rule: Rule;
  readonly points: readonly ScalePoint[];
}

export interface Duel {
  readonly of: SwarmOptions;
  readonly result: DuelResult;
}

export interface TaskActions {
  /** Parameters of the swarm. */
  change(change: Partial<Parameters>): void;
  choose(change: Partial<Omit<TaskSettings, 'parameters'>>): void;
}
