import type { Language } from '../../../messages/index.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { meanwhile, type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { overBound, type Ranked, ranked, shownRules } from './series.ts';

/** The best and the worst at the number of agents that is set, and what chance has to do with it. */
export function says(shown: TaskShown, language: Language): readonly string[] {
  const formats = taskFormats(shown, language);
  const { rules: text, ruleNames } = formats;
  const set = shown.settings.parameters.agents;
  const order = ranked(shownRules(shown), set);
  if (order.length === 0) return [text.nothing];
  const best = order[0].point;
  const worst = order[order.length - 1].point;
  const agents = formats.agentsText(best.agents);
  const nearest = meanwhile(formats, best, set);
  const apart = worst.makespan / best.makespan - 1;
  if (apart <= ROUNDING) return [text.allAlike(agents, formats.time(best.makespan)), ...nearest];
  const alike = ({ makespan }: ScalePoint) =>
    order
      .filter(({ point }) => Math.abs(point.makespan / makespan - 1) <= ROUNDING)
      .map(({ rule }) => ruleNames[rule]);
  const fastest = alike(best);
  // A draw may have been lucky: which rule is fastest without one is worth saying.
  const fixed = order.find((each) => !each.drawn)?.point;
  const drawnFirst = fixed !== undefined && fixed.makespan > best.makespan * (1 + ROUNDING);
  const slowest = alike(worst);
  const above = overBound(best) - 1;
  return [
    text.bestIs(
      agents,
      text.and(fastest),
      fastest.length === 1,
      formats.time(best.makespan),
      above <= ROUNDING ? null : formats.part(above),
    ),
    ...(drawnFirst ? [fixedText(formats, order, fixed)] : []),
    text.worstIs(
      text.and(slowest),
      slowest.length === 1,
      formats.time(worst.makespan),
      formats.part(apart),
    ),
    ...nearest,
    ...chanceText(formats, order),
  ];
}

/** Which rules draw, and that the others do not. */
function chanceText(
  { rules: text, ruleNames }: TaskFormats,
  order: readonly Ranked[],
): readonly string[] {
  const drawn = order.filter((each) => each.drawn);
  return [
    ...(drawn.length < order.length ? [text.fixed] : []),
    ...(drawn.length > 0
      ? [text.drawn(text.and(drawn.map(({ rule }) => ruleNames[rule])), drawn.length === 1)]
      : []),
  ];
}

/** The fastest of the rules that give the same run every time. */
function fixedText(
  { rules: text, ruleNames, time }: TaskFormats,
  order: readonly Ranked[],
  { makespan }: ScalePoint,
): string {
  const names = order
    .filter(({ point, drawn }) => !drawn && Math.abs(point.makespan / makespan - 1) <= ROUNDING)
    .map(({ rule }) => ruleNames[rule]);
  return text.bestFixed(text.and(names), names.length === 1, time(makespan));
}
