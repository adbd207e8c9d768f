import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { LEVELS } from '../../model/measure/graph-measure.ts';
import type { OptionsProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { Level } from './points.ts';

export interface WidthOptions {
  /** The level of both scores at which the speedups are taken. */
  readonly level: Level;
}

export function Options({ options, onOptions }: OptionsProps<WidthOptions>) {
  const { width } = useMessages().figures;
  const { percentText } = formatsOf(useLanguage());
  return (
    <Segments
      label={width.level}
      options={LEVELS.map((value) => ({ value, label: percentText(value) }))}
      value={options.level}
      onChange={(level) => onOptions({ level })}
    />
  );
}
