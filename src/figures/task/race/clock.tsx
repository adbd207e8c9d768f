import { createContext, useContext } from 'react';
import type { ClockKind } from '../../../draw/timeline.ts';

/** The clock by which the race of the page goes on: all that follows it is drawn along the same axis. */
export interface TaskClock {
  readonly clock: ClockKind;
  readonly onClock: (clock: ClockKind) => void;
}

const TaskClockContext = createContext<TaskClock>({ clock: 'linear', onClock: () => {} });

export const TaskClockProvider = TaskClockContext.Provider;

export function useTaskClock(): TaskClock {
  return useContext(TaskClockContext);
}
