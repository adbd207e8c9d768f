import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Lab } from './race/create-lab.ts';
import { RaceLab } from './race/race-lab.tsx';

type OfLab = ComponentType<{ readonly lab: Lab }>;

/** A figure that can stand on a page of its own. */
export interface Figure {
  /** Lazy where not every page should load it: whoever places it says what stands there until it comes. */
  readonly component: OfLab | LazyExoticComponent<OfLab>;
}

/** All figures by name; the name stands in links and embeds and does not change. */
export const FIGURES = {
  elo: {
    component: lazy(async () => ({ default: (await import('./elo/elo-of-lab.tsx')).EloOfLab })),
  },
  race: { component: RaceLab },
} as const satisfies Record<string, Figure>;
