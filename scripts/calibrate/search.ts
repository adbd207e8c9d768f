import { Generator } from '../../src/model/random/generator.ts';
import { normal } from '../../src/model/random/normal.ts';
import { CmaEs } from './cma-es.ts';
import { ResponseSurface, type Sample } from './response-surface.ts';

/** Names the stream of the points, apart from those of the model. */
const STREAM_OF_POINTS = 9002;
/** Points are drawn no further out than this, in radii a coordinate. */
const FURTHEST = 2;
/** Factor of the radius after a round that took a step, and after one that did not. */
const SHRINK = { taken: 0.9, refused: 0.7 } as const;
const INNER_GENERATIONS = 250;
/** Steps of these lengths are tried, in distances of a typical point: the surface knows less the further it goes. */
const TRUSTED = [0.3, 0.6, 1] as const;
/** What leaving the ball of trust costs, for the square of a radius. */
const OUTSIDE_TRUST = 20;

export interface SearchOptions {
  /** Where it starts, length n; coordinates scaled so that a step of 1 matters about equally in each. */
  readonly start: readonly number[];
  /** Measures points, each by itself, with noise; `carefully` with less of it. */
  respond(points: readonly (readonly number[])[], carefully: boolean): Promise<number[][]>;
  cost(responses: readonly number[]): number;
  readonly rounds: number;
  /** Points measured in each round. */
  readonly points: number;
  /** Standard deviation of the first round's points. */
  readonly radius: number;
  readonly seed: number;
  onRound?(round: number, found: Found): void;
}

export interface Found {
  readonly x: readonly number[];
  /** As measured carefully. */
  readonly cost: number;
}

/**
 * Minimises a cost of responses that can only be measured with noise. In each round points are drawn around the best
 * so far, a surface is fitted to all that was measured, and CMA-ES finds its minimum within each of several distances; the
 * best of them is taken when careful measurement agrees that it is better.
 */
export async function search(options: SearchOptions): Promise<Found> {
  const { start, respond, cost, rounds, points, seed, onRound } = options;
  const generator = new Generator(seed, STREAM_OF_POINTS);
  const samples: Sample[] = [];
  let centre = start;
  let { radius } = options;
  let [responses] = await respond([start], true);
  for (let round = 1; round <= rounds; round++) {
    const drawn = Array.from({ length: points }, () => around(centre, radius, generator));
    const measured = await respond(drawn, false);
    drawn.forEach((x, i) => {
      samples.push({ x, responses: measured[i] });
    });
    const surface = new ResponseSurface(samples, centre, radius);
    const distance = radius * Math.sqrt(centre.length);
    const promising = TRUSTED.map((share) =>
      minimum(surface, cost, centre, share * distance, seed + round),
    );
    const there = await respond(promising, true);
    const best = leastCost(there, cost);
    if (cost(there[best]) < cost(responses)) {
      centre = promising[best];
      responses = there[best];
      radius *= SHRINK.taken;
    } else {
      radius *= SHRINK.refused;
    }
    onRound?.(round, { x: centre, cost: cost(responses) });
  }
  return { x: centre, cost: cost(responses) };
}

function around(centre: readonly number[], radius: number, generator: Generator): number[] {
  return centre.map((c) => {
    const z = normal(generator);
    return c + radius * Math.max(-FURTHEST, Math.min(FURTHEST, z));
  });
}

function leastCost(
  list: readonly (readonly number[])[],
  cost: (responses: readonly number[]) => number,
): number {
  const costs = list.map(cost);
  return costs.indexOf(Math.min(...costs));
}

/** Where the surface expects the least cost, at most about `trusted` away from the centre. */
function minimum(
  surface: ResponseSurface,
  cost: (responses: readonly number[]) => number,
  centre: readonly number[],
  trusted: number,
  seed: number,
): number[] {
  const sigma = trusted / 2 / Math.sqrt(centre.length);
  const optimiser = new CmaEs({ start: centre, sigma, seed });
  const expected = (x: readonly number[]) => {
    const distance = Math.hypot(...x.map((v, i) => v - centre[i])) / trusted;
    return cost(surface.at(x)) + OUTSIDE_TRUST * Math.max(0, distance - 1) ** 2;
  };
  for (let g = 0; g < INNER_GENERATIONS; g++) optimiser.tell(optimiser.ask().map(expected));
  return optimiser.mean;
}
