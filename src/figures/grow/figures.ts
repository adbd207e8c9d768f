import type { Figures } from '../../claims/claim.ts';
import type { RaceResult } from '../../compute/index.ts';
import type { Parameters } from '../../model/parameters.ts';
import { bestOf, layerRows, preferenceOf } from './facts.ts';

/** What sentences about the growth are about; shares from 0 to 1. */
export function growFigures({ alone }: RaceResult, { preference }: Parameters): Figures {
  const { graph } = alone;
  const { parents, drawn, expected } = preferenceOf(graph, preference);
  const layers = layerRows(graph);
  const best = bestOf(graph);
  return {
    'grow.steps': graph.steps,
    'grow.layers': graph.layers - 1,
    'grow.widest': Math.max(...layers.map(({ steps }) => steps)),
    'grow.improvedShare': parents,
    'grow.improvedChildren': drawn,
    'grow.improvedExpected': expected,
    'grow.bestLayer': graph.layer[best],
    'grow.bestValue': graph.value?.[best] ?? Number.NaN,
    'grow.costDeepest': layers.at(-1)?.duration ?? Number.NaN,
  };
}
