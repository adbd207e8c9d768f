import { ticks as niceTicks } from 'd3';
import type { Axis } from '../../../components/plot/types.ts';
import type { ClockKind } from '../../../draw/timeline.ts';
import { catalogues, type Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { timeScale } from '../time-text.ts';

/** The time of both runs, in 1 of the file, as the race plays it: from the first completion on where it is logarithmic. */
export function raceAxis(task: TaskOnShow, duel: Duel, clock: ClockKind, language: Language): Axis {
  const { alone, swarm, perOne } = duel.result;
  const first = firstOf([alone.end, swarm.end]) / perOne;
  const last = lastOf(duel);
  const { factor, label, unit } = timeScale(last, task.unit, language);
  const { number } = catalogues[language].figure;
  const values =
    clock === 'linear' ? niceTicks(0, last * factor, 6) : decades(first * factor, last * factor);
  return {
    scale: clock,
    domain: clock === 'linear' ? [0, last] : [Math.min(first, last / 1.5) / 1.3, last],
    ticks: values.map((value) => ({ value: value / factor, label: number.tick(value) })),
    label: taskCatalogues[language].race.axis(unit === null ? '' : label),
  };
}

/** When both have finished, in 1 of the file. */
export function lastOf({ result: { alone, swarm, perOne } }: Duel): number {
  return Math.max(alone.makespan, swarm.makespan) / perOne;
}

/** The first positive completion. */
function firstOf(ends: readonly Float64Array[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const end of ends) for (const time of end) if (time > 0 && time < first) first = time;
  return Number.isFinite(first) ? first : 1;
}

function decades(first: number, last: number): number[] {
  const values: number[] = [];
  const from = Math.ceil(Math.log10(first / 1.3) - 1e-9);
  for (let k = from; 10 ** k <= last * (1 + 1e-9); k++) values.push(10 ** k);
  return values.length > 1 ? values : [...values, last];
}
