import { type RefObject, useEffect } from 'react';
import type { TaskState } from '../../../state/task/store-state.ts';
import { useTask, useTaskLab } from '../task-context.tsx';

/** Marks the heading of what came. */
export const HEADING = { 'data-arrival': '', tabIndex: -1 } as const;

/**
 * Moves the focus to the heading of what came, where the control that led to it has gone away with what was there before.
 * Who has moved on to something else meanwhile stays there.
 */
export function useArrival(stage: RefObject<HTMLElement | null>): void {
  const { arrival } = useTaskLab();
  const came = useTask(shownSource);
  useEffect(() => {
    if (came === null || !arrival.take()) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null &&
      activeElement !== document.body &&
      !stage.current?.contains(activeElement);
    if (!isElsewhere) stage.current?.querySelector<HTMLElement>('[data-arrival]')?.focus();
  }, [came, arrival, stage]);
}

/** null while a file is read. */
function shownSource({ source }: TaskState): TaskState['source'] | null {
  return source.kind === 'reading' ? null : source;
}
