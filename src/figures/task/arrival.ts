/** Whether the focus is to go on to what comes next: the control that was used goes away with what it was part of. */
export interface Arrival {
  /** A control was used that will be gone. */
  ask(): void;
  /** Whether one was, since the last time that something came. */
  take(): boolean;
}

export function createArrival(): Arrival {
  let asked = false;
  return {
    ask() {
      asked = true;
    },
    take() {
      const was = asked;
      asked = false;
      return was;
    },
  };
}
