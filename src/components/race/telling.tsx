import { createContext, useContext, useMemo } from 'react';
import type { Messages } from '../../messages/index.ts';
import { useMessages } from '../messages-context.tsx';

/** How a race is told: in which unit its times are, and what its steps are called. */
export interface Telling {
  /** So many of the times of the runs are 1 on axes. */
  readonly unit: number;
  /** What that is called: `t_mid`, `min`; '' where it has no name. */
  readonly unitName: string;
  /** A time as a reader says it, with its unit. `digits`: as many as it takes to see that a step was taken. */
  time(time: number, digits?: number): string;
  /** The same beside an axis that names the unit. */
  onAxis(time: number, digits: number): string;
  /** Two times, the later one second, told apart. */
  span(from: number, to: number): readonly [string, string];
  /** The shortest and the longest of many. */
  range(least: number, most: number): readonly [string, string];
  /** A step as a heading. */
  step(step: number): string;
  /** That a step was finished, and by whom. */
  finished(team: string, step: number): string;
  /** What the picture of the graph shows, for who does not see it. */
  picture(steps: number, layers: number): string;
  /** While there is no race. */
  readonly waiting: string;
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
    time: (time, digits) => text.number.timeIn(time / unit, unitName, digits),
    onAxis: (time, digits) => text.number.time(time / unit, digits),
    span: (from, to) => text.number.span(from / unit, to / unit, unitName),
    range: (least, most) => [
      text.number.timeIn(least / unit, least === most ? unitName : ''),
      text.number.timeIn(most / unit, unitName),
    ],
    step: text.race.card.title,
    finished: text.transport.finished,
    picture: text.race.picture,
    waiting: text.race.waiting,
  };
}
