import type { Failure } from '../../compute/index.ts';
import type { GraphInput } from '../../graphs/graph-input.ts';
import { isBetweenSizes, isScaleSize } from '../../model/measure/task/scale-point.ts';
import type { Parameters } from '../../model/parameters.ts';
import { type SwarmOptions, swarmOptions } from '../../model/swarm/options.ts';
import type { NextFrame } from '../drag.ts';
import { createAsking } from './asking.ts';
import { createPace } from './pace.ts';
import { ascending, NO_POINTS, type Points, withWorth } from './points.ts';
import { ruleSwarms, rulesAt, scaleSwarms, seriesOf } from './swarms.ts';
import type { TaskCompute } from './task-compute.ts';
import type { TaskResults } from './task-state.ts';
import { kept, unlessSame } from './unless-same.ts';

export const NO_RESULTS: TaskResults = {
  facts: null,
  scale: [],
  rules: [],
  duel: null,
  whole: false,
  comparing: false,
};

/** In the order in which they are asked: what a hand waits for comes before the comparison of rules. */
const OF_SWARM = ['task-facts', 'task-scale', 'task-own', 'task-duel', 'task-worth'] as const;
const OF_RULES = ['task-own-rules', 'task-rules'] as const;
const CHANNELS = [...OF_SWARM, ...OF_RULES];

/** How far the results of a graph are. */
export interface TaskWork {
  readonly results: TaskResults;
  /** From 0 to 1, over all that is wanted. */
  readonly share: number;
}

export interface TaskRuns {
  /** Asks for what these settings need and is not there or on its way. */
  want(input: GraphInput, parameters: Parameters): void;
  /** The graph has gone: gives up everything. */
  clear(): void;
  /** Of the newest settings; null: none. */
  failure(): Failure | null;
  retry(): void;
  dispose(): void;
}

/**
 * What is computed of one graph, by seven channels, each asked anew only where its own settings differ: moving the number of
 * agents asks for the runs at that number and for the race, not for all sizes again.
 */
export function createTaskRuns(
  compute: TaskCompute,
  onChange: (work: TaskWork) => void,
  nextFrame: NextFrame,
  now: () => number = () => performance.now(),
): TaskRuns {
  let wanted: { readonly input: GraphInput; readonly parameters: Parameters } | null = null;
  let results = NO_RESULTS;
  let { facts, duel } = NO_RESULTS;
  /** There are no workers. */
  let unavailable: Failure | null = null;
  let scale = NO_POINTS;
  let rules = NO_POINTS;
  let disposed = false;

  const pace = createPace(tell, nextFrame, now);
  const asking = createAsking<(typeof CHANNELS)[number]>(
    compute,
    CHANNELS,
    pace.atOnce,
    pace.soon,
    now,
  );
  const scaleOf = kept(ascending);
  const rulesOf = kept((points: Points, asked: string | null) =>
    seriesOf(ascending(points, asked)),
  );

  function tell(): void {
    const whole = asking.isIn(CHANNELS);
    results = unlessSame(results, {
      facts,
      duel,
      scale: scaleOf(scale, asking.text('task-scale')),
      rules: rulesOf(rules, asking.text('task-rules')),
      whole,
      comparing: !whole && asking.isIn(OF_SWARM),
    });
    onChange({ results, share: whole ? 1 : asking.share() });
  }

  function want(input: GraphInput, parameters: Parameters): void {
    if (disposed) return;
    if (wanted?.input !== input) clear();
    wanted = { input, parameters };
    unavailable = null;
    const { seed, agents } = parameters;
    const { ask, forget } = asking;
    const key = (swarms: readonly SwarmOptions[]) => `${seed} ${JSON.stringify(swarms)}`;
    const ofScale = (swarms: readonly SwarmOptions[]) =>
      ({ kind: 'graph-scale', input, swarms, seed }) as const;
    const swarm = swarmOptions(parameters);
    const sizes = scaleSwarms(parameters);
    const ruled = ruleSwarms(parameters);
    const ruledHere = rulesAt(parameters, agents);

    ask('task-facts', 'facts', { kind: 'graph-facts', input }, (result) => {
      facts = result.facts;
      if (wanted) want(wanted.input, wanted.parameters);
    });
    ask('task-scale', key(sizes), ofScale(sizes), ({ points }) => {
      scale = { ...scale, sizes: points, of: key(sizes) };
    });
    if (isScaleSize(agents)) {
      for (const channel of ['task-own', 'task-own-rules'] as const) forget(channel);
      scale = { ...scale, own: null };
      rules = { ...rules, own: null };
    } else {
      ask('task-own', key([swarm]), ofScale([swarm]), ({ points }) => {
        scale = { ...scale, own: { beside: key(sizes), points } };
      });
    }
    // A reader who is told of a number wants to see it among the others. It is known once the facts are in.
    const worth = facts?.worth.agents ?? null;
    if (isBetweenSizes(worth)) {
      const there = swarmOptions(parameters, worth);
      ask('task-worth', key([there]), ofScale([there]), ({ points }) => {
        scale = withWorth(scale, { beside: key(sizes), points });
      });
    }
    ask('task-duel', key([swarm]), { kind: 'graph-duel', input, swarm, seed }, (result, whole) => {
      // Both runs are there, or nothing is.
      if (whole) duel = { of: swarm, result };
    });
    if (!isScaleSize(agents)) {
      // A hand that has moved on has no use for them: they do not go on to their first picture.
      if (asking.text('task-own-rules') !== key(ruledHere)) forget('task-own-rules');
      ask('task-own-rules', key(ruledHere), ofScale(ruledHere), ({ points }) => {
        rules = { ...rules, own: { beside: key(ruled), points } };
      });
    }
    ask('task-rules', key(ruled), ofScale(ruled), ({ points }) => {
      rules = { ...rules, sizes: points, of: key(ruled) };
    });
    pace.atOnce();
  }

  function clear(): void {
    pace.forget();
    for (const channel of CHANNELS) asking.forget(channel);
    wanted = null;
    scale = NO_POINTS;
    rules = NO_POINTS;
    results = NO_RESULTS;
    ({ facts, duel } = NO_RESULTS);
    unavailable = null;
  }

  const unsubscribe = compute.subscribe(() => {
    const status = compute.status();
    if (disposed || !wanted) return;
    if (status.kind === 'unavailable')
      unavailable = { kind: 'unavailable', message: status.message };
    else {
      unavailable = null;
      asking.recovered();
    }
    pace.atOnce();
  });

  return {
    want,
    clear,
    failure: () => asking.failure() ?? unavailable,
    retry() {
      if (disposed) return;
      compute.retry();
      const again = wanted;
      if (!again) return;
      asking.forgetUndone();
      want(again.input, again.parameters);
    },
    dispose() {
      disposed = true;
      unsubscribe();
      pace.forget();
      asking.dispose();
    },
  };
}
