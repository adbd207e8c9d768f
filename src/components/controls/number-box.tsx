import { type KeyboardEvent, useId, useState } from 'react';
import type { Bounds } from '../../state/settings.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { boxText, isShare, type NumberKey, numberDefinition, readBox } from './number-text.ts';
import { adjustedText, parameterText } from './parameter-text.ts';
import { rounded } from './slider-scale.ts';
import { useStill } from './still-context.ts';

export interface NumberBoxProps {
  readonly of: NumberKey;
  readonly value: number | null;
  /** Where they are narrower than those of the parameter. */
  readonly bounds?: Bounds;
  readonly id?: string;
  readonly describedBy: string;
  /** Shown while the box is empty. */
  readonly placeholder?: string;
  readonly onCommit: (value: number | null) => void;
  /** Where the complaint about a bad value is put; the box only writes it. */
  readonly onComplaint: (sentence: string | null) => void;
}

/** A number that can be typed; in a page as it is made, the number alone, in the same place. */
export function NumberBox(props: NumberBoxProps) {
  const still = useStill();
  return (
    <span className="number-box" data-share={isShare(props.of) || undefined}>
      {still ? <StillNumber {...props} /> : <NumberInput {...props} />}
      {isShare(props.of) ? <span className="number-unit">%</span> : null}
    </span>
  );
}

/** Its label is the slider's, or names it by `id`. */
function StillNumber({ of, value, id, describedBy, placeholder }: NumberBoxProps) {
  const text = boxText(of, value);
  return (
    <output id={id} aria-describedby={describedBy} data-unset={text === '' || undefined}>
      {text || placeholder}
    </output>
  );
}

/**
 * A text box for one number. Enter or leaving it commits, Escape takes back, up and down count. A bad value is
 * replaced by the nearest good one, and one sentence says so; nothing else happens.
 */
function NumberInput(props: NumberBoxProps) {
  const { of, value, id, describedBy, placeholder, onCommit, onComplaint } = props;
  const own = useId();
  const language = useLanguage();
  const messages = useMessages();
  const parameter = numberDefinition(of);
  const { bounds = parameter.bounds } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? boxText(of, value);

  const commit = (typed: string) => {
    setDraft(null);
    if (typed === boxText(of, value)) return;
    // An emptied box asks for nothing, where there is nothing to unset.
    if (typed.trim() === '' && parameter.none === undefined) {
      onComplaint(null);
      return;
    }
    const read = readBox(of, typed, bounds);
    if (read.kind === 'valid') {
      onComplaint(null);
      onCommit(read.value);
      return;
    }
    const used = read.used ?? value;
    onComplaint(adjustedText(language, messages, of, read.asked, used, bounds));
    onCommit(used);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      commit(text);
    } else if (event.key === 'Escape') {
      setDraft(null);
      onComplaint(null);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const read = readBox(of, text, bounds);
      const from = (read.kind === 'valid' ? read.value : read.used) ?? bounds[0];
      const stride = parameter.step * (event.shiftKey ? 10 : 1);
      const next = rounded(from + (event.key === 'ArrowUp' ? stride : -stride), parameter.step);
      setDraft(null);
      onComplaint(null);
      onCommit(Math.min(bounds[1], Math.max(bounds[0], next)));
    }
  };

  return (
    <input
      id={id ?? own}
      type="text"
      inputMode={parameter.kind === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      size={Math.max(4, Math.min(10, (text || (placeholder ?? '')).length + 1))}
      value={text}
      placeholder={placeholder}
      aria-label={
        id ? undefined : messages.page.controls.numberOf(parameterText(language, of).label)
      }
      aria-describedby={describedBy}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => draft !== null && commit(draft)}
      onKeyDown={onKeyDown}
    />
  );
}
