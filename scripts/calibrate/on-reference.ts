import type { Parameters } from '../../src/model/parameters.ts';
import { measured } from './measure.ts';
import { DIMENSIONS } from './search-space.ts';

/** Enough for an interval of half a dozen Elo to either side; on graphs that no claim is answered with. */
const SIZE = { families: 0, sessions: 20_000 };
const FIRST_FAMILY = 4000;
const STEPS = 4;
const NEAR_ENOUGH = 2;
/** By how much the slope changes when fertility rises by one, to start with. */
const USUAL_GAIN = -350;
const REFERENCE = 400;

interface Tried {
  readonly fertility: number;
  readonly slope: number;
}

/**
 * The settings with the fertility at which pass@1 starts nearest to the reference of repeated sampling, by secants. The
 * search knows the slope of a few hundred sessions only, and hardly anything else depends on so small a change.
 */
export async function onReference(settings: Parameters): Promise<Parameters> {
  const tried: Tried[] = [];
  let { fertility } = settings;
  for (let i = 0; i < STEPS; i++) {
    const [{ elo }] = await measured([{ ...settings, fertility }], SIZE, FIRST_FAMILY);
    const slope = elo.systems['pass@1'].firstSlope.value ?? Number.NaN;
    tried.push({ fertility, slope });
    if (!(Math.abs(slope - REFERENCE) > NEAR_ENOUGH)) break;
    fertility = within(fertility + (REFERENCE - slope) / gain(tried));
  }
  const off = ({ slope }: Tried) => Math.abs(slope - REFERENCE);
  const best = tried.reduce((a, b) => (off(b) < off(a) ? b : a));
  return { ...settings, fertility: best.fertility };
}

/** Change of slope per fertility, from the last two tries where they tell it. */
function gain(tried: readonly Tried[]): number {
  if (tried.length < 2) return USUAL_GAIN;
  const [a, b] = tried.slice(-2);
  const measuredGain = (b.slope - a.slope) / (b.fertility - a.fertility);
  return measuredGain < USUAL_GAIN / 10 ? measuredGain : USUAL_GAIN;
}

function within(fertility: number): number {
  const { bounds, digits } = DIMENSIONS.find(({ key }) => key === 'fertility') ?? DIMENSIONS[0];
  return Number(Math.max(bounds[0], Math.min(bounds[1], fertility)).toFixed(digits));
}
