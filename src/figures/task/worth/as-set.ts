import { DEFAULT_TASK_LINK } from '../../../link/task/task-link-state.ts';
import type { Language } from '../../../messages/index.ts';
import { isSoonEnough } from '../../../model/measure/agents-worth-having.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { type TaskFormats, taskFormats } from '../scale/formats.ts';
import { byAgents, isFaster, paysAnything } from '../scale/points.ts';
import type { TaskShown } from '../spec.ts';
import { moneyAsSet } from './money-as-set.ts';

/** What the settings make of the verdict, which is about the graph alone: in sentences. */
export interface AsSet {
  /** Of overhead, rule and swarm; none where they are those of the verdict, or change nothing. */
  readonly run: readonly string[];
  /** Of prices; none where none was set. */
  readonly money: readonly string[];
}

const NOTHING: AsSet = { run: [], money: [] };

/** null while the runs of the settings are on their way. */
export function asSet(shown: TaskShown, language: Language): AsSet | null {
  const { results, settings } = shown;
  const { facts } = results;
  if (facts === null) return null;
  const priced = isPriced(settings);
  if (facts.span.work === 0 || !(priced || mayRunOtherwise(settings))) return NOTHING;
  if (!results.whole && !results.comparing) return null;
  const formats = taskFormats(shown, language);
  const points = byAgents(results.scale);
  return {
    run: runAsSet(formats, shown, facts, points),
    money: priced ? moneyAsSet(formats, shown) : [],
  };
}

function isPriced({ price, paid, hour }: TaskShown['settings']): boolean {
  return price !== DEFAULT_TASK_LINK.price || paid !== DEFAULT_TASK_LINK.paid || hour !== null;
}

/** Whether the swarm of the settings may be another than that of the verdict. */
function mayRunOtherwise({ parameters }: TaskShown['settings']): boolean {
  const { swarm, rule, overhead } = parameters;
  return overhead || swarm === 'recursive' || rule !== 'critical-path';
}

function runAsSet(
  formats: TaskFormats,
  { settings, task }: TaskShown,
  facts: GraphFacts,
  points: readonly ScalePoint[],
): string[] {
  const { asSet: text } = formats.worth;
  const { swarm, rule } = settings.parameters;
  const causes = [
    ...(paysAnything(points) ? [text.overhead] : []),
    ...(swarm === 'recursive' ? [text.recursive] : []),
    ...(rule === 'critical-path' ? [] : [text.rule(formats.ruleNames[rule])]),
  ];
  if (causes.length === 0 || points.length === 0) return [];
  const what = text.and(causes);
  const criticalPath = facts.span.criticalPath / task.input.unit.perOne;
  const soon = ({ makespan }: ScalePoint) => isSoonEnough(makespan, criticalPath, ROUNDING);
  const { agents } = facts.worth;
  const own = points.find((point) => point.agents === agents) ?? null;
  const smallest = points.find(soon) ?? null;
  const told = (point: ScalePoint) =>
    [formats.agentsText(point.agents), formats.time(point.makespan)] as const;
  if (smallest !== null && smallest.agents === agents) {
    // That one agent is enough needs no second word.
    if (agents === 1) return [];
    const [name, time] = told(smallest);
    return [text.same(what, name, false, time)];
  }
  const fastest = points.reduce((best, each) => (isFaster(each, best) ? each : best));
  // Where its own number is the fastest and yet too late, it is told as that.
  const late = own === null || soon(own) || own === fastest ? null : own;
  const ownText =
    late === null
      ? null
      : text.takes(formats.agentsText(late.agents), late.agents === 1, formats.time(late.makespan));
  const sizes = formats.count(points.length);
  return smallest === null
    ? [text.none(what, ownText, sizes, ...told(fastest))]
    : [text.within(what, ownText, sizes, ...told(smallest))];
}
