import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { ErrorBoundary } from '../../../components/notice/error-boundary.tsx';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useTaskClock } from '../race/clock.tsx';
import type { TaskFigureSpec, TaskPictureProps, TaskShown } from '../spec.ts';
import { figureAnchor } from './anchor.ts';
import { isWhole } from './digest.ts';
import { savableTask } from './savable-task.ts';
import { SaveAction } from './save-action.tsx';
import { TaskFigureBody } from './task-figure-body.tsx';
import { useNear } from './use-near.ts';
import '../../article/frame.css';
import './frame.css';
import './large-letters.css';

export interface TaskFigureProps extends TaskPictureProps {
  readonly spec: TaskFigureSpec;
}

/** A figure of the page with all that stands around it: heading, what it says, its values, saving. */
export const TaskFigure = memo(function TaskFigure({ spec, ...props }: TaskFigureProps) {
  const { task, settings, results } = props;
  const language = useLanguage();
  const { clock } = useTaskClock();
  const { frame } = taskCatalogues[language].race;
  const section = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const near = useNear(section);
  const [fresh, setFresh] = useState(0);
  const shown: TaskShown = { task, settings, results };
  /** As it is when somebody saves it. */
  const latest = useRef({ shown, clock });
  useEffect(() => {
    latest.current = { shown: { task, settings, results }, clock };
  }, [task, settings, results, clock]);
  const savable = useCallback(
    () =>
      savableTask(
        spec,
        () => latest.current.shown,
        () => picture.current,
        () => latest.current.clock,
        language,
      ),
    [spec, language],
  );
  const title = spec.title(language);
  const titleId = `${spec.id}-title`;
  const ready = spec.ready(shown);
  const working = !isWhole(spec, shown);
  return (
    <section
      ref={section}
      id={figureAnchor(spec.id)}
      className="fig task-figure"
      aria-labelledby={titleId}
      aria-busy={working}
    >
      <header className="fig-head">
        <h2 id={titleId} className="fig-title task-figure-title">
          {title}
        </h2>
        <div className="fig-actions">
          <span className="fig-working" role="status">
            {ready && working ? frame.working : ''}
          </span>
          {ready && <SaveAction of={savable} title={title} />}
        </div>
      </header>
      <ErrorBoundary key={fresh} name={spec.id} onReset={() => setFresh(fresh + 1)}>
        {ready ? (
          <TaskFigureBody {...{ spec, near, picture }} {...props} />
        ) : (
          <p className="task-figure-room" data-figure={spec.id}>
            {frame.waiting}
          </p>
        )}
      </ErrorBoundary>
    </section>
  );
});
