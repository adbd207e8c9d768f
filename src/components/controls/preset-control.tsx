import { useId } from 'react';
import { PRESET_NAMES, type PresetName } from '../../state/parameter-table.ts';
import { selectChanged, selectPreset } from '../../state/selectors.ts';
import { useActions, useLab } from '../lab-context.tsx';
import { useMessages } from '../messages-context.tsx';
import { FieldHead } from './field-head.tsx';

/** Which named settings to start from, and the way back to them. */
export function PresetControl() {
  const id = useId();
  const preset = useLab(selectPreset);
  const changed = useLab(selectChanged);
  const { choosePreset, reset } = useActions();
  const { controls } = useMessages().page;
  return (
    <div className="field" data-key="preset">
      <FieldHead label={controls.preset} input={id}>
        <span className="field-value">
          <button
            type="button"
            className="field-back"
            title={controls.resetMeaning}
            disabled={!changed}
            onClick={reset}
          >
            {controls.reset}
          </button>
        </span>
      </FieldHead>
      <select
        id={id}
        className="select"
        value={preset}
        aria-describedby={`${id}-note`}
        onChange={(event) => choosePreset(event.target.value as PresetName)}
      >
        {PRESET_NAMES.map((name) => (
          <option key={name} value={name}>
            {controls.presets[name].label}
          </option>
        ))}
      </select>
      <p className="field-note" id={`${id}-note`}>
        {controls.presets[preset].meaning}
      </p>
    </div>
  );
}
