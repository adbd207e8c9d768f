import type { Axis } from '../../../components/plot/types.ts';
import { everyApart } from '../../../draw/axis-labels.ts';
import type { ClockKind } from '../../../draw/timeline.ts';
import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';
import { axisScale, NARROWEST, plotTicks } from '../time-axis.ts';
import { axisNumber, timeScale } from '../time-scale.ts';

const MOST_TICKS = 6;

/** The time of both runs, in 1 of the file, as the race plays it: from the first completion on where it is logarithmic. */
export function raceAxis(task: TaskOnShow, duel: Duel, clock: ClockKind, language: Language): Axis {
  const { alone, swarm, perOne } = duel.result;
  const first = firstOf([alone.end, swarm.end]) / perOne;
  const last = lastOf(duel);
  const text = taskCatalogues[language].race;
  if (clock === 'linear') {
    const scale = axisScale(last, task.unit, language);
    return {
      scale: clock,
      domain: [0, last],
      ticks: plotTicks(last, MOST_TICKS, scale, language).map(({ time, label, minor }) => ({
        value: time,
        label,
        minor,
      })),
      label: text.axis(scale.label),
    };
  }
  const { factor, label } = timeScale(last, task.unit, language);
  const domain = [Math.min(first, last / 1.5) / 1.3, last] as const;
  return {
    scale: clock,
    domain,
    ticks: decades(first * factor, last * factor, (value) => axisNumber(value, language)).map(
      (tick) => ({ ...tick, value: tick.value / factor }),
    ),
    label: text.axis(label),
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

/** Every power of ten, or as many as stand apart in the narrowest plot, with their labels. */
function decades(first: number, last: number, text: (value: number) => string) {
  const values: number[] = [];
  const from = Math.ceil(Math.log10(first / 1.3) - 1e-9);
  for (let k = from; 10 ** k <= last * (1 + 1e-9); k++) values.push(Number(`1e${k}`));
  const named = (values.length > 1 ? values : [...values, last]).map((value) => ({
    value,
    label: text(value),
  }));
  const low = Math.log(first / 1.3);
  const place = (value: number) => (NARROWEST * (Math.log(value) - low)) / (Math.log(last) - low);
  const every = everyApart(named.map(({ value, label }) => ({ at: place(value), text: label })));
  return named.filter((_, i) => i % every === 0);
}
