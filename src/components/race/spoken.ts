import { grownSteps } from '../../draw/growth-painter.ts';
import type { RunColumns, scoresTogether } from '../../draw/run-columns.ts';
import { stepNow, stepRun } from '../../draw/step-facts.ts';
import type { Moment } from '../../draw/timeline.ts';
import type { Messages } from '../../messages/index.ts';
import type { Telling } from './telling.tsx';

type Text = Messages['figure']['race'];

/** One side of the race, as it is spoken of. */
export interface Side {
  readonly team: string;
  readonly scores: (time: number) => ReturnType<typeof scoresTogether>;
}

/** The state of the race in sentences. */
export function speakState(
  text: Text,
  moment: Moment,
  steps: number,
  telling: Telling,
  sides: readonly Side[],
  /** Digits of the time, and what has just happened. */
  stepped: { readonly digits: number; readonly what: string },
): string {
  const { describe } = text;
  if (moment.phase === 'growth') return describe.growing(grownSteps(moment.share, steps), steps);
  const sentences = sides.map(({ team, scores }) => {
    const { coverage, best, atWork } = scores(moment.time);
    return describe.running(team, coverage, best, atWork);
  });
  const at = describe.at(telling.time(moment.time, stepped.digits));
  const what = stepped.what ? [stepped.what + text.stop.trim()] : [];
  const between = text.stop.slice(text.stop.trim().length);
  return [at, ...what, ...sentences].join(between);
}

/** A step that is walked to, in sentences. */
export function speakStep(
  text: Text,
  step: number,
  time: number,
  telling: Telling,
  rows: readonly { readonly team: string; readonly columns: RunColumns; readonly alone: boolean }[],
): string {
  const { card, stop } = text;
  const { graph } = rows[0].columns;
  const parts = [
    `${telling.step(step)}, ${card.layer(graph.layer[step], graph.layers - 1)}`,
    card.takes(telling.time(graph.duration[step])),
  ];
  if (graph.value) parts.push(card.value(graph.value[step]));
  for (const { team, columns, alone } of rows) {
    const { state, waiting } = stepNow(columns, step, time);
    const { agent, start, end } = stepRun(columns, step);
    const now = state === 'closed' ? card.closed(waiting) : card[state];
    const who = alone ? '' : `, ${card.agent(agent + 1)}`;
    parts.push(`${team}: ${now}${who}, ${card.when(...telling.span(start, end))}`);
  }
  return parts.join(stop) + stop.trim();
}
