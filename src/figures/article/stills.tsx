import { createContext, useContext } from 'react';
import type { Figures } from '../../claims/claim.ts';
import { StillControls } from '../../components/controls/still-context.ts';
import { SLUGS, type Slug } from '../../link/figures.ts';
import type { Language } from '../../messages/index.ts';
import type { FigureWords, RunJob, Still } from './entry.tsx';
import { FIGURE_ENTRIES } from './registry.ts';

/** All figures at the default settings. */
export interface Stills {
  /** What the sentences of a section are about, by name. Throws an Error with one sentence for a figure that is not there. */
  figures(slug: Slug): Figures;
  words(slug: Slug, language: Language): FigureWords;
  still(slug: Slug): Still;
}

/** Computes all figures, in Node, when the site is built. `run` computes a job at once. */
export async function loadStills(run: RunJob): Promise<Stills> {
  const stills = new Map<Slug, Still>();
  for (const slug of SLUGS) {
    stills.set(slug, (await FIGURE_ENTRIES[slug]()).still(run));
  }
  const still = (slug: Slug): Still => {
    const found = stills.get(slug);
    if (!found) throw new Error(`there is no figure ${JSON.stringify(slug)}`);
    return found;
  };
  return {
    still,
    figures: (slug) => still(slug).figures,
    words: (slug, language) => still(slug).words(language),
  };
}

/** Set where pages are made; in the browser the figures are in the page already. */
export const StillsContext = createContext<Stills | null>(null);

/** The place of a figure in the page, with its picture at the default settings. */
export function FigureSlot(props: { readonly slug: Slug; readonly language: Language }) {
  const { slug, language } = props;
  const stills = useContext(StillsContext);
  if (!stills) throw new Error(`figure ${slug} is made where no figures were computed`);
  return (
    <div className="fig-slot" data-island={slug}>
      <StillControls value={true}>{stills.still(slug).markup(language)}</StillControls>
    </div>
  );
}
