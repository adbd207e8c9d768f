import type { DeployResult } from '../../compute/index.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { Interval } from '../../model/measure/deploy-intervals.ts';
import type { Shown } from '../article/spec.ts';
import { type Formats, formatsOf } from '../ensemble/formats.ts';
import { alternatives, sentences } from '../ensemble/sentences.ts';
import { type Answer, answerOf, type Reason } from './answer.ts';
import { type Candidate, candidatesOf, stretchesOf } from './choose.ts';
import { AGENTS, type Aim, type DeployOptions } from './goal.ts';

export type DeployShown = Shown<DeployResult, DeployOptions>;

export const textOf = (language: Language) => catalogues[language].figures.deploy;

/** The answer in sentences: what it is first, then the runner-up, then why. */
export function answerText(answer: Answer, options: DeployOptions, language: Language): string[] {
  const text = textOf(language);
  const formats = formatsOf(language);
  const { most: agents, aim } = options;
  // A digit more than elsewhere: the runner-up is often close.
  const time = (t: number) => formats.time(t, true, 3);
  const name = nameIn(language);
  switch (answer.kind) {
    case 'unreachable':
      return [
        text.unreachable(
          formats.wholeText(agents),
          agents === 1,
          formats.threeDigits.format(answer.most),
        ),
      ];
    case 'unaffordable': {
      const { cheapest } = answer;
      return [text.unaffordable(name(cheapest), time(cheapest.cost))];
    }
    case 'found': {
      const { best, runnerUp, close, reasons } = answer;
      const range = rangeText(formats, aim === 'soonest' ? best.timeInterval : best.costInterval);
      return [
        text.answer[aim](name(best), time(best.time), time(best.cost), range),
        runnerUp
          ? text.runnerUp(name(runnerUp), time(runnerUp.time), time(runnerUp.cost), close)
          : text.nothingElse,
        ...reasons.map((reason) => reasonText(reason, aim, best, language, formats)),
      ];
    }
  }
}

/** 0.2 to 0.4, in t_mid; empty where there is no interval. */
export function rangeText(formats: Formats, interval: Interval): string {
  return interval
    ? formats.frame.interval(formats.moment(interval[0], 3), formats.moment(interval[1], 3))
    : '';
}

function reasonText(
  reason: Reason,
  aim: Aim,
  best: Candidate,
  language: Language,
  formats: Formats,
): string {
  const { why } = textOf(language);
  const name = nameIn(language);
  const { factor, percentText, wholeText } = formats;
  // Often just below the goal: two places would round it up to there.
  const score = (x: number) => formats.threeDigits.format(x);
  switch (reason.kind) {
    case 'coverage-not-shared':
      return why.coverageNotShared[aim](name(reason.against), factor(reason.factor));
    case 'furthest-ahead':
      return why.furthestAhead;
    case 'graph-too-poor':
      return why.graphTooPoor(percentText(reason.share), score(reason.oneGraph));
    case 'lucky-session':
      return why.luckySession;
    case 'graph-rich-enough':
      return why.graphRichEnough(score(reason.oneGraph), best.agents > 1);
    case 'company':
      return why.company(factor(reason.factor));
    case 'fewer-fall-short':
      return why.fewerFallShort(wholeText(reason.sessions), score(reason.most));
    case 'sooner-too-dear': {
      const { sooner } = reason;
      return why.soonerTooDear(
        name(sooner),
        formats.time(sooner.time, true, 3),
        formats.time(sooner.cost, true, 3),
      );
    }
    case 'agents-left':
      return why.agentsLeft[aim](wholeText(reason.left), reason.left === 1);
  }
}

function nameIn(language: Language) {
  const { name } = textOf(language);
  return ({ kind, sessions, agentsEach }: Candidate) => name(kind, sessions, agentsEach);
}

/** The map column by column, and the answer at the reader's point. */
export function describe({ result, options }: DeployShown, language: Language): string {
  const text = textOf(language);
  const formats = formatsOf(language);
  const { score, level, aim, most: agents, budget } = options;
  const candidates = candidatesOf(result.deployed, options);
  const name = nameIn(language);
  const columns = AGENTS.map((each) => ({
    agents: formats.frame.agents(formats.wholeText(each), each === 1),
    stretches: stretchesOf(candidates, each, aim).map(({ from, best }) =>
      text.from(formats.time(from, true), name(best)),
    ),
  }));
  const none = columns.filter(({ stretches }) => stretches.length === 0);
  return sentences(language, [
    text.describe(formats.frame[score], formats.percentText(level), text.aims[aim]),
    ...(none.length > 0
      ? [
          text.noneWith(
            alternatives(
              language,
              none.map((column) => column.agents),
            ),
          ),
        ]
      : []),
    ...columns
      .filter(({ stretches }) => stretches.length > 0)
      .map((column) => text.column(column.agents, column.stretches)),
    text.here(
      formats.frame.agents(formats.wholeText(agents), agents === 1),
      formats.time(budget, true),
    ),
    ...answerText(answerOf(result.deployed, options), options, language),
  ]);
}

export function caption({ result }: DeployShown, language: Language): string {
  const { trials, order } = result.deployed;
  return textOf(language).caption(formatsOf(language).wholeText(trials), order !== null);
}
