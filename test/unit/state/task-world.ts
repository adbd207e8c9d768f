import type { ChannelJob, ReadJob, Status } from '../../../src/compute/index.ts';
import type { GraphInput } from '../../../src/graphs/graph-input.ts';
import type { FileInput, ReadGraph, ReadOptions } from '../../../src/graphs/read-graph.ts';
import { say } from '../../../src/graphs/said.ts';
import { DEFAULT_TASK_LINK } from '../../../src/link/task/task-link-state.ts';
import type { TaskCompute } from '../../../src/state/task/task-compute.ts';
import { createTaskStore } from '../../../src/state/task/task-store.ts';

/** A job that was asked for. Of one channel the last counts; the others may still answer. */
export interface AskedJob {
  readonly channel: string;
  readonly job: ChannelJob;
  // biome-ignore lint/suspicious/noExplicitAny: answers to all kinds of job go through here
  readonly handlers: any;
  failed: boolean;
  over: boolean;
}

/** Three files: with a unit, without one, and one that is refused until it is repaired. */
export const FILES = ['timed', 'unitless', 'broken'] as const;
export type FileName = (typeof FILES)[number];

export const filesOf = (name: FileName): FileInput[] => [{ name, bytes: new Uint8Array(1) }];

/** What becomes of files that are read so: the key tells both. */
export const keyOf = (
  files: readonly FileInput[],
  { durations, precedence, repairs }: ReadOptions,
) => JSON.stringify([files.map(({ name }) => name), durations, precedence, repairs]);

/** A store, and whoever computes for it, in whatever order, also late and in vain. */
export function taskWorld() {
  const asked: AskedJob[] = [];
  const current = new Map<string, AskedJob>();
  const listeners = new Set<() => void>();
  let status: Status = { kind: 'ready' };
  const client = {
    request(channel: string, job: ChannelJob, handlers: unknown) {
      const entry = { channel, job, handlers, failed: false, over: false };
      asked.push(entry);
      current.set(channel, entry);
    },
    cancel: (channel: string) => void current.delete(channel),
    status: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      status = { kind: 'ready' };
    },
  } as unknown as TaskCompute;
  const clock = { now: 0 };
  const store = createTaskStore(
    DEFAULT_TASK_LINK,
    client,
    (callback) => {
      callback();
      return () => {};
    },
    () => clock.now,
  );
  return {
    store,
    state: store.getState,
    actions: store.getState().actions,
    clock,
    asked,
    current,
    answer(entry: AskedJob) {
      entry.over = true;
      entry.failed = false;
      entry.handlers.onResult(answerTo(entry.job));
    },
    partly(entry: AskedJob) {
      entry.handlers.onProgress?.(0.5);
      if (entry.job.kind !== 'graph-read') entry.handlers.onPartial?.(answerTo(entry.job, 2));
    },
    fail(entry: AskedJob) {
      entry.failed = true;
      entry.over = true;
      entry.handlers.onError?.({ kind: 'failed', message: 'it broke' });
    },
    /** Answers all that is wanted, and what is wanted then. */
    drain() {
      for (let left = true; left; ) {
        const open = [...current.values()].filter(({ over }) => !over);
        for (const entry of open) if (current.get(entry.channel) === entry) this.answer(entry);
        left = open.length > 0;
      }
    },
  };
}

export type TaskWorld = ReturnType<typeof taskWorld>;

/** How many agents are worth having of a graph: none of the sizes of the page, one of them, or more than that. */
export function worthOf(key: string): number {
  return [5, 7, 12, 900][key.length % 4] ?? 1;
}

/** An answer that says what it answers. */
function answerTo(job: ChannelJob, most = Number.POSITIVE_INFINITY): object {
  switch (job.kind) {
    case 'graph-read':
      return { outcome: outcomeOf(job) };
    case 'graph-facts':
      return { facts: { of: job.input.key, worth: { agents: worthOf(job.input.key) } } };
    case 'graph-scale':
      return {
        points: job.swarms.slice(0, most).map((options) => ({
          options,
          agents: options.agents,
          of: job.input.key,
          seed: job.seed,
        })),
      };
    case 'graph-duel':
      return { of: job.input.key, seed: job.seed };
    default:
      throw new Error(job.kind);
  }
}

function outcomeOf({ files, options }: ReadJob) {
  const isBroken = files.some(({ name }) => name === 'broken');
  if (isBroken && options.repairs.length === 0) {
    const said = say`"a" needs "b", which is no step`;
    return { kind: 'refused', place: null, said, repair: 'cut-cycles', fault: 'defect' };
  }
  const timeUnit = files.some(({ name }) => name === 'unitless') ? null : 's';
  const read = { timeUnit, format: 'csv' } as ReadGraph;
  return { kind: 'read', read, input: { key: keyOf(files, options) } as unknown as GraphInput };
}
