import type { Failure, GraphJob, ResultOf } from '../../compute/index.ts';
import type { TaskCompute } from './task-compute.ts';

/** What is on show stays so long while what takes its place is on its way; then its first part is shown. Milliseconds. */
export const PATIENCE_MS = 400;

/** What was asked on several channels, and how far it is; of each channel only what was asked last. */
export interface Asking<C extends string> {
  /** Asks, unless this very thing was asked last: `text` tells. `take` hears of nothing that is no longer wanted. */
  ask<J extends GraphJob>(
    channel: C,
    text: string,
    job: J,
    take: (result: ResultOf<J>, whole: boolean) => void,
  ): void;
  /** What a channel was asked last; null: nothing is wanted of it. */
  text(channel: C): string | null;
  /** Gives up what a channel was asked. */
  forget(channel: C): void;
  /** Forgets what is not in, without giving it up: it can be asked again. */
  forgetUndone(): void;
  /** Whether something was asked, and all of it that these channels were asked is in. */
  isIn(channels: readonly C[]): boolean;
  /** Of all that was asked, from 0 to 1. */
  share(): number;
  /** Of what was asked last, and is not in; null: none. */
  failure(): Failure | null;
  /** There are workers again, which compute takes its requests to by itself. */
  recovered(): void;
  dispose(): void;
}

interface Asked {
  readonly text: string;
  share: number;
  done: boolean;
  failure: Failure | null;
}

export function createAsking<C extends string>(
  compute: TaskCompute,
  channels: readonly C[],
  /** Something has come, or failed. */
  onChange: () => void,
  /** A part of something has come, or is nearer. */
  onPart: () => void,
  now: () => number,
): Asking<C> {
  const asked = new Map<C, Asked>();
  let disposed = false;
  return {
    ask(channel, text, job, take) {
      if (disposed || asked.get(channel)?.text === text) return;
      const state: Asked = { text, share: 0, done: false, failure: null };
      const since = now();
      asked.set(channel, state);
      const still = () => !disposed && asked.get(channel) === state;
      compute.request(channel, job, {
        onPartial(partial) {
          // A hand that moves sees the whole of before rather than a beginning that grows.
          if (!still() || now() - since < PATIENCE_MS) return;
          take(partial, false);
          onPart();
        },
        onProgress(share) {
          if (!still()) return;
          const failed = state.failure !== null;
          state.share = share;
          state.failure = null;
          if (failed) onChange();
          else onPart();
        },
        onResult(result) {
          if (!still()) return;
          state.share = 1;
          state.done = true;
          state.failure = null;
          take(result, true);
          onChange();
        },
        onError(failure) {
          if (!still()) return;
          state.failure = failure;
          onChange();
        },
      });
    },
    text: (channel) => asked.get(channel)?.text ?? null,
    forget(channel) {
      compute.cancel(channel);
      asked.delete(channel);
    },
    forgetUndone() {
      for (const [channel, { done }] of [...asked]) if (!done) asked.delete(channel);
    },
    isIn: (channels) =>
      asked.size > 0 && channels.every((channel) => asked.get(channel)?.done ?? true),
    share() {
      if (asked.size === 0) return 0;
      let sum = 0;
      for (const { share } of asked.values()) sum += share;
      return sum / asked.size;
    },
    failure: () => [...asked.values()].find(({ failure }) => failure !== null)?.failure ?? null,
    recovered() {
      for (const state of asked.values())
        if (state.failure?.kind === 'unavailable') state.failure = null;
    },
    dispose() {
      disposed = true;
      for (const channel of channels) compute.cancel(channel);
    },
  };
}
