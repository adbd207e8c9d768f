import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { copyText } from '../../export/index.ts';

const SAID_FOR_MS = 2500;

export interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** Lines that are shown at least. */
  readonly rows: number;
}

/** A text to take along: to be selected, or copied by a button that says what came of it. */
export function CopyField({ label, text: value, rows }: CopyFieldProps) {
  const { share: text } = useMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useSaid();
  const copy = async () => {
    if (await copyText(value)) return say(text.copied);
    field.current?.focus();
    field.current?.select();
    say(text.copyFailed);
  };
  return (
    <div className="copy-field">
      <div className="copy-field-head">
        <label htmlFor={id}>{label}</label>
        <span className="copy-said" role="status">
          {said}
        </span>
        <button type="button" className="button" aria-label={text.copyOf(label)} onClick={copy}>
          {text.copy}
        </button>
      </div>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={rows}
        spellCheck={false}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

/** Something that is said for a while. */
export function useSaid(): [string, (what: string) => void] {
  const [said, setSaid] = useState({ what: '' });
  useEffect(() => {
    if (said.what === '') return;
    const timer = setTimeout(() => setSaid({ what: '' }), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.what, (what) => setSaid({ what })];
}
