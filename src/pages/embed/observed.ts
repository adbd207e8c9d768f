import type { Compute } from '../../compute/index.ts';

export interface Observer {
  /** A whole result was delivered on this channel. */
  onResult(channel: string): void;
  onError(channel: string): void;
}

/** The same workers, with somebody who hears what they deliver, after whoever asked. */
export function observed(compute: Compute, observer: Observer): Compute {
  return {
    ...compute,
    request(channel, job, callbacks) {
      compute.request(channel, job, {
        onPartial: (partial) => callbacks.onPartial?.(partial),
        onProgress: (share) => callbacks.onProgress?.(share),
        onResult(result) {
          callbacks.onResult(result);
          observer.onResult(channel);
        },
        onError(failure) {
          callbacks.onError?.(failure);
          observer.onError(channel);
        },
      });
    },
  };
}
