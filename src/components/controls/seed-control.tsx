import { useId, useState } from 'react';
import { useMessages } from '../messages-context.tsx';
import { useSettings, useSettingsActions } from '../settings-context.tsx';
import { Field } from './field.tsx';
import { NumberBox } from './number-box.tsx';

/** Seeds from the dice are short enough to be read out. */
const DICE_SIDES = 10_000;

/** The seed as a number, and a dice that draws another one. */
export function SeedControl() {
  const seed = useSettings((state) => state.parameters.seed);
  const { change } = useSettingsActions();
  const { dice } = useMessages().page.controls;
  const [complaint, setComplaint] = useState<string | null>(null);
  const complaintId = useId();
  const roll = () => {
    setComplaint(null);
    change({ seed: another(seed) });
  };
  return (
    <Field
      of="seed"
      beside={(ids) => (
        <span className="field-value">
          <button type="button" className="dice" aria-label={dice} title={dice} onClick={roll}>
            <Dice />
          </button>
          <NumberBox
            of="seed"
            id={ids.input}
            value={seed}
            describedBy={`${ids.described} ${complaintId}`}
            onCommit={(next) => change(next === null ? {} : { seed: next })}
            onComplaint={setComplaint}
          />
        </span>
      )}
    >
      {() => (
        <p className="field-complaint" id={complaintId} role="status">
          {complaint}
        </p>
      )}
    </Field>
  );
}

/** Any seed but this one. It names a draw of the model, and is not itself part of one. */
function another(seed: number): number {
  const drawn = 1 + Math.floor(Math.random() * DICE_SIDES);
  return drawn === seed ? drawn + 1 : drawn;
}

function Dice() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <rect x="2.5" y="2.5" width="15" height="15" rx="3.5" fill="none" stroke="currentColor" />
      {[
        [6.5, 6.5],
        [13.5, 6.5],
        [10, 10],
        [6.5, 13.5],
        [13.5, 13.5],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.35" fill="currentColor" />
      ))}
    </svg>
  );
}
