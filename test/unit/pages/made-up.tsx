import type { Figures } from '../../../src/claims/claim.ts';
import type { Stills } from '../../../src/figures/article/stills.tsx';
import type { Making } from '../../../src/pages/static-page.tsx';

/** Figures that have a number for every name, the same for all. */
const anything = new Proxy<Figures>(
  {},
  {
    get: () => 2,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 2 }),
  },
);

const drawn = () => <figure>picture</figure>;

/** A page without the work of computing its figures. */
export const stills = {
  figures: () => anything,
  words: (slug: string) => ({
    title: `Title of ${slug}`,
    description: `What ${slug} shows.`,
    caption: `How ${slug} was made.`,
    table: null,
  }),
  still: () => ({ markup: drawn, Markup: drawn }),
} as unknown as Stills;

export function making(site: string | null = null): Making {
  return { stills: async () => stills, site };
}
