import { type KeyboardEvent, useId, useState } from 'react';
import { decimal } from '../../../state/parameter-table.ts';
import { MONEY_BOUNDS, MONEY_DIGITS } from '../../../state/task/task-state.ts';
import { FieldHead } from '../../controls/field-head.tsx';
import { plainNumber } from '../../controls/typed-number.ts';

export interface MoneyBoxProps {
  readonly label: string;
  readonly hint?: string;
  /** null: not said. */
  readonly value: number | null;
  /** Stands in the empty box; left out where it must not be empty. */
  readonly none?: string;
  /** Said of a text that is no number from 0 on, of one in whose place the largest is taken, and of one that is rounded. */
  readonly complaints: {
    noNumber(typed: string): string;
    readonly tooLarge: string;
    rounded(typed: string, used: number): string;
  };
  onCommit(value: number | null): void;
}

const [, MOST] = MONEY_BOUNDS;

/** An amount in whatever currency. Enter or leaving it commits, Escape takes back; a bad text changes nothing. */
export function MoneyBox(props: MoneyBoxProps) {
  const { label, hint, value, none, complaints, onCommit } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [complaint, setComplaint] = useState('');
  const shown = value === null ? '' : String(value);

  const commit = () => {
    const typed = draft;
    setDraft(null);
    if (typed === null || typed.trim() === shown) return;
    const read = readMoney(typed);
    if (read === 'bad' || (read === 'nothing' && none === undefined)) {
      setComplaint(complaints.noNumber(typed.trim()));
      return;
    }
    if (read === 'nothing') {
      setComplaint('');
      onCommit(null);
      return;
    }
    const used = Number(Math.min(MOST, read).toPrecision(MONEY_DIGITS));
    setComplaint(
      read > MOST
        ? complaints.tooLarge
        : used === read
          ? ''
          : complaints.rounded(typed.trim(), used),
    );
    onCommit(used);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') {
      setDraft(null);
      setComplaint('');
    }
  };
  return (
    <div className="field">
      <FieldHead label={label} input={id}>
        <span className="number-box">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            size={Math.max(4, Math.min(12, (draft ?? (shown || (none ?? ''))).length + 1))}
            value={draft ?? shown}
            placeholder={none}
            aria-describedby={`${hint === undefined ? '' : `${id}-hint `}${id}-complaint`}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
        </span>
      </FieldHead>
      {hint === undefined ? null : (
        <p className="field-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-complaint" id={`${id}-complaint`} role="status">
        {complaint}
      </p>
    </div>
  );
}

/** Signs of currencies are overlooked. */
export function readMoney(text: string): number | 'nothing' | 'bad' {
  if (text.trim() === '') return 'nothing';
  const bare = plainNumber(text, /\p{Sc}/gu);
  const number = bare === null ? null : decimal(bare);
  return number !== null && Number.isFinite(number) && number >= 0 ? number : 'bad';
}
