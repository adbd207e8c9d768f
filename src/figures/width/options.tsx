import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { CHOICES, type Choices } from '../../link/figures.ts';
import type { OptionsProps } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';

/** The level of both scores at which the speedups are taken. */
export type WidthOptions = Choices<'width'>;

export function Options({ options, onOptions }: OptionsProps<WidthOptions>) {
  const { width } = useMessages().figures;
  const { percentText } = formatsOf(useLanguage());
  return (
    <Segments
      label={width.level}
      options={CHOICES.width.level.options.map((value) => ({ value, label: percentText(value) }))}
      value={options.level}
      onChange={(level) => onOptions({ level })}
    />
  );
}
