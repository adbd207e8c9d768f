import type { ParameterKey, Parameters } from '../../state/parameter-table.ts';
import { definition } from '../../state/parameter-table.ts';
import type { SettingsState } from '../../state/settings.ts';
import { useMessages } from '../messages-context.tsx';
import { useSettings, useSettingsActions } from '../settings-context.tsx';
import { Field } from './field.tsx';
import { optionText } from './parameter-text.ts';
import './choice.css';

export type ChoiceKey = {
  [K in ParameterKey]: Parameters[K] extends string ? K : never;
}[ParameterKey];

export interface ChoiceControlProps {
  readonly of: ChoiceKey;
  /** Whether an option can be chosen now; those that cannot say why in `refusal`. */
  readonly fits?: (option: string, parameters: Parameters) => boolean;
  /** In brackets behind an option that does not fit. */
  readonly refusal?: string;
  /** The sentence under the control while some option does not fit. */
  readonly explanation?: string;
}

/** Whether both sides of the race are the same: one agent by the rule of the one it is measured against. */
const selectAlike = ({ parameters }: SettingsState) =>
  parameters.swarm === 'single' && parameters.rule === parameters.baseline;

function optionsOf(of: ChoiceKey): readonly string[] {
  const parameter = definition(of);
  return parameter.kind === 'choice' ? parameter.options : [];
}

/** A few options side by side: radio buttons, drawn as words. What the chosen one means stands below. */
export function SegmentedControl({ of }: ChoiceControlProps) {
  const value = useSettings((state) => state.parameters[of]);
  const { change } = useSettingsActions();
  const messages = useMessages();
  const alike = useSettings(selectAlike);
  const { meaning } = optionText(messages, of, value);
  return (
    <Field of={of} as="group">
      {(ids) => (
        <>
          <div
            className="segments"
            role="radiogroup"
            aria-labelledby={ids.label}
            aria-describedby={ids.described}
          >
            {optionsOf(of).map((option) => (
              <label key={option} className="segment" data-option={option}>
                <input
                  type="radio"
                  name={ids.input}
                  value={option}
                  checked={option === value}
                  onChange={() => change({ [of]: option })}
                />
                <span>{optionText(messages, of, option).label}</span>
              </label>
            ))}
          </div>
          {meaning ? (
            <p className="field-note">
              {meaning} {of === 'swarm' && alike ? messages.page.controls.bothAlike : null}
            </p>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** Many options: the browser's own list. Options that do not fit are disabled and say why. */
export function SelectControl({ of, fits, refusal, explanation }: ChoiceControlProps) {
  const value = useSettings((state) => state.parameters[of]);
  const parameters = useSettings((state) => state.parameters);
  const { change } = useSettingsActions();
  const messages = useMessages();
  const { unfit } = messages.page.controls;
  const label = (option: string) => optionText(messages, of, option).label;
  const { meaning } = optionText(messages, of, value);
  const suits = (option: string) => !fits || fits(option, parameters);
  const somethingIsRefused = optionsOf(of).some((option) => !suits(option));
  return (
    <Field of={of}>
      {(ids) => (
        <>
          <select
            id={ids.input}
            className="select"
            value={value}
            aria-describedby={ids.described}
            onChange={(event) => change({ [of]: event.target.value })}
          >
            {optionsOf(of).map((option) => (
              <option key={option} value={option} disabled={!suits(option)}>
                {suits(option) || !refusal ? label(option) : unfit(label(option), refusal)}
              </option>
            ))}
          </select>
          {somethingIsRefused && explanation ? (
            <p className="field-note">{explanation}</p>
          ) : meaning ? (
            <p className="field-note">{meaning}</p>
          ) : null}
        </>
      )}
    </Field>
  );
}
