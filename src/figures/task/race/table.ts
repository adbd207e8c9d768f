import { catalogues, type Language } from '../../../messages/index.ts';
import { numberFormats } from '../../../messages/number-formats.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { FigureTable } from '../../article/spec.ts';
import { speedupText } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { exactTime } from '../time-scale.ts';
import { boundsOf } from './bounds.ts';
import { milestones } from './milestones.ts';

/** When both sides have finished how much, and what it costs. */
export function raceTable({ task, results }: TaskShown, language: Language): FigureTable | null {
  const { duel } = results;
  if (!duel) return null;
  const { table: text } = taskCatalogues[language].race;
  const { figure } = catalogues[language];
  const { whole } = numberFormats(language);
  const factor = speedupText(language);
  const time = (x: number) => exactTime(x, task.unit, language);
  const ratio = (x: number) => (Number.isFinite(x) ? factor(x) : '–');
  const { alone, swarm, perOne } = duel.result;
  const bounds = boundsOf({ task, duel, work: results.facts?.span ?? null });
  const { race } = figure;
  return {
    caption: text.caption,
    head: [text.what, race.agents(1), race.team(duel.of.kind, duel.of.agents, 1), text.speedup],
    rows: [
      ...milestones(duel).map(({ level, alone: one, swarm: many, speedup }) => [
        level === 1 ? text.all : text.share(figure.number.percent(level)),
        time(one),
        time(many),
        ratio(speedup),
      ]),
      [text.agentTime, time(alone.agentTime / perOne), time(swarm.agentTime / perOne), ''],
      [text.overhead, time(overhead(alone) / perOne), time(overhead(swarm) / perOne), ''],
      [text.started, whole.format(alone.agentsStarted), whole.format(swarm.agentsStarted), ''],
      [text.handoffs, whole.format(alone.handoffs), whole.format(swarm.handoffs), ''],
      ...(bounds
        ? [
            [text.boundShare, time(bounds.share * duel.of.agents), time(bounds.share), ''],
            [text.boundPath, time(bounds.path), time(bounds.path), ''],
          ]
        : []),
    ],
  };
}

const overhead = (run: { readonly scheduling: number; readonly communication: number }) =>
  run.scheduling + run.communication;
