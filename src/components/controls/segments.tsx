import { useId } from 'react';
import './choice.css';
import './field.css';

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
      <div className="field-head">
        <span id={id} className="field-label">
          {label}
        </span>
      </div>
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
