import { exp, logistic } from '../random/elementary.ts';
import type { Generator } from '../random/generator.ts';
import { normal } from '../random/normal.ts';

export interface BellShape {
  /** Steps to place, the root not counted. */
  readonly steps: number;
  /** Layers below the root, D. */
  readonly depth: number;
  /** Where the bell is highest, as a share of D. */
  readonly peak: number;
  /** b·D of the logistic bell. */
  readonly steepness: number;
  /** Standard deviation of the logarithm of each layer's share. */
  readonly noise: number;
  /** Whether each layer gets at least one step; needs steps >= depth. */
  readonly fillEvery: boolean;
}

/**
 * Sizes of layers 0 to D, layer 0 being the root: a logistic bell with noise, rounded half up, then
 * corrected one step at a time in the currently fullest layer (the shallowest at a tie).
 * Draws one normal per layer, whatever the noise.
 * @throws RangeError unless steps and depth are whole
 */
export function layerSizes(bell: BellShape, generator: Generator): Int32Array {
  const { depth, steps } = bell;
  // Anything else would be corrected for ever.
  for (const [name, value] of Object.entries({ steps, depth })) {
    if (!Number.isInteger(value) || value < 0) {
      throw new RangeError(`a graph needs a whole number of ${name}, not ${value}`);
    }
  }
  const centre = bell.peak * depth;
  const b = bell.steepness / depth;
  const share = new Float64Array(depth + 1);
  let total = 0;
  for (let d = 1; d <= depth; d++) {
    const bump = logistic(b * (d + 0.5 - centre)) - logistic(b * (d - 0.5 - centre));
    share[d] = bump * exp(bell.noise * normal(generator));
    total += share[d];
  }
  const sizes = new Int32Array(depth + 1);
  sizes[0] = 1;
  let placed = 0;
  for (let d = 1; d <= depth; d++) {
    // Shares can cancel to nothing on the far side of the logistic curve, where it is 1 to the last bit.
    const exact = total > 0 ? (steps * share[d]) / total : steps / depth;
    sizes[d] = Math.floor(exact + 0.5);
    if (bell.fillEvery && sizes[d] === 0) sizes[d] = 1;
    placed += sizes[d];
  }
  for (; placed !== steps; placed += placed < steps ? 1 : -1) {
    let fullest = 1;
    for (let d = 2; d <= depth; d++) if (sizes[d] > sizes[fullest]) fullest = d;
    sizes[fullest] += placed < steps ? 1 : -1;
  }
  return sizes;
}
