import type { OptionsProps } from '../article/spec.ts';
import { type LevelOption, LevelSegments } from '../ensemble/level-segments.tsx';

/** At which level speedups are read off. */
export function Options({ options, onOptions }: OptionsProps<LevelOption>) {
  return (
    <LevelSegments
      levels={[0.5, 0.9]}
      level={options.level}
      onLevel={(level) => onOptions({ level })}
    />
  );
}
