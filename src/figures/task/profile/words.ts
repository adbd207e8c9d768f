import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { knownWidth } from '../../../model/measure/task/known-width.ts';
import { ROUNDING } from '../../../model/measure/task/rounding.ts';
import type { FigureTable } from '../../article/spec.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { timeText } from '../time-text.ts';
import { halfOfTime, timeAtLeast } from './profile-area.ts';

export function says({ results }: TaskShown, language: Language): readonly string[] {
  const { facts } = results;
  if (!facts) return [];
  const { says, none } = taskCatalogues[language].graph.profile;
  const { span, profile, averageParallelism } = facts;
  const width = knownWidth(facts);
  if (!(span.criticalPath > 0)) return [none];
  // A whole number that rounding has left just below itself is that number.
  const average = Math.floor(averageParallelism * (1 + ROUNDING));
  const above = timeAtLeast(profile, average + 1).time / span.criticalPath;
  const half = halfOfTime(profile);
  return [
    says.average(averageParallelism, profile.most),
    half > 1 ? says.half(half) : says.single(1 - timeAtLeast(profile, 2).time / span.criticalPath),
    ...(above > 0 ? [says.above(above)] : []),
    width.by === 'antichain'
      ? says.width(width.steps)
      : says.widthAtLeast(width.steps, width.by === 'time'),
  ];
}

export function table({ task, results }: TaskShown, language: Language): FigureTable | null {
  const { facts } = results;
  if (!facts || !(facts.span.criticalPath > 0)) return null;
  const { table: text, number } = taskCatalogues[language].graph.profile;
  const { span, profile } = facts;
  return {
    caption: text.caption,
    head: [text.atLeast, text.time, text.share, text.work],
    rows: levels(profile.most).map((steps) => {
      const { time, work } = timeAtLeast(profile, steps);
      return [
        number(steps),
        timeText(time / task.input.unit.perOne, task.unit, language),
        text.percent(time / span.criticalPath),
        text.percent(work / span.work),
      ];
    }),
  };
}

/** 1, 2, 4, 8, … up to the most, which is among them. */
function levels(most: number): number[] {
  const found: number[] = [];
  for (let steps = 1; steps < most; steps *= 2) found.push(steps);
  return [...found, most];
}

export function data({ task, results }: TaskShown): DataTable {
  const time = timeColumn('time', task);
  const names = [time, 'steps at work'];
  const { facts } = results;
  if (!facts) return tableOf(names, []);
  const { profile } = facts;
  return tableOf(
    names,
    Array.from(profile.time, (at, i) => ({
      [time]: at / task.input.unit.perOne,
      'steps at work': profile.atWork[i],
    })),
  );
}
