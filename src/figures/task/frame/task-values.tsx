import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useMessages } from '../../../components/messages-context.tsx';
import { DigestLine } from '../../article/digest-line.tsx';
import { ValuesTable } from '../../article/values-table.tsx';
import type { TaskFigureSpec, TaskShown } from '../spec.ts';
import { isWhole, taskDigest } from './digest.ts';
import { useShownAsRead } from './shown-as-read.ts';
import { whenIdle } from './when-idle.ts';

export interface TaskValuesProps {
  readonly spec: TaskFigureSpec;
  readonly shown: TaskShown;
}

/**
 * The exact values of a figure, on request. They are made when it is opened; and, once all is in and nothing else is to be
 * done, while it is closed: a browser that searches the page opens it where it finds something. What is there is never of before.
 */
export function TaskValues({ spec, shown }: TaskValuesProps) {
  const { frame } = useMessages().figures;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const read = useShownAsRead(shown);
  const [searched, setSearched] = useState<TaskShown | null>(null);
  const whole = isWhole(spec, shown);
  useEffect(() => {
    return whole && !open ? whenIdle(() => setSearched(read)) : undefined;
  }, [whole, open, read]);
  const wanted = open || (whole && searched === read);
  const table = useMemo(
    () => (wanted ? spec.table(read, language) : null),
    [wanted, spec, read, language],
  );
  return (
    <details className="fig-values" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{frame.values}</summary>
      {table && <ValuesTable table={table} />}
      {/* Computed when somebody looks. */}
      {open && <DigestLine digest={taskDigest(spec, shown)} />}
    </details>
  );
}
