/** A computation that pauses now and then with the share of it that is done, 0 to 1. */
export type InShares<T> = Generator<number, T, void>;

/** Carries a reading through without a pause. */
export function finishedReading<T>(reading: InShares<T>): T {
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** A part of a longer reading: its shares, from 0 to 1, lie between two shares of the whole. */
export function* within<T>(reading: InShares<T>, from: number, to: number): InShares<T> {
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}
