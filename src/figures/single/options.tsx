import { Segments } from '../../components/controls/segments.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import type { Choices } from '../../link/figures.ts';
import type { OptionsProps } from '../article/spec.ts';

/** What tells how much graphs differ: each of them, or the middle 80%. */
export type SingleOptions = Choices<'single'>;

export function ShowChoice({ options, onOptions }: OptionsProps<SingleOptions>) {
  const { single } = useMessages().figures;
  return (
    <Segments
      label={single.show}
      options={[
        { value: 'lines', label: single.lines },
        { value: 'band', label: single.band },
      ]}
      value={options.show}
      onChange={(show) => onOptions({ show })}
    />
  );
}
