import type { Language } from '../../../messages/index.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import { idText } from '../graph/id-text.ts';
import { shortId } from '../race/short-id.ts';
import { type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { gainOf, type ShownPath, shownPath, speedupAfter } from './chain.ts';
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
  return [
    [described, ...longestSteps(formats, of)].join(between),
    ...shortening(formats, of),
    ...betterLever(formats, of),
    ...(of.whole ? [text.chain] : [of.only ? text.only : text.notOnly]),
  ];
}

/** The longest step, or how many are as long. */
function longestSteps(formats: TaskFormats, of: ShownPath): string[] {
  if (of.longest === null) return [];
  const { path: text } = formats;
  const { count, most } = of.longest;
  const duration = formats.time(most.duration);
  const share = formats.part(most.duration / of.criticalPath);
  return [
    count === 1
      ? text.longest(nameOf(of, most.step), duration, share)
      : text.alike(formats.count(count), duration, share),
  ];
}

/** What shortening the longest step alone buys, or one of those that are as long. */
function shortening(formats: TaskFormats, of: ShownPath): string[] {
  if (of.longest === null) return [];
  const { path: text } = formats;
  const { count, least, most } = of.longest;
  const [leastGain, gain] = [gainOf(least, of), gainOf(most, of)];
  const rounding = ROUNDING * of.criticalPath;
  if (gain - leastGain > rounding) {
    const lowest = leastGain > rounding ? formats.time(leastGain) : null;
    return [text.depends(nameOf(of, most.step), lowest, formats.time(gain))];
  }
  const name = count === 1 ? text.quoted(nameOf(of, most.step)) : text.one;
  if (gain <= rounding) return [text.helpsNever(name)];
  if (most.until <= rounding) return [text.alwaysHelps(name, formats.time(gain))];
  return [
    text.helpsUntil(
      name,
      formats.time(most.until),
      formats.time(gain),
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
