import { availableParallelism } from 'node:os';
import type { Arguments, Option } from './arguments.ts';
import type { Output } from './command.ts';
import { note } from './notes.ts';
import { wholeNumber } from './whole-number.ts';

/** More threads than this on each processor gain nothing, and each takes the memory of a whole program. */
const MOST_ON_A_PROCESSOR = 4;

/** For commands that compute on all processors. */
export const THREADS: Option = {
  name: '--threads',
  value: 'N',
  help: `Threads that compute, 1 to 1024 (usually as many as there are processors, at most ${MOST_ON_A_PROCESSOR} on each); the output is the same.`,
};

/** How many threads are to compute; fewer than asked for, with a note, where the machine is too small for them. */
export function threadsOf(
  args: Arguments,
  output: Output,
  processors: number = availableParallelism(),
): number {
  const asked = wholeNumber(args, THREADS.name, [1, 1024], processors);
  const most = MOST_ON_A_PROCESSOR * processors;
  if (asked <= most) return asked;
  note(
    output,
    `${asked} threads were asked for; at most ${most} are used, ${MOST_ON_A_PROCESSOR} for each processor`,
  );
  return most;
}
