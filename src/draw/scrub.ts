import { ticks } from 'd3';
import type { Session } from '../model/measure/sessions.ts';
import type { RaceData } from './race-data.ts';
import { columnsOf } from './run-columns.ts';
import { levelAt, scoreSteps } from './score-steps.ts';
import { momentAt, positionOf, type Timeline } from './timeline.ts';

/** The runs at a glance, for the scrub bar: x from 0 to 1000 over the time of the runs, y from 1 down to 0. */
export interface ScrubCurve {
  readonly key: 'alone' | 'swarm';
  readonly path: string;
  readonly colour: string;
}

const SAMPLES = 120;

/** Coverage of both sides along the positions of the player. */
export function scrubCurves(
  race: RaceData,
  timeline: Timeline,
  colours: readonly [string, string],
): ScrubCurve[] {
  return [
    { key: 'alone', path: coveragePath([race.alone], timeline), colour: colours[0] },
    { key: 'swarm', path: coveragePath(race.swarm, timeline), colour: colours[1] },
  ];
}

function coveragePath(sessions: readonly Session[], timeline: Timeline): string {
  const steps = scoreSteps(sessions.map(columnsOf), 'coverage', 0);
  const { growth, length } = timeline;
  let path = '';
  for (let i = 0; i <= SAMPLES; i++) {
    const moment = momentAt(timeline, growth + ((length - growth) * i) / SAMPLES);
    const level = moment.phase === 'run' ? levelAt(steps, moment.time) : 0;
    path += `${i === 0 ? 'M' : 'L'}${((1000 * i) / SAMPLES).toFixed(1)},${(1 - level).toFixed(4)}`;
  }
  return path;
}

export interface ScrubTick {
  readonly position: number;
  /** In the unit of the axis. */
  readonly value: number;
}

/** Labels closer than this share of the bar would touch. */
const LEAST_SPACE = 0.08;

/** Decades on the logarithmic clock, round numbers on the linear one. `unit`: 1 of the axis, in that of the durations. */
export function scrubTicks(timeline: Timeline, unit: number): ScrubTick[] {
  const { length, growth, first, last, clock } = timeline;
  if (length === 0) return [];
  const values = clock === 'linear' ? ticks(0, last / unit, 5) : decades(first / unit, last / unit);
  const kept: ScrubTick[] = [];
  for (const value of values) {
    const position = positionOf(timeline, { phase: 'run', time: value * unit });
    const before = kept.at(-1)?.position ?? growth - 0.03 * length;
    if (position - before >= LEAST_SPACE * length || (clock === 'linear' && kept.length === 0))
      kept.push({ position, value });
  }
  return kept;
}

function decades(first: number, last: number): number[] {
  const values: number[] = [];
  for (let k = Math.ceil(Math.log10(first) - 1e-9); 10 ** k <= last * (1 + 1e-9); k++)
    values.push(10 ** k);
  return values;
}
