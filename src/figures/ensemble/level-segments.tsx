import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { LEVELS } from '../../model/measure/graph-measure.ts';
import { formatsOf } from './formats.ts';

export type Level = (typeof LEVELS)[number];

export interface LevelOption {
  /** The level of either score at which the figure is read off. */
  readonly level: Level;
}

export interface LevelSegmentsProps {
  readonly levels: readonly Level[];
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
}

/** Which level of the scores is shown. */
export function LevelSegments({ levels, level, onLevel }: LevelSegmentsProps) {
  const { sizes } = useMessages().figures;
  const formats = formatsOf(useLanguage());
  return (
    <Segments
      label={sizes.readAt}
      options={levels.map((value) => ({ value, label: formats.percentText(value) }))}
      value={level}
      onChange={onLevel}
    />
  );
}

/** Where a level stands in what is measured. */
export const levelIndex = (level: Level): number => LEVELS.indexOf(level);
