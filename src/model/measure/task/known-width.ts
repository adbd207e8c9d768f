import type { GraphFacts } from './facts.ts';

export interface KnownWidth {
  readonly steps: number;
  /** How it is known: exactly; or that it is no less, from a layer, or from a time at which so many are at work. */
  readonly by: 'antichain' | 'layer' | 'time';
}

/**
 * The greatest width of a graph as far as its facts prove it. Steps that are at work at once wait for one another as little as
 * those of one layer, so that where the width is not known exactly, it is at least the greater of the two.
 */
export function knownWidth({ width, profile }: Pick<GraphFacts, 'width' | 'profile'>): KnownWidth {
  if (width.kind === 'antichain') return { steps: width.steps, by: 'antichain' };
  return profile.most > width.steps
    ? { steps: profile.most, by: 'time' }
    : { steps: width.steps, by: 'layer' };
}
