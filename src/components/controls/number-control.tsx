import { useId, useMemo, useState } from 'react';
import type { Parameters } from '../../state/parameter-table.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { useSettings, useSettingsActions } from '../settings-context.tsx';
import { Field } from './field.tsx';
import { NumberBox } from './number-box.tsx';
import { type NumberKey, numberDefinition } from './number-text.ts';
import { parameterText, valueText } from './parameter-text.ts';
import { Slider } from './slider.tsx';
import { sliderScale } from './slider-scale.ts';

export interface NumberControlProps {
  readonly of: NumberKey;
  /** Where the thumb waits while the parameter is not set. */
  readonly typical?: (parameters: Parameters) => number;
  /** What stands in the box while it is not set, given where the thumb waits. */
  readonly unset?: (typical: string) => string;
}

/** With these the work grows, and may take long above what the slider offers. */
const SLOW: ReadonlySet<NumberKey> = new Set<NumberKey>(['steps', 'layers', 'agents']);

/** A slider and a number box for one parameter, with a way back where it may be unset. */
export function NumberControl({ of, typical, unset }: NumberControlProps) {
  const parameter = numberDefinition(of);
  const scale = useMemo(() => (hasSlider(of) ? sliderScale(parameter) : null), [of, parameter]);
  const value = useSettings((state) => state.parameters[of]);
  const waits = useSettings((state) => typical?.(state.parameters) ?? parameter.bounds[0]);
  const bounds = useSettings((state) => state.bounds?.[of]) ?? parameter.bounds;
  const { change, drag } = useSettingsActions();
  const language = useLanguage();
  const messages = useMessages();
  const [complaint, setComplaint] = useState<string | null>(null);
  /** Where the hand is, while the picture of it is still on its way. */
  const [dragged, setDragged] = useState<number | null>(null);
  const complaintId = useId();
  const shown = dragged ?? value;
  const placeholder = unset?.(valueText(language, messages, of, waits));
  const slow = SLOW.has(of) && scale && shown !== null && shown > scale.high;

  const commit = (next: number | null) => {
    setDragged(null);
    change({ [of]: next });
  };
  const slide = (next: number | null) => {
    setComplaint(null);
    commit(next);
  };

  return (
    <Field
      of={of}
      beside={(ids) => (
        <span className="field-value">
          {parameter.none !== undefined && shown !== null ? (
            <BackButton of={of} text={placeholder ?? ''} onPress={() => slide(null)} />
          ) : null}
          <NumberBox
            of={of}
            value={shown}
            bounds={bounds}
            {...(scale ? {} : { id: ids.input })}
            {...(placeholder === undefined ? {} : { placeholder })}
            describedBy={`${ids.described} ${complaintId}`}
            onCommit={commit}
            onComplaint={setComplaint}
          />
        </span>
      )}
    >
      {(ids) => (
        <>
          {scale ? (
            <Slider
              id={ids.input}
              describedBy={ids.described}
              scale={scale}
              value={shown ?? waits}
              unset={shown === null}
              text={shown === null ? (placeholder ?? '') : valueText(language, messages, of, shown)}
              onDrag={(next) => {
                setComplaint(null);
                setDragged(next);
                drag({ [of]: next });
              }}
              onCommit={slide}
            />
          ) : null}
          {scale && slow ? (
            <p className="field-note">
              {messages.page.controls.slow(valueText(language, messages, of, scale.high))}
            </p>
          ) : null}
          <p className="field-complaint" id={complaintId} role="status">
            {complaint}
          </p>
        </>
      )}
    </Field>
  );
}

/** Sets the parameter back to what the preset draws. */
function BackButton({ of, text, onPress }: { of: NumberKey; text: string; onPress: () => void }) {
  const language = useLanguage();
  const { controls } = useMessages().page;
  const { label } = parameterText(language, of);
  const drawn = of === 'steps' || of === 'layers';
  return (
    <button
      type="button"
      className="field-back"
      aria-label={`${text} · ${drawn ? controls.backToDrawn(label) : controls.backToNone(label)}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

/** A slider helps where the table offers a range worth sliding over; a seed is typed. */
function hasSlider(of: NumberKey): boolean {
  return numberDefinition(of).slider !== undefined;
}
