import { useId } from 'react';
import { FieldHead } from '../../components/controls/field-head.tsx';
import { useMessages } from '../../components/messages-context.tsx';
import type { OptionsProps } from '../article/spec.ts';
import { type GrowOptions, STEP_CHOICES } from './job.ts';
import '../../components/controls/choice.css';

/** How many steps are grown. */
export function StepsChoice({ options, onOptions }: OptionsProps<GrowOptions>) {
  const text = useMessages().figures.grow.options;
  const { number } = useMessages().figure;
  const id = useId();
  return (
    <div className="field">
      <FieldHead label={text.steps} id={`${id}-label`} />
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
