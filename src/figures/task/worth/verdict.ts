import type { Language } from '../../../messages/index.ts';
import { averageParallelism, type WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import { spanOf, type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';

/** How many agents are worth having, in one sentence, and why. */
export interface Verdict {
  /** null: more than the largest number looked at, or not known yet. */
  readonly agents: number | null;
  /** '' while it is not known. */
  readonly sentence: string;
  readonly because: string;
}

/** More agents than this are not looked at: see `agentsWorthHaving`. */
const MOST_AGENTS = 1024;
/** Of the critical path: as good as that. See `agentsWorthHaving`. */
const WITHIN = 1.05;
/** Sums of doubles may differ by so much, as a share, by rounding alone. */
const ROUNDING = 1e-9;

/** The smallest number of agents that is through within 5% of the critical path, without overhead, and why it is that one. */
export function verdict(shown: TaskShown, language: Language): Verdict {
  const { facts } = shown.results;
  const span = spanOf(shown);
  if (facts === null || span === null) return { agents: null, sentence: '', because: '' };
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
  const because = [...reasons(formats, facts, span), text.rule].join(between);
  const { agents, about } = facts.worth;
  const makespan = facts.worthMakespan;
  if (agents === null || makespan === null) {
    const path = formats.time(span.criticalPath);
    return { agents, sentence: text.more(formats.count(MOST_AGENTS), path), because };
  }
  const name = formats.agentsText(agents);
  const { criticalPath } = facts.span;
  const sentence =
    makespan <= criticalPath * (1 + ROUNDING)
      ? text.exact(name, about, formats.time(span.criticalPath))
      : text.worth(name, about, formats.time(makespan / shown.task.input.unit.perOne));
  return { agents, sentence, because };
}

const one = (sentence: string, because: string): Verdict => ({ agents: 1, sentence, because });

/** Work, chain and width: what forbids fewer agents, and what makes more useless. */
function reasons(formats: TaskFormats, facts: GraphFacts, span: WorkAndSpan): string[] {
  const { verdict: text } = formats.worth;
  const { agents } = facts.worth;
  const time = formats.time;
  // A quotient that rounding has lifted past a whole number must not skip that number.
  const least = Math.ceil((span.work / (WITHIN * span.criticalPath)) * (1 - 1e-12));
  return [
    facts.edges === 0
      ? text.unlinked(
          formats.scaling.steps(formats.count(facts.steps), facts.steps === 1),
          time(span.criticalPath),
        )
      : text.parallelism(
          time(span.work),
          time(span.criticalPath),
          formats.threeDigits.format(averageParallelism(span)),
        ),
    ...(agents === null
      ? []
      : agents === least
        ? [text.least(formats.agentsText(agents))]
        : [text.leastAndOrder(formats.agentsText(least), least === 1)]),
    ...(facts.width.kind === 'antichain' && facts.edges > 0
      ? [text.width(formats.agentsText(facts.width.steps), facts.width.steps === 1)]
      : []),
  ];
}
