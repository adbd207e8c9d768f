import type { ReactNode } from 'react';
import './interval-plot.css';

export interface VerdictProps {
  /** null where nothing is judged. */
  readonly good: boolean | null;
  readonly children: ReactNode;
}

/** A word with a mark before it: a tick or a cross. */
export function Verdict({ good, children }: VerdictProps) {
  return (
    <span className="verdict" data-good={good ?? 'none'}>
      {good === null ? null : (
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d={good ? 'M1.5 6.5 4.5 9.5 10.5 2.5' : 'M2 2 10 10M10 2 2 10'} />
        </svg>
      )}
      {children}
    </span>
  );
}
