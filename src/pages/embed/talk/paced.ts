/** Something that is done soon after it is asked for, and once for all that ask meanwhile. */
export interface Paced {
  soon(): void;
  cancel(): void;
}

/** By a timer and not by a frame: a browser draws none for a frame that is out of sight. Milliseconds. */
export function paced(pause: number, work: () => void): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, pause);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
