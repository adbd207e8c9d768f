import { LanguageProvider } from '../components/messages-context.tsx';
import { ErrorBoundary } from '../components/notice/error-boundary.tsx';
import { crashed } from '../figures/task/crashed.ts';
import type { TaskLab } from '../figures/task/create-task.ts';
import { TaskProvider } from '../figures/task/task-context.tsx';
import { TaskWorkbench } from '../figures/task/task-page.tsx';
import type { Language } from '../messages/index.ts';
import { TaskTarget } from './task-target.tsx';

export interface TaskBodyProps {
  readonly language: Language;
  readonly lab: TaskLab;
  /** Something is held over the page. */
  readonly hovers?: boolean;
  /** The reader asked for a fresh page after it broke. */
  readonly onReset?: () => void;
}

/** What lives on the page of a reader's own task graph, the same when the site is built and in the browser. */
export function TaskBody({ language, lab, hovers = false, onReset = () => {} }: TaskBodyProps) {
  return (
    <LanguageProvider value={language}>
      <ErrorBoundary name="task" about={() => crashed(lab)} onReset={onReset}>
        <TaskProvider lab={lab}>
          <TaskWorkbench />
        </TaskProvider>
      </ErrorBoundary>
      {hovers ? <TaskTarget language={language} /> : null}
    </LanguageProvider>
  );
}
