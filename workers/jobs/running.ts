import type { Pausing } from '../../src/model/measure/pausing.ts';

/**
 * A job at work: a generator that pauses wherever it may be given up, and returns the result. What it
 * yields and returns depends on the job alone; who drives it decides by the clock when to take a breath
 * and which of the offered pictures to make.
 */
export type Running<R> = Generator<Pause<R>, R, void>;

export interface Pause<R> {
  /** How far the job is, from 0 to 1. */
  readonly share: number;
  /** Makes a picture of what there is so far, in buffers of its own; null while there is none. */
  readonly picture: (() => R) | null;
  /** A long stretch without a pause follows: take a breath, and make the picture whatever the clock says. */
  readonly beforeLongStretch: boolean;
}

/** A pause with nothing to draw. */
export function pause(share: number): Pause<never> {
  return { share, picture: null, beforeLongStretch: false };
}

/** A computation of the model as a part of a job: its pauses become pauses of the job. */
export function* within<T>(
  computation: Pausing<T>,
  share: number,
): Generator<Pause<never>, T, void> {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
    yield pause(share);
  }
}

/** Runs a job to its end without a breath: for Node, where nobody waits for a picture. */
export function finish<R>(running: Running<R>): R {
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
  }
}
