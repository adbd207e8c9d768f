import type { ParameterKey, Parameters } from '../../state/parameter-table.ts';
import { useSettings, useSettingsActions } from '../settings-context.tsx';
import { Field } from './field.tsx';
import './switch.css';

export type SwitchKey = {
  [K in ParameterKey]: Parameters[K] extends boolean ? K : never;
}[ParameterKey];

/** On or off: a checkbox that looks and is announced as a switch. */
export function SwitchControl({ of }: { readonly of: SwitchKey }) {
  const value = useSettings((state) => state.parameters[of]);
  const { change } = useSettingsActions();
  return (
    <Field
      of={of}
      beside={(ids) => (
        <span className="field-value">
          <input
            id={ids.input}
            className="switch"
            type="checkbox"
            role="switch"
            checked={value}
            aria-checked={value}
            aria-describedby={ids.described}
            onChange={(event) => change({ [of]: event.target.checked })}
          />
        </span>
      )}
    />
  );
}
