import fc from 'fast-check';
import type { TaskGraph } from '../../src/model/graph/task-graph.ts';
import { BACKLOGS, DISPATCHES, RULES } from '../../src/model/parameters.ts';
import {
  type Communication,
  isGlobalRule,
  type SwarmOptions,
} from '../../src/model/swarm/options.ts';
import { buildGraph, type WrittenStep } from './build-graph.ts';

/** Few different whole durations, zero among them: ties at almost every instant. */
export const TIED: fc.Arbitrary<number> = fc.constantFrom(0, 0, 1, 1, 1, 2, 2, 3, 5);
export const POSITIVE = fc.integer({ min: 1, max: 9 });
/** Any doubles: sums round, and ties are rare. */
export const REAL = fc.double({ min: 0.01, max: 10, noNaN: true });

/**
 * A number evenly from a range, ends included. (`fc.double` takes every double alike, of which almost all
 * between 0 and 1 are next to 0.)
 */
export function evenly(min: number, max: number): fc.Arbitrary<number> {
  const parts = 10_000;
  return fc.integer({ min: 0, max: parts }).map((i) => min + (max - min) * (i / parts));
}

/**
 * Small graphs of any shape: several roots, isolated steps, redundant edges, and step numbers
 * that say nothing about the order of the work.
 */
export function smallGraphs(mostSteps: number, duration = TIED): fc.Arbitrary<TaskGraph> {
  return fc
    .integer({ min: 1, max: mostSteps })
    .chain((n) =>
      fc.record({
        name: fc.shuffledSubarray([...Array(n).keys()], { minLength: n, maxLength: n }),
        duration: fc.array(duration, { minLength: n, maxLength: n }),
        value: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: n, maxLength: n }),
        density: fc.constantFrom(0.08, 0.2, 0.45),
        pair: fc.array(evenly(0, 1), {
          minLength: (n * (n - 1)) / 2,
          maxLength: (n * (n - 1)) / 2,
        }),
      }),
    )
    .map(({ name, duration: durations, value, density, pair }) => {
      const written: WrittenStep[] = new Array(name.length);
      let at = 0;
      name.forEach((i, rank) => {
        const needs = name.slice(0, rank).filter(() => pair[at++] < density);
        written[i] = { duration: durations[i], value: value[i], needs };
      });
      return buildGraph(written);
    });
}

/** Shares with few binary digits: with whole durations every sum is exact, and ties survive the overhead. */
const COMMUNICATIONS: readonly Communication[] = [
  { law: 'none' },
  { law: 'peer', share: 1 / 16 },
  { law: 'group', base: 1 / 8, slope: 1 / 64 },
];

export interface Restriction {
  readonly kinds?: readonly SwarmOptions['kind'][];
  readonly rules?: readonly SwarmOptions['rule'][];
  readonly free?: boolean;
}

/** Options of any swarm that is allowed; a recursive swarm has a rule of its own kind. */
export function swarms({ kinds, rules, free }: Restriction = {}): fc.Arbitrary<SwarmOptions> {
  return fc
    .record({
      kind: fc.constantFrom(...(kinds ?? (['single', 'standard', 'recursive'] as const))),
      agents: fc.integer({ min: 1, max: 6 }),
      rule: fc.constantFrom(...(rules ?? RULES)),
      dispatch: fc.constantFrom(...DISPATCHES),
      backlog: fc.constantFrom(...BACKLOGS),
      forkDepth: fc.constantFrom(null, 1, 2, 3),
      refill: fc.boolean(),
      scheduling: fc.constantFrom(...(free ? [0] : [0, 1 / 4, 1])),
      schedulingPays: fc.constantFrom('once' as const, 'both' as const),
      communication: fc.constantFrom(...(free ? COMMUNICATIONS.slice(0, 1) : COMMUNICATIONS)),
      medianOf: fc.constantFrom('durations' as const, 'layer-costs' as const),
    })
    .filter((o) => o.kind !== 'recursive' || !isGlobalRule(o.rule))
    .map((o) => (o.kind === 'single' ? { ...o, agents: 1 } : o));
}

/** A run's name; any will do. */
export const NAMES = fc.record({
  seed: fc.nat(),
  graph: fc.nat(1000),
  attempt: fc.nat(3),
  run: fc.nat(20),
});

/** A plain swarm to change one thing of. */
export const PLAIN: SwarmOptions = {
  kind: 'standard',
  agents: 2,
  rule: 'own-branch',
  dispatch: 'oldest',
  backlog: 'lifo',
  forkDepth: null,
  refill: false,
  scheduling: 0,
  schedulingPays: 'once',
  communication: { law: 'none' },
  medianOf: 'durations',
};

export const NAME = { seed: 1, graph: 0, attempt: 0, run: 0 };
