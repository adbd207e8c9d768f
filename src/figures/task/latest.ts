/** Of several things that are on their way, the one that was asked for last is what counts. */
export interface Latest {
  /** What to do when it is there, or cannot be had; neither, where something else was asked for meanwhile. */
  latest<T>(coming: Promise<T>, then: (value: T) => void, orElse: () => void): Promise<void>;
  /** Something else was asked for, and is there already. */
  next(): void;
}

export function createLatest(): Latest {
  let asked = 0;
  return {
    async latest(coming, then, orElse) {
      asked++;
      const own = asked;
      let value: Awaited<typeof coming>;
      try {
        value = await coming;
      } catch {
        if (own === asked) orElse();
        return;
      }
      if (own === asked) then(value);
    },
    next() {
      asked++;
    },
  };
}
