import type { Pausing } from '../model/measure/pausing.ts';
import type { Output } from './command.ts';

/** How far a long command has come, on standard error. */
export interface Progress {
  /** So much of the total is done; may be called as often as one likes. */
  step(done: number): void;
  /** Leaves nothing behind on a terminal. To be called on failure too. */
  end(): void;
}

/** Milliseconds between two looks at a terminal, and between two lines of a log. */
const BETWEEN_LOOKS = 100;
const BETWEEN_LINES = 10_000;
const ERASE_LINE = '\r\u001b[K';

/**
 * On a terminal one line that overwrites itself; elsewhere a whole line every ten seconds, so that a short command
 * says nothing. `what` is a noun in lower case, `total` what `step` counts up to, null where nobody knows, `now` a
 * clock in milliseconds.
 */
export function progress(
  output: Output,
  what: string,
  total: number | null,
  now: () => number = Date.now,
): Progress {
  const terminal = output.terminal === true;
  const between = terminal ? BETWEEN_LOOKS : BETWEEN_LINES;
  const began = now();
  let last = began;
  let shown = false;
  return {
    step(done) {
      const time = now();
      if (time - last < between) return;
      last = time;
      const rest = total === null ? '' : ` of ${total}${remaining(done, total, time - began)}`;
      const line = `${what}: ${done}${rest}`;
      output.err(terminal ? `${ERASE_LINE}${line}` : `${line}\n`);
      shown = true;
    },
    end() {
      if (terminal && shown) output.err(ERASE_LINE);
      shown = false;
    },
  };
}

/** Carries a computation through, counting its pauses, and ends the progress. */
export function carried<T>(computation: Pausing<T>, bar: Progress): T {
  try {
    for (let pauses = 1; ; pauses++) {
      const step = computation.next();
      if (step.done) return step.value;
      bar.step(pauses);
    }
  } finally {
    bar.end();
  }
}

/** As if the rest took as long for each as what is done. */
function remaining(done: number, total: number, elapsed: number): string {
  if (done <= 0 || done >= total) return '';
  return `, about ${Math.ceil(((total - done) / done) * (elapsed / 1000))} s left`;
}
