import { exp, power } from '../random/elementary.ts';
import { Generator, STREAM } from '../random/generator.ts';
import { normals } from '../random/normal.ts';
import type { GrowthParameters } from './task.ts';

/** Median duration c(d) of each layer 0 to `depth`. */
export function layerCosts(parameters: GrowthParameters, depth: number): Float64Array {
  const costs = new Float64Array(depth + 1);
  for (let d = 0; d <= depth; d++) {
    const x = d / depth;
    costs[d] =
      parameters.durationGrowth === 'linear'
        ? 1 + (parameters.durationRatio - 1) * x
        : exp(parameters.durationRate * power(x, parameters.durationShape));
  }
  return costs;
}

/** The stream of duration noise of one run: by step index, the same for every swarm. */
export function noiseStream(seed: number, graph: number, attempt: number, run: number): Generator {
  return new Generator(seed, STREAM.noise, graph, attempt, run);
}

/** Multiplies each duration by exp(sigma z), z from the stream in order of step. */
export function scaleByNoise(duration: Float64Array, sigma: number, generator: Generator): void {
  const z = new Float64Array(duration.length);
  normals(generator, z, 0, z.length);
  for (let i = 0; i < z.length; i++) duration[i] *= exp(sigma * z[i]);
}
