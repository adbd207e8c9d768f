import { useId, useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { MONEY_BOUNDS, MONEY_DIGITS } from '../../../link/task/task-link-state.ts';
import { decimal } from '../../../state/parameter-table.ts';
import { usePageText } from '../task-context.tsx';
import '../../../components/controls/field.css';

export interface AmountBoxProps {
  readonly label: string;
  /** null: not said. */
  readonly value: number | null;
  /** Shown while it is not said; undefined: an empty box asks for nothing. */
  readonly none?: string;
  readonly onChange: (value: number | null) => void;
}

/** An amount of money, in whatever currency. Enter or leaving the box takes it; Escape takes it back. */
export function AmountBox({ label, value, none, onChange }: AmountBoxProps) {
  const id = useId();
  const language = useLanguage();
  const { settings } = usePageText();
  const [draft, setDraft] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [low, high] = MONEY_BOUNDS;
  const written = value === null ? '' : String(value);
  const text = draft ?? written;
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: MONEY_DIGITS });

  const commit = () => {
    setDraft(null);
    setComplaint(null);
    if (draft === null || draft.trim() === written) return;
    // Digits and signs of full width, as Chinese keyboards write them, are digits and signs.
    const bare = draft.normalize('NFKC').replace(/[\s,_]/g, '');
    if (bare === '') {
      if (none !== undefined) onChange(null);
      return;
    }
    const asked = decimal(bare.replace('−', '-'));
    const used =
      asked === null
        ? value
        : Number(Math.min(high, Math.max(low, asked)).toPrecision(MONEY_DIGITS));
    if (used !== asked && (asked === null || asked < low || asked > high)) {
      const shown = used === null ? (none ?? '') : number.format(used);
      setComplaint(settings.amount(label, number.format(low), number.format(high), shown));
    }
    onChange(used);
  };

  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <span className="field-value">
          <span className="number-box">
            <input
              id={id}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              size={Math.max(4, Math.min(10, (text || (none ?? '')).length + 1))}
              value={text}
              placeholder={none}
              aria-describedby={`${id}-complaint`}
              onChange={(event) => setDraft(event.target.value)}
              onBlur={commit}
              onKeyDown={(event) => {
                if (event.key === 'Enter') commit();
                if (event.key === 'Escape') setDraft(null);
              }}
            />
          </span>
        </span>
      </div>
      <p className="field-complaint" id={`${id}-complaint`} role="status">
        {complaint}
      </p>
    </div>
  );
}
