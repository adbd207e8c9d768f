import type { Running } from './jobs/running.ts';
import { STOPPED } from './protocol.ts';

/** The clock and the event loop around a job; milliseconds. */
export interface Host {
  now(): number;
  /** Resolves after a turn of the event loop, in which messages that have arrived are heard. */
  breathe(): Promise<void>;
}

export interface Watcher<R> {
  stopped(): boolean;
  /** `partial` is made for this call and kept by nobody here. */
  report(share: number, partial: R | null): void;
}

/** A stop is seen within this time, or after the job's longest stretch without a pause. */
export const BREATH_EVERY = 8;
/** A job that is through by then needs no picture of its beginning, which would only flicker. */
export const FIRST_PICTURE_AFTER = 30;
/** After the first picture, the next ones come no faster than this. */
export const PICTURE_EVERY = 120;
/** And so much work lies between two pictures for the time that one takes: pictures must not be the work. */
export const WORK_PER_PICTURE = 4;
export const REPORT_EVERY = 50;

/** Drives a job to its result. Rejects with what the job throws, or with STOPPED. */
export async function drive<R>(running: Running<R>, host: Host, watcher: Watcher<R>): Promise<R> {
  let breathed = host.now();
  let reported = breathed;
  let nextPicture = breathed + FIRST_PICTURE_AFTER;
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
    const { share, picture, beforeLongStretch } = step.value;
    const now = host.now();
    if (picture && (beforeLongStretch || now >= nextPicture)) {
      watcher.report(share, picture());
      reported = host.now();
      nextPicture = reported + Math.max(PICTURE_EVERY, WORK_PER_PICTURE * (reported - now));
    } else if (now - reported >= REPORT_EVERY) {
      watcher.report(share, null);
      reported = now;
    }
    if (beforeLongStretch || host.now() - breathed >= BREATH_EVERY) {
      await host.breathe();
      if (watcher.stopped()) throw new Error(STOPPED);
      breathed = host.now();
    }
  }
}
