import type { Shape } from '../../components/plot/types.ts';
import type { Swarm } from './both-swarms.ts';

/** How a kind of swarm is drawn in every figure that shows both: the shape tells them apart without the colour. */
export const SWARM_LOOKS: Readonly<
  Record<Swarm, { readonly colour: string; readonly shape: Shape }>
> = {
  standard: { colour: 'var(--kind-standard)', shape: 'circle' },
  recursive: { colour: 'var(--kind-recursive)', shape: 'square' },
};
