import { LanguageProvider } from '../components/messages-context.tsx';
import type { TaskLab } from '../figures/task/create-task.ts';
import type { Language } from '../messages/index.ts';
import { taskCatalogues } from '../messages/task/index.ts';
import { Frame } from './frame.tsx';
import { TaskBody } from './task-body.tsx';

export interface TaskPageProps {
  readonly language: Language;
  readonly lab: TaskLab;
}

/**
 * The page of a reader's own task graph, made when the site is built. What stands around its body stays as it came: replaced
 * by itself, the first screen would count as drawn only once all scripts are there.
 */
export function TaskPage({ language, lab }: TaskPageProps) {
  const { page: text } = taskCatalogues[language];
  return (
    <LanguageProvider value={language}>
      <Frame kind="task" skip={text.skip}>
        <div className="wide task-top">
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {/* Found by its id, as the header is. */}
        <div className="wide" id="body">
          <TaskBody {...{ language, lab }} />
        </div>
      </Frame>
    </LanguageProvider>
  );
}
