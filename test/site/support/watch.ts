/** What goes on in a page unseen. */
export interface Watched {
  /** Workers started. */
  workers: number;
  /** Jobs handed to them, as texts, each with the figures whose sections were on the screen then. */
  readonly jobs: { readonly job: string; readonly seen: readonly string[] }[];
  /** Numbers of calls that no worker has answered yet: jobs, and the first of each worker, before which it gets none. */
  readonly open: Set<string>;
  /** How far the page has jumped by itself, all in all. */
  shifted(): number;
  /** How often the page asks for a frame while so many frames go by. */
  framesAsked(frames: number): Promise<number>;
  /** Lets so many frames go by. */
  frames(count: number): Promise<void>;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Starts to watch, before any script of the page runs; goes to the page as text, so it needs nothing from here. */
export function watch(): void {
  let sum = 0;
  const add = (list: PerformanceEntryList) => {
    for (const entry of list as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) sum += entry.value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  let asked = 0;
  const native = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    asked++;
    return native(callback);
  };
  const frames = async (count: number) => {
    for (let i = 0; i < count; i++) await new Promise(native);
  };

  const watched: Watched = {
    workers: 0,
    jobs: [],
    open: new Set(),
    shifted() {
      add(observer.takeRecords());
      return sum;
    },
    async framesAsked(count) {
      const before = asked;
      await frames(count);
      return asked - before;
    },
    frames,
  };
  window.watched = watched;

  /** Figures whose section is on the screen. */
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')]
      .filter((island) => {
        const box = (island.closest('section') ?? island).getBoundingClientRect();
        return box.bottom > 0 && box.top < window.innerHeight;
      })
      .map((island) => island.dataset.island ?? '');
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    private readonly calls = new Set<string>();

    constructor(...all: ConstructorParameters<typeof Worker>) {
      super(...all);
      watched.workers++;
      this.addEventListener('message', ({ data }) => watched.open.delete(data?.id));
    }
    override postMessage(message: unknown, ...rest: unknown[]): void {
      // As Comlink writes a call; the second argument of `run` is the job.
      const { id, path, argumentList } = message as {
        id: string;
        path?: string[];
        argumentList?: { value: unknown }[];
      };
      if (path) {
        this.calls.add(id);
        watched.open.add(id);
      }
      if (path?.[0] === 'run') {
        watched.jobs.push({ job: JSON.stringify(argumentList?.[1]?.value), seen: seen() });
      }
      (super.postMessage as (...all: unknown[]) => void)(message, ...rest);
    }
    // One that was slow to stop is ended, and answers nothing any more.
    override terminate(): void {
      for (const id of this.calls) watched.open.delete(id);
      super.terminate();
    }
  };

  // What came with the page is marked before deferred scripts run, so that what replaces it can be told from it.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const figure of document.querySelectorAll<HTMLElement>('[data-island] > figure'))
      figure.dataset.came = '';
  });
}
