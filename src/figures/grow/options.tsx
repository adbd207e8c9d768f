import { useId } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import type { OptionsProps } from '../article/spec.ts';
import { type GrowOptions, STEP_CHOICES } from './job.ts';
import '../../components/controls/choice.css';
import '../../components/controls/field.css';

/** How many steps are grown. */
export function StepsChoice({ options, onOptions }: OptionsProps<GrowOptions>) {
  const text = useMessages().figures.grow.options;
  const { number } = useMessages().figure;
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <span className="field-label" id={`${id}-label`}>
          {text.steps}
        </span>
      </div>
      <div className="segments" role="radiogroup" aria-labelledby={`${id}-label`}>
        {STEP_CHOICES.map((steps) => (
          <label key={steps} className="segment">
            <input
              type="radio"
              name={`${id}-steps`}
              value={steps}
              checked={options.size === steps}
              onChange={() => onOptions({ size: steps })}
            />
            <span>{number.tick(steps)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
