import { deployment } from '../../state/measures.ts';
import { selectCurrent, selectPicture, selectWork } from '../../state/selectors.ts';
import { useLab } from '../lab-context.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { formats } from './format.ts';
import { LevelTable } from './level-table.tsx';
import './readouts.css';
import { PinnedNote } from './pinned-values.tsx';
import { PrintLine } from './print-line.tsx';
import { RunDigest } from './run-digest.tsx';
import { SpokenSummary } from './spoken-summary.tsx';
import { whoText } from './who.ts';
import { WholeTable } from './whole-table.tsx';

/** What was measured for the picture on show. */
export function Readouts() {
  const language = useLanguage();
  const messages = useMessages();
  const { readouts: text } = messages.page;
  const { whole, level } = formats(language);
  const picture = useLab(selectPicture);
  const work = useLab(selectWork);
  const current = useLab(selectCurrent);
  const family = picture?.family ?? null;
  const of = picture?.familyOf ?? null;
  // Graphs of their own are compared on the scale of their task, whatever is set.
  const taskScale = of !== null && (of.scale === 'task' || deployment(of).sessions > 1);
  const settled = work.status === 'complete';
  const reduced = picture?.race.alone.graph.growth?.notice ?? null;
  const parts: string[] = [];
  if (family && of && family.graphs < of.graphs) {
    parts.push(text.partial(whole(family.graphs), whole(of.graphs)));
  }
  const share = work.status === 'computing' || work.status === 'partial' ? work.share : null;
  if (share === null || share === 0) {
    if (family && !current && work.status === 'computing') parts.push(text.stale);
  } else {
    parts.push(text.working(level(Math.floor(share * 100) / 100)));
  }
  return (
    <section className="readouts" aria-label={messages.page.figure.readouts}>
      <div className="readout-tables" data-old={!current || undefined}>
        <LevelTable family={family} taskScale={taskScale} settled={settled} />
        <WholeTable family={family} of={of} settled={settled} />
      </div>
      {taskScale ? <p className="readout-scale">{text.taskScale}</p> : null}
      <PinnedNote />
      <div className="readout-foot">
        <p className="readout-caption">
          {family && of
            ? family.graphs > 1
              ? text.caption(whoText(messages, whole, of), whole(family.graphs))
              : text.captionOne(whoText(messages, whole, of))
            : ' '}{' '}
          {parts.length > 0 ? <span className="readout-state">{parts.join(' · ')}</span> : null}
        </p>
        <RunDigest digest={picture?.race.digest ?? null} />
      </div>
      <PrintLine />
      <SpokenSummary />
      {reduced ? (
        <p className="readout-notice" role="status">
          {text.layersReduced(whole(reduced.asked), whole(reduced.used))}
        </p>
      ) : null}
    </section>
  );
}
