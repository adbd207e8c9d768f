import type { Width } from '../../graph/width.ts';
import type { AgentsWorthHaving, WorkAndSpan } from '../bounds.ts';
import type { WorthReason } from './worth-reason.ts';

/** What a task graph is, whoever works on it. Times are in the unit of its durations. */
export interface GraphFacts {
  readonly steps: number;
  readonly edges: number;
  readonly layers: number;
  readonly roots: number;
  readonly sinks: number;
  readonly zeroDuration: number;
  readonly span: WorkAndSpan;
  readonly averageParallelism: number;
  readonly width: Width;
  readonly worth: AgentsWorthHaving;
  /** Makespan of as many, critical path first and without overhead; null where `worth` names no number. */
  readonly worthMakespan: number | null;
  /** Why fewer are not enough; null where `worth` names no number, or one. */
  readonly worthReason: WorthReason | null;
  readonly profile: Profile;
  readonly path: CriticalPath;
}

/** Steps at work over time when every step starts as soon as it is ready: unlimited agents. */
export interface Profile {
  /** Ascending, distinct, from 0 to the critical path. */
  readonly time: Float64Array;
  /** Same length: steps at work from this time until the next; the last is 0. */
  readonly atWork: Int32Array;
  readonly most: number;
}

/** One critical path (at ties the lowest index), and what shortening its steps would buy. */
export interface CriticalPath {
  /** In the order of work. */
  readonly steps: Int32Array;
  /** Whether every longest chain has the same steps, but for some that take no time. */
  readonly only: boolean;
  /** How many steps off it have no slack either: they are on another longest chain, those that take no time too. */
  readonly others: number;
  /** Its longest steps, the longest first, at most MOST_SHORTENED. */
  readonly shortened: readonly Shortening[];
  /** Of those of its steps than which none is longer; null where none takes any time. */
  readonly longest: LongestSteps | null;
  /** The step of the path that buys most where it is shortened alone, at ties the longest; null where none buys anything. */
  readonly most: Shortening | null;
}

export const MOST_SHORTENED = 10;

/** All steps of the path of its greatest duration: where they are several, shortening one alone may buy more than another. */
export interface LongestSteps {
  /** How many they are. */
  readonly count: number;
  /** Those of which shortening alone buys least and most, at ties the first; the same one where they are one. */
  readonly least: Shortening;
  readonly most: Shortening;
}

export interface Shortening {
  readonly step: number;
  readonly duration: number;
  /** Critical path with the step at half its duration, and at none. */
  readonly half: number;
  readonly none: number;
  /** At and below this duration another chain is the longest and nothing more is gained; 0: it always helps. */
  readonly until: number;
}
