import { grow } from '../../graph/grow.ts';
import { work } from '../../graph/metrics.ts';
import type { Parameters } from '../../parameters.ts';
import { baselineOptions, swarmOptions } from '../../swarm/options.ts';
import { PreparedGraph } from '../../swarm/prepare.ts';
import { run } from '../../swarm/run.ts';
import type { Pausing } from '../pausing.ts';
import { type BestSoFar, bestOfMembers, bestOfRun } from './best-so-far.ts';

export type { BestSoFar } from './best-so-far.ts';

/** The systems that share a budget, by their names in the post. */
export const ELO_SYSTEMS = ['pass@1', 'pass@4', 'group@4', 'pass@2 group@2'] as const;
export type EloSystem = (typeof ELO_SYSTEMS)[number];

/** Graphs of a session: member j of session s grows graph 4s + j. */
export const ELO_MEMBERS = 4;

/** What a block of sessions has found. */
export interface EloRecords {
  readonly first: number;
  readonly sessions: number;
  /** Work of every graph that was grown, ELO_MEMBERS a session. */
  readonly work: Float64Array;
  /** By system; one entry per session. */
  readonly best: Readonly<Record<EloSystem, readonly BestSoFar[]>>;
}

/**
 * Runs sessions `first` to `first + sessions - 1` of every system: single agents by the baseline's rule and
 * standard swarms by the parameters' own, all without overhead. Of the parameters only those count that
 * say how graphs grow and how an agent chooses. Pauses once a session.
 */
export function* takingEloRecords(
  parameters: Parameters,
  first: number,
  sessions: number,
): Pausing<EloRecords> {
  const alone = baselineOptions(parameters);
  const free = { ...parameters, swarm: 'standard', overhead: false } as const;
  const ofTwo = swarmOptions(free, 2);
  const ofFour = swarmOptions(free, 4);
  const works = new Float64Array(ELO_MEMBERS * sessions);
  const best = bySystem((): BestSoFar[] => []);
  for (let s = 0; s < sessions; s++) {
    const members = Array.from({ length: ELO_MEMBERS }, (_, j) => {
      const graph = ELO_MEMBERS * (first + s) + j;
      const prepared = new PreparedGraph(grow(parameters, graph));
      works[ELO_MEMBERS * s + j] = work(prepared.graph);
      return (options: typeof alone) =>
        bestOfRun(
          run(prepared, options, { seed: parameters.seed, graph, attempt: 0, run: 0 }),
          prepared.graph.value ?? new Float64Array(prepared.graph.steps),
        );
    });
    const singles = members.map((found) => found(alone));
    best['pass@1'].push(singles[0]);
    best['pass@4'].push(bestOfMembers(singles));
    best['group@4'].push(members[0](ofFour));
    best['pass@2 group@2'].push(bestOfMembers([members[0](ofTwo), members[1](ofTwo)]));
    yield;
  }
  return { first, sessions, work: works, best };
}

/** Neighbouring blocks as one, in the order given: the same as if all their sessions had been run together. */
export function joinEloRecords(blocks: readonly EloRecords[]): EloRecords {
  const sessions = blocks.reduce((sum, block) => sum + block.sessions, 0);
  const works = new Float64Array(ELO_MEMBERS * sessions);
  let filled = 0;
  for (const block of blocks) {
    works.set(block.work, filled);
    filled += block.work.length;
  }
  const best = bySystem((system) => blocks.flatMap((block) => block.best[system]));
  return { first: blocks[0].first, sessions, work: works, best };
}

export function bySystem<T>(make: (system: EloSystem) => T): Record<EloSystem, T> {
  return Object.fromEntries(ELO_SYSTEMS.map((system) => [system, make(system)])) as Record<
    EloSystem,
    T
  >;
}
