import type { Telling } from '../../../components/race/telling.tsx';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { axisScale } from '../time-axis.ts';
import { timeScale } from '../time-text.ts';
import { shortId } from './short-id.ts';

/** Tells a race on the graph of a file: in its unit, by the ids of its steps. */
export function tellingOfTask(task: TaskOnShow, duel: Duel, language: Language): Telling {
  const { unit, read } = task;
  const { perOne, alone, swarm } = duel.result;
  const axis = axisScale(Math.max(alone.makespan, swarm.makespan) / perOne, unit, language);
  const text = taskCatalogues[language].race;
  return {
    unit: perOne / axis.factor,
    unitName: axis.beside,
    alone: (time) => {
      const own = timeScale(time / perOne, unit, language);
      return { value: (time / perOne) * own.factor, unit: own.label };
    },
    step: (step) => read.ids[step],
    finished: (team, step) => text.finished(team, shortId(read.ids[step])),
    picture: text.picture,
    waiting: catalogues[language].figure.transport.empty,
  };
}
