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
  const longest = of.shortened[0];
  return [
    longest
      ? [
          described,
          text.longest(
            nameOf(of, longest.step),
            formats.time(longest.duration),
            formats.part(longest.duration / of.criticalPath),
          ),
        ].join(between)
      : described,
    ...shortening(formats, of),
    ...betterLever(formats, of),
    ...(of.whole ? [text.chain] : [of.only ? text.only : text.notOnly]),
  ];
}

function shortening(formats: TaskFormats, of: ShownPath): string[] {
  const [longest] = of.shortened;
  if (!longest) return [];
  const { path: text } = formats;
  const name = nameOf(of, longest.step);
  const gain = gainOf(longest, of);
  if (gain <= ROUNDING * of.criticalPath) return [text.helpsNever(name)];
  if (longest.until <= ROUNDING * of.criticalPath)
    return [text.alwaysHelps(name, formats.time(gain))];
  return [
    text.helpsUntil(
      name,
      formats.time(longest.until),
      formats.time(gain),
      formats.times(of.work / of.criticalPath),
      speedupText(formats, speedupAfter(of, gain, longest.none)),
    ),
  ];
}

/** The step that buys most, where it is not the longest. */
function betterLever(formats: TaskFormats, of: ShownPath): string[] {
  const { most, shortened } = of;
  const [longest] = shortened;
  if (!most || !longest) return [];
  const gain = gainOf(most, of);
  if (gain <= gainOf(longest, of) + ROUNDING * of.criticalPath) return [];
  return [formats.path.mostBy(nameOf(of, most.step), formats.time(gain))];
}

/** With both its ends, which tell ids apart, and without what cannot be seen. */
export const nameOf = (of: ShownPath, step: number) => shortId(idText(of.name(step)));
