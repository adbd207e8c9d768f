import type { Failure, ReadOutcome } from '../../compute/index.ts';
import type { FileInput, ReadOptions } from '../../graphs/read-graph.ts';
import type { TaskCompute } from './task-compute.ts';

export interface ReadingEvents {
  /** From 0 to 1. */
  onShare(share: number): void;
  onOutcome(outcome: ReadOutcome): void;
  onError(failure: Failure): void;
}

const CHANNEL = 'task-read';

/** Reads files in a worker. The function returned gives it up: no event follows. */
export function readFiles(
  compute: TaskCompute,
  files: readonly FileInput[],
  options: ReadOptions,
  events: ReadingEvents,
): () => void {
  let over = false;
  const still = <A extends unknown[]>(then: (...args: A) => void) => {
    return (...args: A) => {
      if (!over) then(...args);
    };
  };
  compute.request(
    CHANNEL,
    { kind: 'graph-read', files, options },
    {
      onProgress: still(events.onShare),
      onResult: still(({ outcome }) => events.onOutcome(outcome)),
      onError: still(events.onError),
    },
  );
  return () => {
    if (over) return;
    over = true;
    compute.cancel(CHANNEL);
  };
}

export function sameReading(a: ReadOptions, b: ReadOptions): boolean {
  return (
    a.durations === b.durations &&
    a.precedence === b.precedence &&
    String(a.repairs) === String(b.repairs)
  );
}
