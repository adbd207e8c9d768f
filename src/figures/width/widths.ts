import { WIDTH_STEPS } from '../../claims/post/setups.ts';
import type { EnsemblesJob } from '../../compute/index.ts';
import { REPLICATES } from '../../model/measure/estimate.ts';
import type { Parameters } from '../../model/parameters.ts';
import { SWARMS } from '../ensemble/both-swarms.ts';
import type { Formats } from '../ensemble/formats.ts';
import { asSwarm, field } from '../ensemble/systems.ts';

/**
 * Layers of the graphs, in the order in which they are measured: those that the text quotes first, then the gaps
 * between them, so that a first picture shows the whole range.
 */
export const LAYERS = [136, 8, 4, 23, 46, 12, 68, 92, 34, 17, 6] as const;

/** Mean number of steps in a layer below the root. */
export function perLayer(layers: number): number {
  return (WIDTH_STEPS - 1) / layers;
}

/** Steps of a layer, to a tenth below ten. */
export function stepsText(formats: Formats, steps: number): string {
  return steps < 9.95 ? formats.onePlace.format(steps) : formats.wholeText(Math.round(steps));
}

/** The settings with graphs of that many layers. The reader's own number of steps is set aside: it is what stays the same. */
export function atWidth(parameters: Parameters, layers: number): Parameters {
  return { ...parameters, steps: WIDTH_STEPS, layers };
}

/** A family per width, both swarms on each, in the order of SWARMS. */
export function widthJob(parameters: Parameters): EnsemblesJob {
  return {
    kind: 'ensembles',
    tasks: LAYERS.map((layers) => {
      const wide = atWidth(parameters, layers);
      return {
        parameters: field(wide),
        systems: SWARMS.map((swarm) => asSwarm(wide, swarm, parameters.agents)),
        spans: true,
      };
    }),
    replicates: REPLICATES,
  };
}
