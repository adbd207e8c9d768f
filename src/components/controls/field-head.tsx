import type { ReactNode } from 'react';
import './field.css';

export interface FieldHeadProps {
  readonly label: string;
  /** Of the one input that the label names; left out where it names several, by its own `id`. */
  readonly input?: string;
  readonly id?: string;
  /** What stands at the right of the label. */
  readonly children?: ReactNode;
}

/** The line at the top of a field. */
export function FieldHead({ label, input, id, children }: FieldHeadProps) {
  return (
    <div className="field-head">
      {input === undefined ? (
        <span className="field-label" id={id}>
          {label}
        </span>
      ) : (
        <label className="field-label" id={id} htmlFor={input}>
          {label}
        </label>
      )}
      {children}
    </div>
  );
}
