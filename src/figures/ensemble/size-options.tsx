import { Segments } from '../../components/controls/segments.tsx';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import type { OptionsProps } from '../article/spec.ts';
import { formatsOf } from './formats.ts';
import { SIZES } from './systems.ts';

export interface SizeOption {
  /** The swarm whose speedups are marked: one of SIZES. */
  readonly size: (typeof SIZES)[number];
}

/** The swarm that is marked at first. */
export const FIRST_SIZE = 16;

/** Which swarm is marked. */
export function SizeOptions({ options, onOptions }: OptionsProps<SizeOption>) {
  const { frame } = useMessages().figures;
  const formats = formatsOf(useLanguage());
  return (
    <Segments
      label={frame.marked}
      options={SIZES.map((size) => ({ value: size, label: formats.wholeText(size) }))}
      value={options.size}
      onChange={(size) => onOptions({ size })}
    />
  );
}
