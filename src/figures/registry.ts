import type { ComponentType } from 'react';
import type { Lab } from './race/create-lab.ts';
import { RaceLab } from './race/race-lab.tsx';

/** A figure that can stand on a page of its own. */
export interface Figure {
  readonly component: ComponentType<{ readonly lab: Lab }>;
}

/** All figures by name; the name stands in links and embeds and does not change. */
export const FIGURES = {
  race: { component: RaceLab },
} as const satisfies Record<string, Figure>;
