import type { DrawnJob, ResultOf } from '../compute/index.ts';
import type { ComputeClient } from './connect.ts';

/** How a pinned run stands: it would draw the very same; its result is there; it is still to come; it failed. */
export type PinStatus = 'same' | 'shown' | 'awaited' | 'failed';

/** Pinned runs wait until the current one has been at rest this long, so that a hand that moves never waits for them. */
export const REST_MS = 250;
/** Results that are kept beside those that are wanted: a choice may be taken back. */
const KEPT = 12;

export interface PinsWanted<J extends DrawnJob> {
  /** The job of each pin, at its place; the same list while nothing differs. */
  readonly jobs: readonly J[];
  /** The current job as a text. */
  readonly current: string;
  /** What is on show, where it is whole. */
  readonly shown: { readonly text: string; readonly result: ResultOf<J> } | null;
  /** Whether the current run is through, in view, and no hand moves. */
  readonly free: boolean;
}

/**
 * Computes pinned runs for one reader, one after the other, each on a channel of its own. What is known is not asked for
 * again, and everything under way is given up as soon as something is wanted of the current run.
 */
export class PinWork<J extends DrawnJob> {
  private wanted: PinsWanted<J> | null = null;
  /** By the texts of `jobs`. */
  private texts: readonly string[] = [];
  private readonly results = new Map<string, ResultOf<J>>();
  private readonly failed = new Set<string>();
  /** The channel and the job under way. */
  private asked: { readonly channel: string; readonly text: string } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly compute: Pick<ComputeClient, 'request' | 'cancel'>,
    /** Of the current run; those of the pins follow from it. */
    private readonly channel: string,
    /** A result is there, or failed. */
    private readonly onChange: () => void,
  ) {}

  want(wanted: PinsWanted<J>): void {
    const before = this.wanted;
    this.wanted = wanted;
    if (before?.jobs !== wanted.jobs) this.texts = wanted.jobs.map((job) => JSON.stringify(job));
    const { shown, free } = wanted;
    // Who pins what is on show need not wait for it.
    if (shown && this.texts.includes(shown.text)) this.keep(shown.text, shown.result);
    // Who pins it again asks again.
    for (const text of this.failed) if (!this.texts.includes(text)) this.failed.delete(text);
    if (this.asked && !(free && this.isMissing(this.asked.text))) this.halt();
    clearTimeout(this.timer);
    if (free && !this.asked && this.next()) {
      this.timer = setTimeout(() => this.ask(), REST_MS);
    }
  }

  /** The result for a job as a text; undefined where there is none. */
  result(text: string): ResultOf<J> | undefined {
    return this.results.get(text);
  }

  /** In the order of the pins. */
  statuses(): PinStatus[] {
    return this.texts.map((text) => {
      if (text === this.wanted?.current) return 'same';
      if (this.results.has(text)) return 'shown';
      return this.failed.has(text) ? 'failed' : 'awaited';
    });
  }

  /** Asks again for what failed. */
  retry(): void {
    this.failed.clear();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.halt();
    this.wanted = null;
  }

  private isMissing(text: string): boolean {
    return (
      this.texts.includes(text) &&
      text !== this.wanted?.current &&
      !this.results.has(text) &&
      !this.failed.has(text)
    );
  }

  /** The first pin that is to be computed. */
  private next() {
    const place = this.texts.findIndex((text) => this.isMissing(text));
    return place < 0 ? null : { place, text: this.texts[place] };
  }

  private ask(): void {
    const next = this.next();
    const job = next && this.wanted?.jobs[next.place];
    if (!next || !job) return;
    const { text } = next;
    const channel = `${this.channel} pin${next.place + 1}`;
    const asked = { channel, text };
    this.asked = asked;
    const ended = (then: () => void) => {
      if (this.asked !== asked) return;
      this.asked = null;
      then();
      this.ask();
      this.onChange();
    };
    this.compute.request<J>(channel, job, {
      onResult: (result) => ended(() => this.keep(text, result)),
      onError: () => ended(() => this.failed.add(text)),
    });
  }

  private halt(): void {
    if (!this.asked) return;
    this.compute.cancel(this.asked.channel);
    this.asked = null;
  }

  private keep(text: string, result: ResultOf<J>): void {
    this.results.delete(text);
    this.results.set(text, result);
    for (const oldest of this.results.keys()) {
      if (this.results.size <= KEPT) return;
      if (!this.texts.includes(oldest)) this.results.delete(oldest);
    }
  }
}
