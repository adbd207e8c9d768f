import type { ReactNode } from 'react';

/**
 * A small card that appears while the pointer or the focus is on what stands in the text. Style sheets show it, so
 * it works without a script; `cards.ts` keeps it inside the window and lets Escape put it away. `id`: of the card, which
 * describes what is focused.
 */
export function WithCard({
  id,
  card,
  children,
}: {
  readonly id: string;
  readonly card: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className="card-host">
      {children}
      <span className="card" id={id} role="tooltip">
        {card}
      </span>
    </span>
  );
}
