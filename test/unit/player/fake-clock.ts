/** A clock that is wound by hand. */
export function fakeClock() {
  let now = 0;
  let next = 1;
  const waiting = new Map<number, () => void>();
  return {
    now: () => now,
    requestFrame(callback: () => void) {
      waiting.set(next, callback);
      return next++;
    },
    cancelFrame(frame: number) {
      waiting.delete(frame);
    },
    /** Lets time pass, then runs the frames that wait. */
    tick(ms: number) {
      now += ms;
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback();
    },
    /** Plays on in frames of 20 ms. */
    run(ms: number) {
      for (let t = 0; t < ms; t += 20) this.tick(20);
    },
    get waiting() {
      return waiting.size;
    },
  };
}
