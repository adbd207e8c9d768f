import { CHOICES } from '../../link/figures.ts';

const { count } = CHOICES.elo;
/** Sessions of each system that a reader can ask for, and those that a page computes by itself. */
export const SESSIONS = count.options;
export const USUAL_SESSIONS = count.first;
/** A first picture is drawn from so many, without intervals. */
export const FIRST_SESSIONS = 100;
/** Sessions that one worker runs at a stretch: some hundredths of a second. */
export const BLOCK = 20;
/** Bootstrap replicates behind the bands and intervals. */
export const REPLICATES = 200;
