import { useId } from 'react';
import { FieldHead } from './field-head.tsx';
import './choice.css';

export interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A few choices side by side that are no parameter of the model: radio buttons, drawn as words. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="field" role="radiogroup" aria-labelledby={id}>
      <FieldHead label={label} id={id} />
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={`${id}choice`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
