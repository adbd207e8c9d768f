import { useState } from 'react';
import { useMessages } from '../../components/messages-context.tsx';
import { DigestLine } from './digest-line.tsx';
import type { FigureTable } from './spec.ts';
import { ValuesTable } from './values-table.tsx';

export interface ExactValuesProps {
  readonly table: FigureTable;
  /** Whether the reader had opened it before the figure came to life. */
  readonly opened?: boolean;
  /** Fingerprint of the result; left out where none is made. */
  readonly digest?: (() => string | null) | undefined;
}

/** The values of a figure as a table, on request. Opens without a script too. */
export function ExactValues({ table, opened = false, digest }: ExactValuesProps) {
  const { frame } = useMessages().figures;
  const [open, setOpen] = useState(opened);
  return (
    <details
      className="fig-values"
      open={opened}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{frame.values}</summary>
      <ValuesTable table={table} />
      {/* Computed when somebody looks. */}
      {open && digest && <DigestLine digest={digest()} />}
    </details>
  );
}
