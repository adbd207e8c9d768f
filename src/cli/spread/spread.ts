import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Piece } from '../../claims/piece.ts';
import { RunError } from '../../model/swarm/run-error.ts';
import { handOut } from './hand-out.ts';
import { compute, type PieceValue, sentenceOf } from './task.ts';

export interface SpreadOptions {
  /** How many threads at most; as many as the machine has processors unless said otherwise. */
  readonly threads?: number;
  /** Called after each piece with how many are done. */
  readonly onDone?: (done: number) => void;
  /** Starts a thread as `thread.ts` describes it; may throw. */
  readonly startThread?: () => Worker;
}

/** With fewer pieces for each thread, starting it would cost about as much as it saves. */
const LEAST_PIECES_A_THREAD = 4;

/**
 * Computes pieces on all processors. Resolves to their values in the order of the pieces, the same however many
 * threads there are. Rejects with a RunError, one sentence, when a piece cannot be computed, or when a thread cannot
 * be started or dies; no thread is left behind.
 */
export async function spread(
  pieces: readonly Piece[],
  { threads = availableParallelism(), onDone, startThread = startWorker }: SpreadOptions = {},
): Promise<PieceValue[]> {
  const useful = Math.min(threads, Math.floor(pieces.length / LEAST_PIECES_A_THREAD));
  if (useful < 2) return computeHere(pieces, onDone);
  const workers: Worker[] = [];
  try {
    while (workers.length < useful) workers.push(started(startThread));
    return await handOut(pieces, workers, onDone);
  } finally {
    await Promise.all(workers.map(end));
  }
}

function startWorker(): Worker {
  // Without the options of this process, among which may be some that a thread refuses.
  return new Worker(new URL('./start.mjs', import.meta.url), { execArgv: [] });
}

function started(startThread: () => Worker): Worker {
  try {
    return startThread();
  } catch (error) {
    throw new RunError(`a thread could not be started: ${sentenceOf(error)}`);
  }
}

function end(worker: Worker): Promise<number> {
  // What goes wrong in it from here on changes nothing, but without a listener would end the process.
  worker.on('error', () => {});
  return worker.terminate();
}

function computeHere(pieces: readonly Piece[], onDone?: (done: number) => void): PieceValue[] {
  return pieces.map((piece, place) => {
    const outcome = compute({ place, piece });
    if ('sentence' in outcome) throw new RunError(outcome.sentence);
    onDone?.(place + 1);
    return outcome.value;
  });
}
