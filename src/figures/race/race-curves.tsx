import { SCurves, type SCurvesProps } from '../../components/chart/s-curves.tsx';
import { useLab } from '../../components/lab-context.tsx';
import type { Picture } from '../../state/result-slice.ts';
import { selectGhosts } from '../../state/selectors.ts';
import { LabPinStrip } from './lab-pins.tsx';

export interface RaceCurvesProps
  extends Omit<SCurvesProps, 'race' | 'family' | 'graphs' | 'of' | 'ghosts'> {
  readonly picture: Picture;
}

/** The curves of a race, with the pinned runs behind them. */
export function RaceCurves({ picture, ...shared }: RaceCurvesProps) {
  const ghosts = useLab(selectGhosts);
  const { race, raceOf, family, familyOf } = picture;
  const of = familyOf ?? raceOf;
  return (
    <>
      <LabPinStrip />
      <SCurves {...{ race, family, of, ghosts }} graphs={of.graphs} {...shared} />
    </>
  );
}
