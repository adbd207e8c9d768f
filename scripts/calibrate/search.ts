import type { Parameters } from '../../src/model/parameters.ts';
import { CmaEs } from './cma-es.ts';
import { costOf, type Measured } from './objective.ts';
import { DIMENSIONS, settingsAt } from './search-space.ts';

export interface MeasureSize {
  readonly families: number;
  /** Elo sessions a system. */
  readonly sessions: number;
}

/** Measures several settings on the same graphs, each by itself. */
export type Measure = (settings: readonly Parameters[], size: MeasureSize) => Promise<Measured[]>;

export interface SearchOptions extends MeasureSize {
  readonly generations: number;
  readonly sigma: number;
  readonly seed: number;
  /** What is minimised; the calibration's own cost when left out. */
  readonly cost?: (measured: Measured) => number;
  /** Called after each generation with the least cost so far. */
  onGeneration?(generation: number, best: Found): void;
}

export interface Found {
  readonly settings: Parameters;
  readonly cost: number;
}

/** The best settings met by CMA-ES around `from`, itself included. */
export async function search(
  from: Parameters,
  measure: Measure,
  { families, sessions, generations, sigma, seed, cost = costOf, onGeneration }: SearchOptions,
): Promise<Found> {
  const size = { families, sessions };
  const start = DIMENSIONS.map(() => 0);
  const optimiser = new CmaEs({ start, sigma, seed });
  const [first] = await measure([settingsAt(from, start)], size);
  let best: Found = { settings: settingsAt(from, start), cost: cost(first) };
  for (let generation = 1; generation <= generations; generation++) {
    const settings = optimiser.ask().map((x) => settingsAt(from, x));
    const costs = (await measure(settings, size)).map(cost);
    costs.forEach((each, i) => {
      if (each < best.cost) best = { settings: settings[i], cost: each };
    });
    optimiser.tell(costs);
    onGeneration?.(generation, best);
  }
  return best;
}
