import type { Failure, GraphJob, ResultOf } from '../../compute/index.ts';
import type { GraphInput } from '../../graphs/graph-input.ts';
import type { ScalePoint } from '../../model/measure/task/scale-point.ts';
import type { Parameters } from '../../model/parameters.ts';
import { type SwarmOptions, swarmOptions } from '../../model/swarm/options.ts';
import { isScaleSize, ruleSwarms, scaleSwarms, seriesOf } from './swarms.ts';
import type { TaskCompute } from './task-compute.ts';
import type { TaskResults } from './task-state.ts';

export const NO_RESULTS: TaskResults = {
  facts: null,
  scale: [],
  rules: [],
  duel: null,
  whole: false,
};

/** What is on show stays so long while what takes its place is on its way; then its first part is shown. Milliseconds. */
export const PATIENCE_MS = 400;

const CHANNELS = ['task-facts', 'task-scale', 'task-own', 'task-duel', 'task-rules'] as const;
type Channel = (typeof CHANNELS)[number];

/** How far the results of a graph are; a failure is of the newest settings. */
export interface TaskWork {
  readonly results: TaskResults;
  /** From 0 to 1, over all that is wanted. */
  readonly share: number;
  readonly failure: Failure | null;
}

export interface TaskRuns {
  /** Asks for what these settings need and is not there or on its way. */
  want(input: GraphInput, parameters: Parameters): void;
  /** The graph has gone: gives up everything. */
  clear(): void;
  retry(): void;
  dispose(): void;
}

/**
 * What is computed of one graph, by five channels, each asked anew only where its own settings differ: moving the number of
 * agents asks for one more point and for the race, not for the whole scale again.
 */
export function createTaskRuns(
  compute: TaskCompute,
  onChange: (work: TaskWork) => void,
  now: () => number = () => performance.now(),
): TaskRuns {
  let wanted: { readonly input: GraphInput; readonly parameters: Parameters } | null = null;
  let results = NO_RESULTS;
  let failure: Failure | null = null;
  /** What each channel was asked last, as a text to compare, and how far it is. */
  const asked = new Map<Channel, { readonly text: string; share: number; done: boolean }>();
  let points: readonly ScalePoint[] = [];
  let own: ScalePoint | null = null;
  let disposed = false;

  const tell = () => {
    const agents = wanted?.parameters.agents ?? 0;
    const also = own && own.agents === agents && !isScaleSize(agents) ? [own] : [];
    const scale = [...points, ...also].sort((a, b) => a.agents - b.agents);
    const all = [...asked.values()];
    const whole = all.length > 0 && all.every(({ done }) => done);
    results = { ...results, scale, whole };
    const share =
      all.length === 0 ? 0 : all.reduce((sum, each) => sum + each.share, 0) / all.length;
    onChange({ results, share: whole ? 1 : share, failure });
  };

  const ask = <J extends GraphJob>(
    channel: Channel,
    text: string,
    job: J,
    take: (result: ResultOf<J>, whole: boolean) => void,
  ) => {
    if (asked.get(channel)?.text === text) return;
    const state = { text, share: 0, done: false };
    const since = now();
    asked.set(channel, state);
    const still = () => !disposed && asked.get(channel) === state;
    compute.request(channel, job, {
      onPartial(partial) {
        // A hand that moves sees the whole of before rather than a beginning that grows.
        if (!still() || now() - since < PATIENCE_MS) return;
        take(partial, false);
        tell();
      },
      onProgress(share) {
        if (!still()) return;
        state.share = share;
        tell();
      },
      onResult(result) {
        if (!still()) return;
        state.share = 1;
        state.done = true;
        take(result, true);
        tell();
      },
      onError(trouble) {
        if (!still()) return;
        failure = trouble;
        tell();
      },
    });
  };

  const forget = (channel: Channel) => {
    compute.cancel(channel);
    asked.delete(channel);
  };

  function want(input: GraphInput, parameters: Parameters): void {
    if (disposed) return;
    if (wanted?.input !== input) clear();
    wanted = { input, parameters };
    failure = null;
    const { seed, agents } = parameters;
    const key = (swarms: readonly SwarmOptions[]) => `${seed} ${JSON.stringify(swarms)}`;
    ask('task-facts', 'facts', { kind: 'graph-facts', input }, ({ facts }) => {
      results = { ...results, facts };
    });
    const swarms = scaleSwarms(parameters);
    ask('task-scale', key(swarms), { kind: 'graph-scale', input, swarms, seed }, (result) => {
      points = result.points;
    });
    const swarm = swarmOptions(parameters);
    if (isScaleSize(agents)) forget('task-own');
    else
      ask(
        'task-own',
        key([swarm]),
        { kind: 'graph-scale', input, swarms: [swarm], seed },
        (result) => {
          own = result.points.at(0) ?? null;
        },
      );
    ask('task-duel', key([swarm]), { kind: 'graph-duel', input, swarm, seed }, (result, whole) => {
      // Both runs are there, or nothing is.
      if (whole) results = { ...results, duel: { of: swarm, result } };
    });
    const ruled = ruleSwarms(parameters);
    ask('task-rules', key(ruled), { kind: 'graph-scale', input, swarms: ruled, seed }, (result) => {
      results = { ...results, rules: seriesOf(result.points) };
    });
    tell();
  }

  function clear(): void {
    for (const channel of CHANNELS) forget(channel);
    wanted = null;
    points = [];
    own = null;
    results = NO_RESULTS;
    failure = null;
  }

  const unsubscribe = compute.subscribe(() => {
    const status = compute.status();
    if (disposed || !wanted || status.kind !== 'unavailable') return;
    failure = { kind: 'unavailable', message: status.message };
    tell();
  });

  return {
    want,
    clear,
    retry() {
      if (disposed) return;
      compute.retry();
      const again = wanted;
      if (!again) return;
      for (const [channel, { done }] of [...asked]) if (!done) asked.delete(channel);
      want(again.input, again.parameters);
    },
    dispose() {
      disposed = true;
      unsubscribe();
      for (const channel of CHANNELS) compute.cancel(channel);
    },
  };
}
