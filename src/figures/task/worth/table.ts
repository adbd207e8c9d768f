import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import type { FigureTable } from '../../article/spec.ts';
import { taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { shownCosts } from './shown-costs.ts';

/** A line for each number of agents; null while there is none. */
export function table(shown: TaskShown, language: Language): FigureTable | null {
  const { sizes } = shownCosts(shown);
  if (sizes.length === 0) return null;
  const formats = taskFormats(shown, language);
  const { worth: text, money } = formats;
  const { head } = text;
  const waiting = shown.settings.hour !== null;
  const orNone = (x: number | null) => (x === null ? '–' : money(x));
  return {
    caption: text.table,
    head: [
      head.agents,
      formats.head(head.makespan),
      head.money,
      formats.unit === null ? head.perOne : head.perHour,
      ...(waiting ? [head.delay, head.total] : []),
      head.beaten,
    ],
    rows: sizes.map(({ point, cost, beatenBy }) => [
      formats.count(point.agents),
      formats.timeCell(point.makespan),
      money(cost.money),
      orNone(cost.perHourSaved),
      ...(waiting ? [orNone(cost.delay), orNone(cost.total)] : []),
      beatenBy === null ? '–' : formats.count(beatenBy.point.agents),
    ]),
  };
}

/** A row for each number of agents, with the prices that it was reckoned at. */
export function data(shown: TaskShown): DataTable {
  const { price, paid, hour } = shown.settings;
  const per = shown.task.unit === null ? '1 of time' : 'hour';
  const makespan = timeColumn('makespan', shown.task);
  const agentTime = timeColumn('agent-time', shown.task);
  return tableOf(
    [
      'agents',
      makespan,
      agentTime,
      'money',
      `money per ${per} saved`,
      'waiting (money)',
      'money and waiting',
      'beaten by (agents)',
      `price (money per agent and ${per})`,
      'paid while',
      `waiting (money per ${per})`,
    ],
    shownCosts(shown).sizes.map(({ point, cost, beatenBy }) => ({
      agents: point.agents,
      [makespan]: point.makespan,
      [agentTime]: point.agentTime,
      money: cost.money,
      [`money per ${per} saved`]: cost.perHourSaved ?? '',
      'waiting (money)': cost.delay ?? '',
      'money and waiting': cost.total ?? '',
      'beaten by (agents)': beatenBy?.point.agents ?? '',
      [`price (money per agent and ${per})`]: price,
      'paid while': paid,
      [`waiting (money per ${per})`]: hour ?? '',
    })),
  );
}
