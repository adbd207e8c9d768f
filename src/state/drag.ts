import type { Changes } from './link-slice.ts';

/** Calls back in the next frame; the function returned calls it off. */
export type NextFrame = (callback: () => void) => () => void;

export interface Drag {
  /** Where the hand is now. */
  move(changes: Changes): void;
  /** What is on show has caught up with what was asked for. */
  caughtUp(): void;
  /** The hand rests: what it did last, at once. */
  settle(): void;
  /** As if the hand had not moved. */
  forget(): void;
}

/** A hand that moves waits no longer than this for the picture of where it was. */
export const DRAG_WAIT_MS = 250;

/**
 * Lets parameters follow a hand at the pace of the pictures: once a frame, and only when the picture of the step
 * before is there (or takes too long). So even a slow picture is seen on the way, none is ever late, and
 * one request follows the last movement. Whatever is applied is where the hand is at that time.
 */
export function createDrag(
  nextFrame: NextFrame,
  isBehind: () => boolean,
  /** `held`: the hand still holds what it moves. */
  apply: (changes: Changes, held: boolean) => void,
): Drag {
  let pending: Changes | null = null;
  let cancelFrame: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    cancelFrame?.();
    cancelFrame = null;
    clearTimeout(timer);
    timer = undefined;
  };

  const applyPending = (held: boolean) => {
    stopWaiting();
    const changes = pending;
    pending = null;
    if (changes) apply(changes, held);
  };
  const follow = () => applyPending(true);

  const onFrame = () => {
    cancelFrame = null;
    if (pending && timer === undefined) follow();
  };

  return {
    move(changes) {
      pending = { ...pending, ...changes };
      if (isBehind()) timer ??= setTimeout(follow, DRAG_WAIT_MS);
      else cancelFrame ??= nextFrame(onFrame);
    },
    caughtUp() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      cancelFrame ??= nextFrame(onFrame);
    },
    settle: () => applyPending(false),
    forget() {
      stopWaiting();
      pending = null;
    },
  };
}
