import { useEffect, useState } from 'react';
import type { Lab } from '../race/create-lab.ts';
import { EloComputation } from './elo-computation.ts';
import { EloFigure } from './elo-figure.tsx';
import { STORED_ELO } from './stored.ts';

/** The figure at the settings of a lab, on the lab's workers; it follows the settings. */
export function EloOfLab({ lab }: { readonly lab: Lab }) {
  const { store, compute } = lab;
  const [elo] = useState(() => {
    const { parameters } = store.getState();
    return new EloComputation({ compute, parameters, stored: STORED_ELO });
  });
  useEffect(() => store.subscribe(({ parameters }) => elo.change(parameters)), [elo, store]);
  useEffect(() => () => elo.dispose(), [elo]);
  return <EloFigure elo={elo} />;
}
