import { deployment } from '../../model/measure/sessions.ts';
import type { Parameters } from '../../model/parameters.ts';
import { quoted } from '../../model/quoted.ts';
import { UsageError } from '../usage-error.ts';

/** Part `index` of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const WHOLE: Shard = { index: 1, count: 1 };
const MOST_SHARDS = 1_000_000;

/** I/N. Throws a UsageError for anything else. */
export function shardOf(text: string): Shard {
  const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(text.trim()) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count && shard.count <= MOST_SHARDS) return shard;
  throw new UsageError(
    `--shard must be I/N with 1 <= I <= N and N at most ${MOST_SHARDS}, not ${quoted(text)}`,
  );
}

/** The bootstrap of a row takes about as long as growing this many steps. */
const BOOTSTRAP = 30_000;
const OWN_CLOCK_RUNS = 16;

/**
 * About how long a row takes beside others, in steps that are grown or worked off. Graphs and single agents are
 * shared by the `sizes` rows of a combination.
 */
export function costOf(parameters: Parameters, agents: number, sizes: number): number {
  const { swarm, sessions, graphs, clock } = parameters;
  const steps = graphs * (parameters.steps ?? parameters.meanSteps);
  const alone = 1 + (clock === 'own' ? OWN_CLOCK_RUNS : 1);
  const each = 2 * deployment({ swarm, sessions, agents }).sessions;
  return steps * (alone / sizes + each) + BOOTSTRAP;
}

/**
 * The cells of a shard, from `first` to before `end`: contiguous, so that the shards one after the other are all
 * cells in their order, and of about equal cost. May be none.
 */
export function cellsOf(
  { index, count }: Shard,
  costs: Float64Array,
): { readonly first: number; readonly end: number } {
  let total = 0;
  for (const cost of costs) total += cost;
  let first = 0;
  let end = 0;
  let before = 0;
  for (const cost of costs) {
    // A cell is where its middle is. Whoever computes another shard comes to the same sums.
    const at = Math.min(count, Math.floor(((before + cost / 2) / total) * count) + 1);
    if (at < index) first++;
    if (at <= index) end++;
    before += cost;
  }
  return { first, end };
}
