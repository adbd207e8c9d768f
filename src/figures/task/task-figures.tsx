import { useMemo, useState } from 'react';
import { TitleLevelProvider } from '../../components/plot/title-level.ts';
import type { ClockKind } from '../../draw/timeline.ts';
import { TaskFigure } from './frame/task-figure.tsx';
import { Timekeeper } from './frame/timekeeper.tsx';
import { TaskClockProvider } from './race/clock.tsx';
import { taskTimeline } from './race/task-timeline.ts';
import { TASK_FIGURES } from './registry.ts';
import type { TaskPictureProps } from './spec.ts';

/** The page gives the player; the timeline of the duel is set on it here. */
export type TaskFiguresProps = Omit<TaskPictureProps, 'timeline'>;

/** All figures of a task graph, beneath each other; the race and the lanes follow one player. */
export function TaskFigures(props: TaskFiguresProps) {
  const { task, results, player } = props;
  const { duel } = results;
  // Evenly in time: a reader's times mean something, and a swarm that is sooner is seen to be.
  const [clock, setClock] = useState<ClockKind>('linear');
  const timeline = useMemo(
    () => (duel ? taskTimeline(task, duel, clock) : null),
    [task, duel, clock],
  );
  const ofClock = useMemo(() => ({ clock, onClock: setClock }), [clock]);
  return (
    <TaskClockProvider value={ofClock}>
      <Timekeeper {...{ task, duel, timeline, player }} />
      <TitleLevelProvider value="h3">
        {TASK_FIGURES.map((spec) => (
          <TaskFigure key={spec.id} spec={spec} {...props} timeline={timeline} />
        ))}
      </TitleLevelProvider>
    </TaskClockProvider>
  );
}
