import { LEVELS } from '../../model/measure/graph-measure.ts';
import type { OptionsProps } from '../article/spec.ts';
import { type LevelOption, LevelSegments } from '../ensemble/level-segments.tsx';

/** Until which level agent-time is counted. */
export function Options({ options, onOptions }: OptionsProps<LevelOption>) {
  return (
    <LevelSegments
      levels={LEVELS}
      level={options.level}
      onLevel={(level) => onOptions({ level })}
    />
  );
}
