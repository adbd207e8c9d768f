import { createContext, useContext, useMemo } from 'react';
import type { Messages } from '../../messages/index.ts';
import { useMessages } from '../messages-context.tsx';

/** A time as it is said: so many of a unit; '' for one that has no name. */
export interface Told {
  readonly value: number;
  readonly unit: string;
}

/** How a race is told: in which unit its times are, and what its steps are called. */
export interface Telling {
  /** So many of the times of the runs are 1 on axes. */
  readonly unit: number;
  /** What that is called: `t_mid`, `min`; '' where it has no name. */
  readonly unitName: string;
  /** A time by itself, in the unit in which it reads best. */
  alone(time: number): Told;
  /** A step as a heading. */
  step(step: number): string;
  /** That a step was finished, and by whom. */
  finished(team: string, step: number): string;
  /** What the picture of the graph shows, for who does not see it. */
  picture(steps: number, layers: number): string;
  /** While there is no race. */
  readonly waiting: string;
}

/** Two times beside each other, the later one in the unit in which it reads best. */
export function toldTogether(telling: Telling, from: number, to: number): [number, number, string] {
  const { value, unit } = telling.alone(to);
  return [to > 0 ? (from / to) * value : 0, value, unit];
}

const TellingContext = createContext<Telling | null>(null);

/** Tells the races inside otherwise than as races on grown graphs. */
export const TellingProvider = TellingContext.Provider;

/** How the race here is told. `tMid`: of a grown graph, in the unit of its durations; null when it is not known. */
export function useTelling(tMid: number | null): Telling {
  const given = useContext(TellingContext);
  const { figure } = useMessages();
  return useMemo(() => given ?? tellingOfGrown(tMid, figure), [given, tMid, figure]);
}

/** Of a graph that was grown: its steps have numbers, and times are in t_mid. */
export function tellingOfGrown(tMid: number | null, text: Messages['figure']): Telling {
  const unit = tMid ?? 1;
  const unitName = tMid === null ? '' : 't_mid';
  return {
    unit,
    unitName,
    alone: (time) => ({ value: time / unit, unit: unitName }),
    step: text.race.card.title,
    finished: text.transport.finished,
    picture: text.race.picture,
    waiting: text.race.waiting,
  };
}
