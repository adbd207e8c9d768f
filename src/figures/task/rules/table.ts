import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import type { FigureTable } from '../../article/spec.ts';
import { taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { overBound, shownRules } from './series.ts';

/** A line for each rule and number of agents; null where there is nothing to compare. */
export function table(shown: TaskShown, language: Language): FigureTable | null {
  const rules = shownRules(shown);
  if (rules.length === 0) return null;
  const formats = taskFormats(shown, language);
  const { rules: text, ruleNames } = formats;
  const { head } = text;
  return {
    caption: text.table,
    head: [
      head.rule,
      head.agents,
      formats.head(head.makespan),
      formats.head(head.lowerBound),
      head.ratio,
      head.speedup,
    ],
    rows: rules.flatMap(({ rule, points }) =>
      points.map((point) => [
        ruleNames[rule],
        formats.count(point.agents),
        formats.timeCell(point.makespan),
        formats.timeCell(point.lowerBound),
        formats.ratio(overBound(point)),
        formats.times(point.speedup),
      ]),
    ),
  };
}

/** A row for each rule and number of agents. */
export function data(shown: TaskShown): DataTable {
  const time = (name: string) => timeColumn(name, shown.task);
  return tableOf(
    [
      'rule',
      'agents',
      time('makespan'),
      time('lower bound'),
      'makespan over lower bound',
      'speedup',
      'digest',
    ],
    shownRules(shown).flatMap(({ rule, points }) =>
      points.map((point) => ({
        rule,
        agents: point.agents,
        [time('makespan')]: point.makespan,
        [time('lower bound')]: point.lowerBound,
        'makespan over lower bound': overBound(point),
        speedup: point.speedup,
        digest: point.digest,
      })),
    ),
  );
}
