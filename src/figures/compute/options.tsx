import { CHOICES } from '../../link/figures.ts';
import type { OptionsProps } from '../article/spec.ts';
import { type LevelOption, LevelSegments } from '../ensemble/level-segments.tsx';

/** Until which level agent-time is counted. */
export function Options({ options, onOptions }: OptionsProps<LevelOption>) {
  return (
    <LevelSegments
      levels={CHOICES.compute.level.options}
      level={options.level}
      onLevel={(level) => onOptions({ level })}
    />
  );
}
