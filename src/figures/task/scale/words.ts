import type { Language } from '../../../messages/index.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import type { TaskShown } from '../spec.ts';
import { meanwhile, type TaskFormats, taskFormats } from './formats.ts';
import { isDrawn, nearestTo, paysAnything, pointAt, worstOf } from './points.ts';
import { type ShownScale, shownScale } from './shown-scale.ts';

/** What the runs take, what bounds them, where more agents take longer, and how that compares with what was recorded. */
export function says(shown: TaskShown, language: Language): readonly string[] {
  const formats = taskFormats(shown, language);
  const of = shownScale(shown);
  if (of === null) return [formats.scaling.nothing];
  return [
    describe(formats, of, shown.task.input.graph.steps),
    // That more can be slower is what nobody expects: it is told before what is usual.
    ...anomalies(formats, of),
    bounds(formats, of),
    ...meanwhile(formats, pointAt(of.points, of.agents), of.agents),
    ...recorded(formats, of),
  ];
}

function describe(formats: TaskFormats, { points, agents }: ShownScale, steps: number): string {
  const { scaling } = formats;
  const takes = ({ agents }: ScalePoint) => scaling.takes(formats.agentsText(agents), agents === 1);
  const stepsText = scaling.steps(formats.count(steps), steps === 1);
  const first = points[0];
  const most = points[points.length - 1];
  const at = pointAt(points, agents) ?? most;
  if (first.agents !== 1 || points.length < 3) {
    return scaling.describeFirst(stepsText, takes(at), formats.time(at.makespan));
  }
  const alike = points.every((each) => Math.abs(each.makespan / first.makespan - 1) <= ROUNDING);
  if (alike) return scaling.describeAlike(stepsText, formats.time(first.makespan));
  // The number that is set, or one in the middle where it is at an end.
  const middle = at === first || at === most ? points[points.length >> 1] : at;
  return scaling.describe(
    stepsText,
    formats.time(first.makespan),
    takes(middle),
    formats.time(middle.makespan),
    formats.times(middle.speedup),
    takes(most),
    formats.time(most.makespan),
  );
}

function bounds(formats: TaskFormats, { span, parallelism, points, agents }: ShownScale): string {
  const { scaling, between } = formats;
  const ceiling = scaling.ceiling(formats.time(span.criticalPath), formats.times(parallelism));
  const at = pointAt(points, agents);
  if (at === null) return ceiling;
  const above = at.makespan / at.lowerBound - 1;
  const name = formats.agentsText(at.agents);
  const compared =
    above <= ROUNDING
      ? scaling.meetsBound(name)
      : scaling.aboveBound(name, formats.part(above), formats.time(at.lowerBound));
  return [ceiling, compared].join(between);
}

/** The size that loses most against a smaller one, and why that can be. */
function anomalies(formats: TaskFormats, { slower }: ShownScale): string[] {
  if (slower.length === 0) return [];
  const { scaling, between } = formats;
  const { point, than } = worstOf(slower);
  const told = scaling.slower(
    formats.agentsText(point.agents),
    formats.time(point.makespan),
    formats.agentsText(than.agents),
    formats.time(than.makespan),
  );
  const others = slower.length - 1;
  const reason = paysAnything([point])
    ? scaling.tooMuchOverhead
    : isDrawn(point)
      ? scaling.anomalyDrawn
      : point.options.kind === 'standard'
        ? scaling.anomaly
        : scaling.otherOrder;
  return [
    [told, ...(others > 0 ? [scaling.slowerOthers(formats.count(others))] : []), reason].join(
      between,
    ),
  ];
}

function recorded(formats: TaskFormats, { points, recorded: time }: ShownScale): string[] {
  const nearest = time === null ? null : nearestTo(points, time);
  if (time === null || nearest === null) return [];
  const { scaling, between } = formats;
  const makespans = points.map(({ makespan }) => makespan);
  const said = [
    formats.time(time),
    formats.agentsText(nearest.agents),
    nearest.agents === 1,
    scaling.recordedWith(formats.time(nearest.makespan)),
  ] as const;
  const longer = time > Math.max(...makespans);
  const outside = longer || time < Math.min(...makespans);
  return [
    [
      outside ? scaling.recordedOutside(...said, longer) : scaling.recorded(...said),
      scaling.loosely,
    ].join(between),
  ];
}
