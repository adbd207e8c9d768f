import { useMemo, useRef } from 'react';
import type { RaceData } from '../../draw/race-data.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { PinnedFamily } from '../../state/lab-pins.ts';
import { domainOf, steadyDomain } from './chart-data.ts';

/** The time axis; it stands still while a family is measured anew. */
export function useDomain(
  family: FamilySummary | null,
  race: RaceData | null,
  tMid: number | null,
  partial: boolean,
  ghosts: readonly PinnedFamily[],
): readonly [number, number] {
  const whole = useRef<readonly [number, number]>(null);
  return useMemo(() => {
    const behind = ghosts.map((ghost) => ghost.family);
    const wanted = domainOf(family, race, tMid, behind);
    if (partial || !family) return steadyDomain(wanted, whole.current);
    whole.current = wanted;
    return wanted;
  }, [family, race, tMid, partial, ghosts]);
}
