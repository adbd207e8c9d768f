import { useEffect, useState } from 'react';
import { createTaskLab, type TaskLab, type TaskLabOptions } from '../figures/task/create-task.ts';
import { bringStage } from '../figures/task/intake/bring-stage.ts';
import { writeTaskGraph } from '../graphs/formats/write-task-graph.ts';
import { parseTaskLink } from '../link/task/parse-task-link.ts';
import type { Language } from '../messages/index.ts';
import { rootFrom } from './addresses.ts';
import './drop-file.css';
import { watchHand } from './drop-file-hand.ts';
import { type FreshStart, useFreshStart } from './fresh-start.ts';
import { TaskBody } from './task-body.tsx';
import { taskTaker } from './task-drops.ts';
import { followEarly } from './task-early-follow.ts';
import { takeSign, watchLanguageLink } from './task-hand-over.ts';
import { watchHeaderLinks } from './task-header.ts';
import { syncTaskLink } from './task-link-sync.ts';

export interface TaskAppProps {
  readonly language: Language;
  /** Who computes, and the place for what is kept, where it is not the site's own; for tests. */
  readonly options?: TaskLabOptions;
  /** Told of every lab that is made; for tests. */
  readonly onLab?: (lab: TaskLab) => void;
}

/** The body of the page of a task graph in the browser: opens the link, and starts anew, at the first example, after the page broke. */
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

  useEffect(() => {
    const sync = syncTaskLink(lab);
    const take = taskTaker(lab, { language, kind: 'task' });
    const stops = [
      watchHand({ onHover: setHovers, onCarried: take }),
      watchHeaderLinks(sync.flush),
      watchLanguageLink(lab),
    ];
    lab.start();
    followEarly(lab, take);
    onLab?.(lab);
    return () => {
      for (const stop of stops) stop();
      sync.dispose();
      lab.dispose();
    };
  }, [lab, language, onLab]);

  return <TaskBody {...{ language, lab, hovers, onReset }} />;
}

function siteAddress(language: Language): string {
  return new URL(rootFrom({ language, kind: 'task' }) || './', document.baseURI).href;
}
