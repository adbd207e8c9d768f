import fc from 'fast-check';
import type { Provenance } from '../../../src/export/provenance.ts';
import { provenanceOf } from '../../../src/figures/share/provenance-of.ts';
import type { Shareable } from '../../../src/figures/share/shareable.ts';
import { FIGURE_NAMES, type FigureName } from '../../../src/link/figures.ts';
import type { LinkState } from '../../../src/link/link-state.ts';
import { settle } from '../../../src/state/settle.ts';
import { linkState } from '../link/arbitraries.ts';

/** Any state of any figure, with parameters that a model can run, as a store holds them. */
export const states: fc.Arbitrary<LinkState> = fc
  .tuple(linkState, fc.constantFrom(...FIGURE_NAMES))
  .map(([state, figure]) => {
    const { parameters } = settle(state.parameters, state.preset);
    return { ...state, parameters, figure };
  });

export const PAGE = 'https://example.org/swarm/';

export function shareable(state: LinkState, digest: string | null = null): Shareable {
  return {
    figure: state.figure as FigureName,
    title: () => 'A title',
    page: () => state,
    state: () => state,
    digest: () => digest,
    data: () => null,
    picture: () => null,
  };
}

export function provenance(state: LinkState, digest: string | null = null): Provenance {
  return provenanceOf(shareable(state, digest), 'en', PAGE);
}
