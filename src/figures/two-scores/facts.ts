import type { RaceResult } from '../../compute/index.ts';
import { bestChain, columnsOf, type RunColumns } from '../../draw/run-columns.ts';
import { levelAt, type ScoreSteps, scoreSteps } from '../../draw/score-steps.ts';
import { countUpTo } from '../../draw/search.ts';
import type { Score } from '../../model/measure/graph-measure.ts';

export const SCORES: readonly Score[] = ['coverage', 'best'];
/** Levels that are marked in the picture. */
export const MARKED = [0.5, 0.9] as const;

/** One run of one graph, and what its two scores wait for. Times are in the unit of the durations. */
export interface TwoScores {
  readonly columns: RunColumns;
  readonly scale: number;
  /** t_mid of this graph: when one agent alone has finished half of its steps. */
  readonly unit: number;
  readonly coverage: ScoreSteps;
  readonly best: ScoreSteps;
  /** The way to the step of greatest value, from the root. */
  readonly chain: readonly number[];
  /** When each step of the chain is finished, ascending. Length: the chain's. */
  readonly chainEnds: Float64Array;
}

/** A moment at which a score passes a level. */
export interface Passing {
  readonly score: Score;
  readonly level: number;
  /** null: it never does. */
  readonly time: number | null;
}

const cache = new WeakMap<RaceResult, TwoScores>();

/** Of the first session. Computed once for each result. */
export function twoScoresOf(result: RaceResult): TwoScores {
  let facts = cache.get(result);
  if (!facts) {
    const columns = columnsOf(result.swarm[0]);
    const chain = bestChain(columns.graph, columns.leader[columns.graph.steps - 1]).reverse();
    const { endings } = columnsOf(result.alone);
    facts = {
      columns,
      scale: result.scale,
      unit: endings[Math.ceil(endings.length / 2) - 1],
      coverage: scoreSteps([columns], 'coverage', result.scale),
      best: scoreSteps([columns], 'best', result.scale),
      chain,
      chainEnds: Float64Array.from(chain, (step) => columns.run.end[step]),
    };
    cache.set(result, facts);
  }
  return facts;
}

/** A level such as (i + 1) / n may lie a rounding below what it stands for. */
const ROUNDING = 1e-12;

/** The first time at which a score reaches a level; null when it never does. */
export function reaches({ time, level }: ScoreSteps, wanted: number): number | null {
  const at = level.findIndex((each) => each >= wanted - ROUNDING);
  return at < 0 ? null : time[at];
}

export function passingsOf(facts: TwoScores): Passing[] {
  return SCORES.flatMap((score) =>
    MARKED.map((level) => ({ score, level, time: reaches(facts[score], level) })),
  );
}

/** How the run stands at a time. */
export interface Standing {
  readonly coverage: number;
  readonly best: number;
  /** Steps of the chain that are finished. */
  readonly onChain: number;
}

export function standingAt({ coverage, best, chainEnds }: TwoScores, time: number): Standing {
  return {
    coverage: levelAt(coverage, time),
    best: levelAt(best, time),
    onChain: countUpTo(chainEnds, time),
  };
}
