import { memo, type RefObject, useMemo } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { TaskFigureSpec, TaskPictureProps } from '../spec.ts';
import { useShownAsRead } from './shown-as-read.ts';
import { TaskValues } from './task-values.tsx';

export interface TaskFigureBodyProps extends TaskPictureProps {
  readonly spec: TaskFigureSpec;
  /** Whether the picture is near enough to be drawn. */
  readonly near: boolean;
  readonly picture: RefObject<HTMLDivElement | null>;
}

/** What a figure says, shows and counts, once there is something. */
export function TaskFigureBody({ spec, near, picture, ...props }: TaskFigureBodyProps) {
  const { task, settings, results } = props;
  const language = useLanguage();
  const shown = { task, settings, results };
  const told = useShownAsRead(shown);
  const drawn = useShownAsRead(shown);
  const says = useMemo(() => spec.says(told, language), [spec, told, language]);
  // A picture that would be the same is left as it is.
  const Picture = useMemo(() => memo(spec.Picture), [spec]);
  const describedBy = `${spec.id}-says`;
  return (
    <>
      <p id={describedBy} className="task-figure-says">
        {says.map((sentence, i) => (
          // Between Latin sentences stands a space, between Chinese ones none.
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
          <span key={i}>
            {sentence}
            {language === 'en' && i < says.length - 1 ? ' ' : ''}
          </span>
        ))}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: what it is in is a section already, with a heading of its own */}
      <div role="group" aria-labelledby={`${spec.id}-title`} aria-describedby={describedBy}>
        <div ref={picture} className="fig-picture">
          {near ? (
            <Picture {...props} {...drawn} />
          ) : (
            <div className="task-figure-room" data-figure={spec.id} />
          )}
        </div>
      </div>
      {(spec.hasTable?.(shown) ?? true) && <TaskValues spec={spec} shown={shown} />}
    </>
  );
}
