import type { NextFrame } from '../state/drag.ts';

/** The browser's next frame, for a hand that moves a control. */
export const nextFrame: NextFrame = (callback) => {
  const frame = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(frame);
};
