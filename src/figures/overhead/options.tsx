import { CHOICES } from '../../link/figures.ts';
import type { OptionsProps } from '../article/spec.ts';
import { type LevelOption, LevelSegments } from '../ensemble/level-segments.tsx';

/** At which level speedups are read off. */
export function Options({ options, onOptions }: OptionsProps<LevelOption>) {
  return (
    <LevelSegments
      levels={CHOICES.overhead.level.options}
      level={options.level}
      onLevel={(level) => onOptions({ level })}
    />
  );
}
