import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { idle, OVERHEAD_KEYS } from '../../state/applies.ts';
import type { ParameterKey } from '../../state/parameter-table.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { useSettings } from '../settings-context.tsx';
import { FieldHead } from './field-head.tsx';
import { parameterText } from './parameter-text.ts';
import './field.css';

/** Ids that tie the parts of a control together. */
export interface FieldIds {
  readonly input: string;
  readonly label: string;
  /** For aria-describedby: the meaning, and why the control has no effect where it has none. */
  readonly described: string;
}

export interface FieldProps {
  readonly of: ParameterKey;
  /** `group` for several inputs under one name (radio buttons), `single` for one labelled input. */
  readonly as?: 'single' | 'group';
  /** What stands at the right of the label. */
  readonly beside?: (ids: FieldIds) => ReactNode;
  readonly children?: (ids: FieldIds) => ReactNode;
}

/**
 * The frame of every control: its label, its meaning as a hint, and a word where it has no effect at the
 * moment. The hint shows on hover, focus and tap, can be pointed at, and goes away on Escape.
 */
export function Field({ of, as = 'single', beside, children }: FieldProps) {
  const id = useId();
  const language = useLanguage();
  const { idle: reasons } = useMessages().page.controls;
  const reason = useSettings((state) => idle(state.inEffect ?? state.parameters, of));
  const ofOverhead =
    reason === 'overhead-off' || (reason === 'no-swarm' && OVERHEAD_KEYS.includes(of));
  const [dismissed, setDismissed] = useState(false);
  const { label, meaning } = parameterText(language, of);
  const ids: FieldIds = {
    input: `${id}-input`,
    label: `${id}-label`,
    described: reason ? `${id}-hint ${id}-idle` : `${id}-hint`,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const show = () => setDismissed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens, for the hint's sake
    <div
      className="field"
      data-key={of}
      data-idle={reason ?? undefined}
      data-dismissed={dismissed || undefined}
      onKeyDown={onKeyDown}
      onPointerLeave={show}
      onBlur={show}
    >
      <FieldHead label={label} id={ids.label} {...(as === 'single' && { input: ids.input })}>
        {beside?.(ids)}
      </FieldHead>
      {children?.(ids)}
      {/* What holds of the overhead as a whole is said at its switch, just above. */}
      {reason ? (
        <p className={ofOverhead ? 'visually-hidden' : 'field-note'} id={`${id}-idle`}>
          {reasons[reason]}
        </p>
      ) : null}
      <span className="hint" id={`${id}-hint`} role="tooltip">
        {meaning}
      </span>
    </div>
  );
}
