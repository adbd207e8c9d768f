import type { Telling } from '../../../components/race/telling.tsx';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { axisScale } from '../time-axis.ts';
import { timeText } from '../time-text.ts';
import { shortId } from './short-id.ts';

/** Finer than this nothing is told. */
const MOST_DIGITS = 9;

/** Tells a race on the graph of a file: in its unit, by the ids of its steps. */
export function tellingOfTask(task: TaskOnShow, duel: Duel, language: Language): Telling {
  const { unit, read } = task;
  const { perOne, alone, swarm } = duel.result;
  const axis = axisScale(Math.max(alone.makespan, swarm.makespan) / perOne, unit, language);
  const text = taskCatalogues[language].race;
  const told = (time: number, digits?: number) => timeText(time / perOne, unit, language, digits);
  return {
    unit: perOne / axis.factor,
    unitName: axis.beside,
    time: told,
    onAxis: told,
    span: (from, to) => {
      const digits = digitsApart(from, to);
      return [told(from, digits), told(to, digits)];
    },
    range: (least, most) => [told(least), told(most)],
    step: (step) => read.ids[step],
    finished: (team, step) => text.finished(team, shortId(read.ids[step])),
    picture: text.picture,
    waiting: catalogues[language].figure.transport.empty,
  };
}

/** Significant digits with which two times read differently. */
function digitsApart(from: number, to: number): number {
  const gap = to - from;
  return gap > 0 ? Math.min(MOST_DIGITS, 1 + Math.ceil(Math.log10(to / gap))) : 1;
}
