import type { Worker } from 'node:worker_threads';
import type { Piece } from '../../claims/piece.ts';
import { RunError } from '../../model/swarm/run-error.ts';
import { type Outcome, type PieceValue, sentenceOf, type Task } from './task.ts';

/**
 * Gives every thread a piece, and another one whenever it has finished one. Resolves to the values in the order of
 * the pieces. Rejects with a RunError when a piece cannot be computed, and when a thread fails or stops by itself.
 */
export function handOut(
  pieces: readonly Piece[],
  threads: readonly Worker[],
  onDone?: (done: number) => void,
): Promise<PieceValue[]> {
  const values: PieceValue[] = new Array(pieces.length);
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const giveNext = (thread: Worker) => {
      if (next === pieces.length) return;
      const task: Task = { place: next, piece: pieces[next] };
      next++;
      thread.postMessage(task);
    };
    for (const thread of threads) {
      thread.on('message', (outcome: Outcome) => {
        if ('sentence' in outcome) {
          reject(new RunError(outcome.sentence));
          return;
        }
        values[outcome.place] = outcome.value;
        done++;
        onDone?.(done);
        if (done === pieces.length) resolve(values);
        else giveNext(thread);
      });
      thread.on('error', (error) => reject(new RunError(`a thread failed: ${sentenceOf(error)}`)));
      // Threads that are stopped when all is done come here too, too late to change anything.
      thread.on('exit', (code) =>
        reject(new RunError(`a thread stopped before its work was done (exit code ${code})`)),
      );
      giveNext(thread);
    }
  });
}
