/** What happened so far. A run is counted as started, and then as one of finished, failed and stopped. */
export interface Stats {
  /** Requests that were made. */
  requested: number;
  /** Requests answered from the cache. */
  cached: number;
  /** Requests that a newer one replaced before they were started. */
  replaced: number;
  /** Runs handed to a worker. */
  started: number;
  /** Runs that came to a result. */
  finished: number;
  /** Runs that ended with an error, or with their worker. */
  failed: number;
  /** Runs that were given up. */
  stopped: number;
  /** Answers, complete or partial, that came too late and were not delivered. */
  dropped: number;
}

export function noStats(): Stats {
  return {
    requested: 0,
    cached: 0,
    replaced: 0,
    started: 0,
    finished: 0,
    failed: 0,
    stopped: 0,
    dropped: 0,
  };
}
