import type { Language } from '../../../messages/index.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import { idText } from '../graph/id-text.ts';
import { shortId } from '../race/short-id.ts';
import { type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { timeText } from '../time-text.ts';
import { gainOf, type ShownPath, shownPath, speedupAfter } from './chain.ts';
import { digitsToSubtract } from './digits-to-subtract.ts';
import { speedupText } from './table.ts';

/** The chain, its longest step, and what shortening that would buy. */
export function says(shown: TaskShown, language: Language): readonly string[] {
  const formats = taskFormats(shown, language);
  const of = shownPath(shown);
  const { path: text, scaling, between } = formats;
  if (of === null) return [text.nothing];
  const steps = (n: number) => scaling.steps(formats.count(n), n === 1);
  const described = text.describe(
    formats.time(of.criticalPath),
    formats.count(of.steps),
    steps(shown.task.input.graph.steps),
  );
  const time = timeOfShortening(formats, of);
  return [
    [described, ...longestSteps(formats, of, time)].join(between),
    ...shortening(formats, of, time),
    ...betterLever(formats, of),
    alikeness(formats, of, shown.task.input.graph.steps),
  ];
}

type TimeText = (x: number) => string;

/** For a duration, what it can come down to, and what that buys: a reader subtracts them. */
function timeOfShortening({ unit, language, time }: TaskFormats, of: ShownPath): TimeText {
  if (of.longest === null) return time;
  const { duration: whole, until: rest } = of.longest.most;
  const digits = digitsToSubtract({ whole, rest, gain: gainOf(of.longest.most, of) }, unit);
  return (x) => timeText(x, unit, language, digits);
}

/** Whether other chains are as long, and in which steps they differ. `all`: steps of the graph. */
function alikeness(
  { path: text }: TaskFormats,
  { whole, steps, only, others }: ShownPath,
  all: number,
): string {
  if (whole) return steps === all ? text.chain : text.chainOfWork;
  if (!only) return text.notOnly;
  return others > 0 ? text.onlyInTime : text.only;
}

/** The longest step, or how many are as long. */
function longestSteps(formats: TaskFormats, of: ShownPath, time: TimeText): string[] {
  if (of.longest === null) return [];
  const { path: text } = formats;
  const { count, most } = of.longest;
  const duration = time(most.duration);
  const share = formats.part(most.duration / of.criticalPath);
  return [
    count === 1
      ? text.longest(nameOf(of, most.step), duration, share)
      : text.alike(formats.count(count), duration, share),
  ];
}

/** What shortening the longest step alone buys, or one of those that are as long. */
function shortening(formats: TaskFormats, of: ShownPath, time: TimeText): string[] {
  if (of.longest === null) return [];
  const { path: text } = formats;
  const { count, least, most } = of.longest;
  const [leastGain, gain] = [gainOf(least, of), gainOf(most, of)];
  const rounding = ROUNDING * of.criticalPath;
  if (gain - leastGain > rounding) {
    const lowest = leastGain > rounding ? time(leastGain) : null;
    return [text.depends(nameOf(of, most.step), lowest, time(gain))];
  }
  const name = count === 1 ? text.quoted(nameOf(of, most.step)) : text.one;
  if (gain <= rounding) return [text.helpsNever(name)];
  if (most.until <= rounding) return [text.alwaysHelps(name, time(gain))];
  return [
    text.helpsUntil(
      name,
      time(most.until),
      time(gain),
      formats.times(of.work / of.criticalPath),
      speedupText(formats, speedupAfter(of, gain, most.none)),
    ),
  ];
}

/** The step that buys most, where it is none of the longest. */
function betterLever(formats: TaskFormats, of: ShownPath): string[] {
  const { most, longest } = of;
  if (!most || !longest) return [];
  const gain = gainOf(most, of);
  if (gain <= gainOf(longest.most, of) + ROUNDING * of.criticalPath) return [];
  return [formats.path.mostBy(nameOf(of, most.step), formats.time(gain))];
}

/** With both its ends, which tell ids apart, and without what cannot be seen. */
export const nameOf = (of: ShownPath, step: number) => shortId(idText(of.name(step)));
