import type { NextFrame } from '../drag.ts';

/** What grows is told no oftener: a reader does not follow more, and every telling draws figures anew. Milliseconds. */
export const PACE_MS = 200;

export interface Pace {
  /** Something more is there: told in a frame, with all that has come until then, and not sooner than the pace allows. */
  soon(): void;
  /** Told at once, with what waits. */
  atOnce(): void;
  /** What waits is not told. */
  forget(): void;
}

export function createPace(tell: () => void, nextFrame: NextFrame, now: () => number): Pace {
  let last = Number.NEGATIVE_INFINITY;
  let waits = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelFrame = () => {};

  function forget(): void {
    waits = false;
    clearTimeout(timer);
    cancelFrame();
  }
  function atOnce(): void {
    forget();
    last = now();
    tell();
  }
  function frame(): void {
    cancelFrame = nextFrame(() => {
      if (waits) atOnce();
    });
  }
  return {
    soon() {
      if (waits) return;
      waits = true;
      const rest = last + PACE_MS - now();
      if (rest > 0) timer = setTimeout(frame, rest);
      else frame();
    },
    atOnce,
    forget,
  };
}
