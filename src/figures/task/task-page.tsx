import { useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../components/messages-context.tsx';
import { ErrorBoundary } from '../../components/notice/error-boundary.tsx';
import type { TaskOnShow } from '../../state/task/task-state.ts';
import { PrintedLine } from './controls/printed-line.tsx';
import { PANEL, QuickBar } from './controls/quick-bar.tsx';
import { TaskPanel } from './controls/task-panel.tsx';
import { TaskUndo, TaskUndoOfSome } from './controls/task-undo.tsx';
import { crashed } from './crashed.ts';
import { Asking } from './intake/asking.tsx';
import { BackTo } from './intake/back-to.tsx';
import { STAGE } from './intake/bring-stage.ts';
import { Decisions } from './intake/decisions.tsx';
import { DropZone } from './intake/drop-zone.tsx';
import { Failed } from './intake/failed.tsx';
import { Formats } from './intake/formats.tsx';
import { Gallery } from './intake/gallery.tsx';
import { Head, Numbers } from './intake/head.tsx';
import './intake/intake.css';
import './intake/stage.css';
import './controls/at-hand.css';
import { isolated } from './intake/isolated.ts';
import { Keeping } from './intake/keeping.tsx';
import { TaskNotices } from './intake/link-notices.tsx';
import { Reading } from './intake/reading.tsx';
import { Refused } from './intake/refused.tsx';
import { Remarks } from './intake/remarks.tsx';
import { HEADING, useArrival } from './intake/use-arrival.ts';
import { Verdict } from './intake/verdict-said.tsx';
import { LateFigures } from './late-figures.tsx';
import { usePageText, useTask, useTaskLab } from './task-context.tsx';

/** Where a graph comes in, and all that there is to see of it. The same when the site is built, with nothing on show. */
export function TaskWorkbench() {
  const { noScript } = usePageText();
  const stage = useRef<HTMLDivElement>(null);
  useArrival(stage);
  return (
    <>
      <section className="intake">
        <DropZone />
        <Gallery />
        <Formats />
      </section>
      <noscript>
        <p className="task-noscript">{noScript}</p>
      </noscript>
      <TaskNotices />
      <Failed />
      {/* The room below is kept for what comes, so that nothing moves when it does. */}
      <div className="task-stage" id={STAGE} tabIndex={-1} ref={stage}>
        <Stage />
      </div>
      <AskedAloud />
    </>
  );
}

function Stage() {
  const source = useTask((state) => state.source);
  const origin = useTask((state) => state.origin);
  const { reading, missing, drop } = usePageText();
  switch (source.kind) {
    case 'none':
      return origin.kind === 'missing' ? (
        <section className="notice task-missing" role="status">
          <p {...HEADING}>{missing[origin.why]}</p>
          <BackTo />
        </section>
      ) : null;
    case 'reading':
      return (
        <Reading
          title={reading.title(isolated(source.name || drop.pastedName))}
          share={source.share}
        />
      );
    case 'refused':
      return (
        <>
          <Refused source={source} />
          <TaskUndoOfSome />
        </>
      );
    case 'asking':
      return (
        <div className="task-on-show">
          <Head task={source.task} />
          <Rereading />
          <TaskUndoOfSome />
          <Asking task={source.task} />
          <p className="task-asking-back">
            <BackTo />
          </p>
          <Remarks remarks={source.task.read.remarks} />
        </div>
      );
    case 'ready':
      return <Ready task={source.task} />;
  }
}

/** The question of the unit, said to who does not see it: the element is there before what it says. */
function AskedAloud() {
  const isAsking = useTask(({ source }) => source.kind === 'asking');
  const { asking } = usePageText();
  return (
    <p className="visually-hidden" role="status">
      {isAsking ? `${asking.title} ${asking.why}` : null}
    </p>
  );
}

/** The same files are read again, otherwise. */
function Rereading() {
  const share = useTask((state) => state.rereading);
  const { reading } = usePageText();
  return share === null ? null : <Reading title={reading.again} share={share} />;
}

function Ready({ task }: { readonly task: TaskOnShow }) {
  const lab = useTaskLab();
  const { settings: text } = usePageText();
  const asked = useTask((state) => state.settings);
  const reading = useTask((state) => state.readAs);
  // Figures tell of the graph that they show, also while its files are read again, otherwise.
  const settings = useMemo(() => ({ ...asked, reading }), [asked, reading]);
  const results = useTask((state) => state.results);
  const [attempt, setAttempt] = useState(0);
  const { actions } = lab.store.getState();
  return (
    <div className="task-on-show" data-ready="">
      <div className="task-about">
        <Head task={task} />
        <Verdict task={task} />
        <Numbers task={task} />
        <Rereading />
        <Decisions task={task} />
        <Remarks remarks={task.read.remarks} />
        <Keeping />
        <PrintedLine />
      </div>
      <section id={PANEL} className="task-panel needs-js" aria-label={text.title}>
        <div className="task-panel-head">
          <h2>{text.title}</h2>
          <TaskUndo />
        </div>
        <TaskPanel task={task} />
        <Working />
      </section>
      <div className="task-figures">
        {/* Whatever breaks in a picture, files come in as before. */}
        <ErrorBoundary
          key={attempt}
          name="task"
          about={() => crashed(lab)}
          onReset={() => setAttempt(attempt + 1)}
        >
          <LateFigures {...{ task, settings, results, actions }} player={lab.player} />
        </ErrorBoundary>
        <QuickBar />
      </div>
    </div>
  );
}

/** How far all is that is wanted of the settings as they are. */
function Working() {
  const language = useLanguage();
  const { head } = usePageText();
  const share = useTask((state) => state.share);
  const whole = useTask((state) => state.results.whole);
  const failed = useTask((state) => state.failure !== null);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  return <p className="task-working">{whole || failed ? null : head.working(percent)}</p>;
}
