import type { Figures } from '../../src/claims/claim.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import { CmaEs } from './cma-es.ts';
import { costOf } from './objective.ts';
import { DIMENSIONS, settingsAt } from './search-space.ts';

/** Measures several settings on the same families: one list of families' figures per setting. */
export type Measure = (settings: readonly Parameters[], families: number) => Promise<Figures[][]>;

export interface SearchOptions {
  readonly families: number;
  readonly generations: number;
  readonly sigma: number;
  readonly seed: number;
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
  { families, generations, sigma, seed, onGeneration }: SearchOptions,
): Promise<Found> {
  const start = DIMENSIONS.map(() => 0);
  const optimiser = new CmaEs({ start, sigma, seed });
  const [first] = await measure([settingsAt(from, start)], families);
  let best: Found = { settings: settingsAt(from, start), cost: costOf(first).total };
  for (let generation = 1; generation <= generations; generation++) {
    const settings = optimiser.ask().map((x) => settingsAt(from, x));
    const costs = (await measure(settings, families)).map((figures) => costOf(figures).total);
    costs.forEach((cost, i) => {
      if (cost < best.cost) best = { settings: settings[i], cost };
    });
    optimiser.tell(costs);
    onGeneration?.(generation, best);
  }
  return best;
}
