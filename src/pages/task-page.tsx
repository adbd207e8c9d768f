import { LanguageProvider } from '../components/messages-context.tsx';
import { ErrorBoundary } from '../components/notice/error-boundary.tsx';
import { crashed } from '../figures/task/crashed.ts';
import type { TaskLab } from '../figures/task/create-task.ts';
import { TaskProvider } from '../figures/task/task-context.tsx';
import { TaskWorkbench } from '../figures/task/task-page.tsx';
import type { Language } from '../messages/index.ts';
import { taskCatalogues } from '../messages/task/index.ts';
import { Frame } from './frame.tsx';

export interface TaskPageProps {
  readonly language: Language;
  readonly lab: TaskLab;
  readonly onLeave?: () => void;
  /** The reader asked for a fresh page after it broke. */
  readonly onReset?: () => void;
}

/** The page of a reader's own task graph, the same when the site is built and in the browser. */
export function TaskPage({ language, lab, onLeave, onReset }: TaskPageProps) {
  const { page: text } = taskCatalogues[language];
  return (
    <LanguageProvider value={language}>
      <Frame kind="task" skip={text.skip} {...(onLeave ? { onLeave } : {})}>
        <div className="wide task-top">
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <div className="wide">
          <ErrorBoundary name="task" about={() => crashed(lab)} onReset={onReset ?? (() => {})}>
            <TaskProvider lab={lab}>
              <TaskWorkbench />
            </TaskProvider>
          </ErrorBoundary>
        </div>
      </Frame>
    </LanguageProvider>
  );
}
