import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { CHOICES, type Choices } from '../../link/figures.ts';
import type { OptionsProps } from '../article/spec.ts';
import { formatsOf } from './formats.ts';

/** The swarm whose speedups are marked. */
export type SizeOption = Choices<'standard'>;

/** The swarm that is marked at first. */
export const FIRST_SIZE = CHOICES.standard.size.first;

/** Which swarm is marked. */
export function SizeOptions({ options, onOptions }: OptionsProps<SizeOption>) {
  const { frame } = useMessages().figures;
  const formats = formatsOf(useLanguage());
  return (
    <Segments
      label={frame.marked}
      options={CHOICES.standard.size.options.map((size) => ({
        value: size,
        label: formats.wholeText(size),
      }))}
      value={options.size}
      onChange={(size) => onOptions({ size })}
    />
  );
}
