/** Time in milliseconds, so that tests can bring their own. */
export interface Clock {
  now(): number;
  /** Calls once after a time; the function returned calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
