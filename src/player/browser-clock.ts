import type { FrameClock } from './player.ts';

/** The frames of the page. Kept apart so that the player itself runs without one. */
export const browserClock: FrameClock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
};
