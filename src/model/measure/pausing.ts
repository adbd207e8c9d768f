/**
 * A long computation that pauses now and then, so that whoever drives it can turn to something else or give
 * it up. What it returns does not depend on when or whether anybody looks.
 */
export type Pausing<T> = Generator<undefined, T, undefined>;

/** The same, that tells with each pause which share of the work is done, 0 to 1. */
export type PausingWithShare<T> = Generator<number, T, undefined>;

/** Carries a computation through without a pause. */
export function finished<T>(computation: Pausing<T> | PausingWithShare<T>): T {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
  }
}
