import type { Language } from '../../../messages/index.ts';
import { fewestByWork, MOST_AGENTS_TRIED } from '../../../model/measure/agents-worth-having.ts';
import { averageParallelism, type WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import { spanOf, type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';

/** How many agents are worth having, in one sentence, and why. */
export interface Verdict {
  /** null: more than the largest number looked at, or not known yet. */
  readonly agents: number | null;
  /** '' while it is not known. */
  readonly sentence: string;
  /** On what it rests that nobody knows; '' where there is no such thing. */
  readonly provided: string;
  readonly because: string;
  /** By which rule, and without what; '' where no rule makes a difference. */
  readonly reckoned: string;
}

const UNKNOWN: Verdict = { agents: null, sentence: '', provided: '', because: '', reckoned: '' };

/** The smallest number of agents that is through within 5% of the critical path, without overhead, and why it is that one. */
export function verdict(shown: TaskShown, language: Language): Verdict {
  const { facts } = shown.results;
  const span = spanOf(shown);
  if (facts === null || span === null) return UNKNOWN;
  const formats = taskFormats(shown, language);
  const { between, worth } = formats;
  const { verdict: text } = worth;
  if (span.work === 0) return one(text.noWork, text.noWorkBecause);
  if (facts.steps === 1) return one(text.oneStep, text.oneStepBecause);
  if (facts.layers === facts.steps) {
    return one(text.chain, text.chainBecause(formats.time(span.work)));
  }
  if (facts.worth.agents === 1) {
    const because = text.almostChainBecause(
      formats.time(span.work),
      formats.time(span.criticalPath),
    );
    return one(text.almostChain(formats.part(span.criticalPath / span.work)), because);
  }
  const reckoned = text.rule;
  const provided = shown.task.read.edgesUnknown ? text.edgesUnknown : '';
  const because = reasons(formats, shown, facts, span).join(between);
  const { agents, about } = facts.worth;
  const makespan = facts.worthMakespan;
  if (agents === null || makespan === null) {
    const path = formats.time(span.criticalPath);
    const sentence = text.more(formats.count(MOST_AGENTS_TRIED), path);
    return { agents, sentence, provided, because, reckoned };
  }
  const name = formats.agentsText(agents);
  const { criticalPath } = facts.span;
  const sentence =
    makespan <= criticalPath * (1 + ROUNDING)
      ? text.exact(name, about, formats.time(span.criticalPath))
      : text.worth(name, about, formats.time(makespan / shown.task.input.unit.perOne));
  return { agents, sentence, provided, because, reckoned };
}

const one = (sentence: string, because: string): Verdict => ({
  agents: 1,
  sentence,
  provided: '',
  because,
  reckoned: '',
});

/** Work, chain and width: what forbids fewer agents, and what makes more useless. */
function reasons(
  formats: TaskFormats,
  { task: { read } }: TaskShown,
  facts: GraphFacts,
  span: WorkAndSpan,
): string[] {
  const { verdict: text } = formats.worth;
  const { time } = formats;
  const steps = formats.scaling.steps(formats.count(facts.steps), facts.steps === 1);
  const longest = time(span.criticalPath);
  const { width } = facts;
  return [
    facts.edges > 0
      ? text.parallelism(
          time(span.work),
          longest,
          formats.threeDigits.format(averageParallelism(span)),
        )
      : read.edgesUnknown
        ? text.unlinkedAsRead(steps, longest)
        : text.unlinked(steps, longest),
    ...whyNotFewer(formats, facts, span),
    ...(width.kind === 'antichain' && facts.edges > 0
      ? [text.width(formats.agentsText(width.steps), width.steps === 1)]
      : []),
  ];
}

function whyNotFewer(formats: TaskFormats, facts: GraphFacts, span: WorkAndSpan): string[] {
  const { verdict: text } = formats.worth;
  const { worthReason: reason, worth } = facts;
  const { agents } = worth;
  if (reason === null || agents === null) return [];
  const shared = (by: number) => formats.time(span.work / by);
  if (reason === 'work')
    return [
      text.least(formats.agentsText(agents), formats.agentsText(agents - 1), shared(agents - 1)),
    ];
  const least = fewestByWork(span);
  const longer = span.work / least > span.criticalPath * (1 + ROUNDING);
  return [text.byWork(formats.agentsText(least), least === 1, shared(least), longer), text[reason]];
}
