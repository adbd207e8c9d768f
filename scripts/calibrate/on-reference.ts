import type { Parameters } from '../../src/model/parameters.ts';
import { measured } from './measure.ts';

/** Enough for an interval of a dozen Elo to either side. */
const SESSIONS = 5000;
const STEPS = 3;
/** By how much the slope is known to fall when fertility rises by one, to start with. */
const USUAL_SLOPE = -350;
const REFERENCE = 400;

/**
 * The settings with the fertility at which pass@1 starts exactly on the reference, by secants. The search knows the
 * slope of a few hundred sessions only, and hardly anything else depends on so small a change.
 */
export async function onReference(settings: Parameters): Promise<Parameters> {
  let before: { fertility: number; slope: number } | null = null;
  let { fertility } = settings;
  for (let i = 0; i < STEPS; i++) {
    const [{ elo }] = await measured([{ ...settings, fertility }], {
      families: 0,
      sessions: SESSIONS,
    });
    const slope = elo.systems['pass@1'].firstSlope.value ?? REFERENCE;
    const per: number =
      before && before.fertility !== fertility
        ? (slope - before.slope) / (fertility - before.fertility)
        : USUAL_SLOPE;
    before = { fertility, slope };
    const next: number = fertility + (REFERENCE - slope) / (per < 0 ? per : USUAL_SLOPE);
    fertility = Number(Math.max(0, next).toFixed(3));
  }
  return { ...settings, fertility };
}
