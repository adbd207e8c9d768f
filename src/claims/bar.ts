import type { NumberAnswer } from './claim.ts';

/** A median this far off still counts as reproduced. */
export const NEAR = 0.25;
/** What no median may exceed. */
export const FAR = 0.5;

type Compared = Pick<NumberAnswer, 'published' | 'median' | 'within'>;

/** Whether a number counts as reproduced: its median near the published value, or that value in the families' range. */
export function reproduced({ published, median, within }: Compared): boolean {
  return within || (median !== null && Math.abs(median / published - 1) <= NEAR);
}

/** Whether a number is off by more than it may at all; one that does not exist is. */
export function farOff({ published, median }: Compared): boolean {
  return median === null || Math.abs(median / published - 1) > FAR;
}
