import { useMemo } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { BarList } from '../../../components/task/bars/bar-list.tsx';
import { ShareBar } from '../../../components/task/bars/share-bar.tsx';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import { idText } from '../graph/id-text.ts';
import { shortId } from '../race/short-id.ts';
import { type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskPictureProps } from '../spec.ts';
import { type ChainPart, gainOf, type ShownPath, shownPath } from './chain.ts';
import { nameOf } from './words.ts';
import '../scale/scale.css';

/** The chain to scale, what it consists of by sort, and what shortening its longest steps would buy. */
export function Picture({ task, settings, results }: TaskPictureProps) {
  const language = useLanguage();
  const formats = taskFormats({ task }, language);
  const of = useMemo(() => shownPath({ task, settings, results }), [task, settings, results]);
  const { path: text } = formats;
  // The words of the figure say why.
  if (of === null) return null;
  const gains = gainRows(formats, of);
  const [full, hatched] = [gains.some((row) => row.full > 0), gains.some((row) => row.hatched > 0)];
  return (
    <>
      <Chain {...{ formats, of }} />
      {of.sorts.length > 1 && <BarList title={text.sorts} rows={sortRows(formats, of)} />}
      <BarList title={text.gains} rows={gains}>
        <p className="task-note">{text.gainsNote(full, hatched)}</p>
      </BarList>
    </>
  );
}

function Chain({ formats, of }: { formats: TaskFormats; of: ShownPath }) {
  const { path: text } = formats;
  const { criticalPath, parts, name } = of;
  const inFull = ({ step, steps }: ChainPart) =>
    step === null ? text.others(formats.count(steps), steps === 1) : name(step);
  return (
    <section className="task-bars">
      <h3>{text.bar}</h3>
      <ShareBar
        label={text.bar}
        parts={parts.map((part) => ({
          key: String(part.from) + (part.step ?? 'rest'),
          from: part.from / criticalPath,
          to: part.to / criticalPath,
          look: part.step === null ? 'rest' : 'plain',
          text: part.step === null ? restText(formats, part, criticalPath) : nameOf(of, part.step),
          title: text.part(
            inFull(part),
            formats.time(part.to - part.from),
            formats.part((part.to - part.from) / criticalPath),
          ),
        }))}
      />
    </section>
  );
}

/** As a share of the chain: from here on the short steps have room for what they are, beside how many. */
const ROOMY = 0.25;

function restText({ path, count }: TaskFormats, { from, to, steps }: ChainPart, whole: number) {
  const number = count(steps);
  return to - from >= ROOMY * whole ? path.others(number, steps === 1) : number;
}

const MOST_SORTS = 8;

function sortRows(formats: TaskFormats, of: ShownPath) {
  const { path: text } = formats;
  const sorts = of.sorts.filter(({ duration }) => duration > 0);
  const shown = sorts.length > MOST_SORTS ? sorts.slice(0, MOST_SORTS - 1) : sorts;
  const rest = sorts.slice(shown.length);
  const rows = shown.map(({ sort, duration, steps }) => ({
    name: sort === '' ? text.noSort : shortId(idText(sort)),
    duration,
    steps,
  }));
  if (rest.length > 0) {
    rows.push({
      name: text.restSorts(formats.count(rest.length)),
      duration: rest.reduce((sum, { duration }) => sum + duration, 0),
      steps: rest.reduce((sum, { steps }) => sum + steps, 0),
    });
  }
  const longest = Math.max(...rows.map(({ duration }) => duration));
  return rows.map(({ name, duration, steps }, i) => ({
    key: String(i),
    name: text.named(name, formats.scaling.steps(formats.count(steps), steps === 1)),
    full: duration / longest,
    hatched: 0,
    value: text.timeAndShare(formats.time(duration), formats.part(duration / of.criticalPath)),
  }));
}

function gainRows(formats: TaskFormats, of: ShownPath) {
  const { path: text } = formats;
  const longest = of.shortened[0]?.duration ?? 1;
  return of.shortened.map((each) => {
    const gain = gainOf(each, of);
    const rest = each.duration - gain;
    return {
      key: String(each.step),
      name: text.named(nameOf(of, each.step), formats.time(each.duration)),
      full: gain / longest,
      // What is left over by rounding is no part of a bar.
      hatched: rest > ROUNDING * longest ? rest / longest : 0,
      value: gain > 0 ? text.gain(formats.time(gain)) : text.noGain,
    };
  });
}
