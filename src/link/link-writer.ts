import type { LinkState } from './link-state.ts';
import { writeLink } from './write-link.ts';

/** What the writer needs of a browser's window. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
}

/** Over the entry of the browser's history that is there, or as a new one behind it. */
export type HistoryEntry = 'same' | 'new';

export interface LinkWriter<S = LinkState> {
  /** Writes this state once the reader has stopped changing it. */
  write(state: S, entry?: HistoryEntry): void;
  /** Writes what is waiting, now. */
  flush(): void;
  /**
   * Whether the reader went to another state since one was last written, or asked about here. What was waiting is
   * given up then: it belongs to the entry that was left.
   */
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
 * address. Gestures that follow each other within the delay are one entry.
 */
export function createLinkWriter(bar: AddressBar): LinkWriter {
  return createAddressWriter(bar, {
    write: (state, { search, hash }) => writeLink(state, search) + hash,
    carried: ({ search }) => search,
  });
}

type Tail = Pick<Location, 'search' | 'hash'>;

/** How the address of a page carries its state. */
export interface Addressing<S> {
  /** Query and hash in place of those that are there. */
  write(state: S, current: Tail): string;
  /** What of an address is state: the same text for the same state. */
  carried(current: Tail): string;
}

/** The same for a page with a state of its own. */
export function createAddressWriter<S>(bar: AddressBar, addressing: Addressing<S>): LinkWriter<S> {
  const here = () => addressing.carried(bar.location);
  let waiting: { readonly state: S; readonly entry: HistoryEntry } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  let known = here();
  let disposed = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  };

  const done = () => {
    clearTimeout(timer);
    waiting = null;
    retries = 0;
  };

  function flush(): void {
    if (!waiting) return;
    const { pathname, search, hash } = bar.location;
    const tail = addressing.write(waiting.state, { search, hash });
    if (tail === search + hash) {
      known = here();
      done();
      return;
    }
    const put = waiting.entry === 'new' ? 'pushState' : 'replaceState';
    try {
      // The path is named because an empty query alone would change nothing.
      bar.history[put](bar.history.state, '', `${pathname}${tail}`);
    } catch {
      if (!disposed && retries++ < MOST_RETRIES) schedule(RETRY_DELAY);
      return;
    }
    known = here();
    done();
  }

  return {
    write(state, entry = 'same') {
      if (disposed) return;
      waiting = { state, entry: waiting?.entry === 'new' ? 'new' : entry };
      retries = 0;
      schedule(DELAY);
    },
    flush,
    moved() {
      const before = known;
      known = here();
      if (known === before) return false;
      done();
      return true;
    },
    dispose() {
      disposed = true;
      flush();
      clearTimeout(timer);
    },
  };
}

/** A writer whose end is the end of what it was tied to, too. */
export function untied<S>(writer: LinkWriter<S>, endings: readonly (() => void)[]): LinkWriter<S> {
  return {
    ...writer,
    dispose() {
      for (const end of endings) end();
      writer.dispose();
    },
  };
}
