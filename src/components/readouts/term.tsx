import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

/**
 * A word with its meaning as a hint: on hover, on focus, on tap. A button, so that fingers and keys reach it;
 * Escape puts the hint away.
 */
export function Term({ meaning, children }: { meaning: string; children: ReactNode }) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const show = () => setDismissed(false);
  return (
    <span className="term" data-dismissed={dismissed || undefined} onPointerLeave={show}>
      <button
        type="button"
        className="term-word"
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onBlur={show}
        onClick={show}
      >
        {children}
      </button>
      <span className="hint" id={id} role="tooltip">
        {meaning}
      </span>
    </span>
  );
}
