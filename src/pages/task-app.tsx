import { useEffect, useRef, useState } from 'react';
import { createTaskLab, type TaskLab, type TaskLabOptions } from '../figures/task/create-task.ts';
import { bringStage } from '../figures/task/intake/bring-stage.ts';
import { writeTaskGraph } from '../graphs/formats/write-task-graph.ts';
import type { LinkWriter } from '../link/link-writer.ts';
import { parseTaskLink } from '../link/task/parse-task-link.ts';
import type { TaskLinkState } from '../link/task/task-link-state.ts';
import type { Language } from '../messages/index.ts';
import { rootFrom } from './addresses.ts';
import './drop-file.css';
import { type FreshStart, useFreshStart } from './fresh-start.ts';
import { watchTaskDrops } from './task-drops.ts';
import { takeSign, watchLanguageLink } from './task-hand-over.ts';
import { syncTaskLink } from './task-link-sync.ts';
import { TaskPage } from './task-page.tsx';
import { TaskTarget } from './task-target.tsx';

export interface TaskAppProps {
  readonly language: Language;
  /** Who computes, and the place for what is kept, where it is not the site's own; for tests. */
  readonly options?: TaskLabOptions;
  /** Told of every lab that is made; for tests. */
  readonly onLab?: (lab: TaskLab) => void;
}

/** The page of a task graph in the browser: opens the link, and starts anew, at the first example, after the page broke. */
export function TaskApp(props: TaskAppProps) {
  const { key, ...start } = useFreshStart(window.location.search + window.location.hash);
  return <LivePage key={key} {...props} {...start} />;
}

type LivePageProps = TaskAppProps & Omit<FreshStart, 'key'>;

function LivePage({ language, link, options, onLab, onReset }: LivePageProps) {
  const [lab] = useState(() =>
    createTaskLab(parseTaskLink(link), {
      site: () => siteAddress(language),
      arriving: takeSign(),
      onBrought: bringStage,
      write: ({ read, unit }) => writeTaskGraph({ ...read, timeUnit: unit }),
      ...options,
    }),
  );
  const [hovers, setHovers] = useState(false);
  const writer = useRef<LinkWriter<TaskLinkState>>(null);

  useEffect(() => {
    const sync = syncTaskLink(lab);
    writer.current = sync;
    const stopDrops = watchTaskDrops(lab, { language, kind: 'task' }, setHovers);
    const stopHanding = watchLanguageLink(lab);
    lab.start();
    onLab?.(lab);
    return () => {
      stopHanding();
      stopDrops();
      sync.dispose();
      lab.dispose();
    };
  }, [lab, language, onLab]);

  return (
    <>
      <TaskPage
        language={language}
        lab={lab}
        onLeave={() => writer.current?.flush()}
        onReset={onReset}
      />
      {hovers ? <TaskTarget language={language} /> : null}
    </>
  );
}

function siteAddress(language: Language): string {
  return new URL(rootFrom({ language, kind: 'task' }) || './', document.baseURI).href;
}
