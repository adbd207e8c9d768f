import type { Callbacks, ChannelJob, Status } from '../../../src/compute/index.ts';
import type { ComputeClient } from '../../../src/state/connect.ts';
import type { FamilyResult, RaceResult } from '../../../workers/protocol.ts';

interface Asked {
  readonly channel: string;
  readonly job: ChannelJob;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of both kinds of job go through here
  readonly handlers: Callbacks<any>;
}

/** A compute side that answers when a test says so, and, unlike the real one, also late. */
export function fakeCompute() {
  const asked: Asked[] = [];
  const cancelled: string[] = [];
  const listeners = new Set<() => void>();
  let status: Status = { kind: 'ready' };
  const client: ComputeClient = {
    request: (channel, job, handlers) => void asked.push({ channel, job, handlers }),
    cancel: (channel) => void cancelled.push(channel),
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => {
      status = { kind: 'ready' };
    },
  };
  return {
    client,
    asked,
    cancelled,
    listeners,
    fail(message: string) {
      status = { kind: 'unavailable', reason: 'refused', message };
      for (const listener of listeners) listener();
    },
    last(channel: string) {
      const found = asked.findLast((each) => each.channel === channel);
      if (!found) throw new Error(`nothing was asked on ${channel}`);
      return found;
    },
  };
}

/** Results that can be told apart; the store looks into none of them. */
export const race = (name: string) => ({ name }) as unknown as RaceResult;
export const family = (name: string, complete: boolean) => ({
  kind: 'family' as const,
  summary: { name } as unknown as FamilyResult['summary'],
  complete,
});
