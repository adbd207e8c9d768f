import type { LinkState } from './link-state.ts';
import { writeLink } from './write-link.ts';

/** What the writer needs of a browser's window. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
}

export interface LinkWriter {
  /** Writes this state once the reader has stopped changing it: over the entry of the history, or as a new one. */
  write(state: LinkState, entry?: 'same' | 'new'): void;
  /** Writes what is waiting, now. */
  flush(): void;
  /** Whether the query is another than when it was last written, or asked about here. */
  moved(): boolean;
  /** Writes what is waiting, and nothing any more. */
  dispose(): void;
}

const DELAY = 150;
/** Browsers allow about a hundred changes in half a minute; some allow none. */
const RETRY_DELAY = 5000;
const MOST_RETRIES = 6;

/**
 * The only one that touches the address bar. Stays silent where the browser refuses: the page works without its
 * address.
 */
export function createLinkWriter(bar: AddressBar): LinkWriter {
  let waiting: LinkState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asNew = false;
  let retries = 0;
  let known = bar.location.search;
  let disposed = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  };

  function flush(): void {
    clearTimeout(timer);
    if (!waiting) return;
    const { pathname, search, hash } = bar.location;
    const query = writeLink(waiting, search);
    if (query !== search) {
      try {
        // The path is named because an empty query alone would change nothing.
        const address = `${pathname}${query}${hash}`;
        if (asNew) bar.history.pushState(bar.history.state, '', address);
        else bar.history.replaceState(bar.history.state, '', address);
        known = bar.location.search;
      } catch {
        if (!disposed && retries++ < MOST_RETRIES) schedule(RETRY_DELAY);
        return;
      }
    }
    waiting = null;
    asNew = false;
    retries = 0;
  }

  return {
    write(state, entry = 'same') {
      if (disposed) return;
      waiting = state;
      asNew ||= entry === 'new';
      retries = 0;
      schedule(DELAY);
    },
    flush,
    moved() {
      const before = known;
      known = bar.location.search;
      return known !== before;
    },
    dispose() {
      disposed = true;
      flush();
      clearTimeout(timer);
    },
  };
}
