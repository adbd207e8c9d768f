import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  momentAt,
  NO_TIMELINE,
  positionOf,
  raceTimeline,
  timelineOf,
} from '../../../src/draw/timeline.ts';
import { raceOf } from '../../browser/race/fixture/results.ts';
import { anyParameters, between, handGraph, sample } from './samples.ts';

const clocks = ['log', 'linear'] as const;

describe('the timeline of a race', () => {
  it('turns positions into moments and back', () => {
    fc.assert(
      fc.property(
        anyParameters,
        fc.constantFrom(...clocks),
        between(0, 1),
        (parameters, clock, share) => {
          const timeline = raceTimeline(raceOf(parameters), { clock });
          const position = share * timeline.length;
          expect(positionOf(timeline, momentAt(timeline, position))).toBeCloseTo(position, 6);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never goes back', () => {
    for (const clock of clocks) {
      const timeline = raceTimeline(sample().race, { clock });
      let share = 0;
      let settled = 0;
      let time = 0;
      for (let i = 0; i <= 1000; i++) {
        const moment = momentAt(timeline, (timeline.length * i) / 1000);
        if (moment.phase === 'growth') {
          expect(moment.share).toBeGreaterThanOrEqual(share);
          expect(moment.settled).toBeGreaterThanOrEqual(settled);
          ({ share, settled } = moment);
        } else {
          expect(moment.time).toBeGreaterThanOrEqual(time);
          time = moment.time;
        }
      }
      expect(share).toBe(1);
      expect(time).toBe(timeline.last);
    }
  });

  it('has the growth whole before the race, and everything finished at the end', () => {
    const { race } = sample();
    const timeline = raceTimeline(race, { clock: 'log', growth: 4, run: 10 });
    expect(timeline.length).toBe(14);
    expect(momentAt(timeline, 0)).toEqual({ phase: 'growth', share: 0, settled: 0 });
    expect(momentAt(timeline, 3.9999)).toMatchObject({ phase: 'growth', share: 1 });
    const begin = momentAt(timeline, 4);
    expect(begin.phase).toBe('run');
    // Nobody has finished anything then, but the root is being worked on.
    expect(begin.phase === 'run' && begin.time).toBeLessThan(timeline.first);
    const last = Math.max(race.alone.run.makespan, race.swarm[0].run.makespan);
    expect(momentAt(timeline, 14)).toEqual({ phase: 'run', time: last });
    expect(momentAt(timeline, 99)).toEqual({ phase: 'run', time: last });
  });

  it('goes evenly in log time, or in time', () => {
    const { race } = sample();
    const timeAt = (clock: 'log' | 'linear', share: number) => {
      const timeline = raceTimeline(race, { clock });
      const moment = momentAt(
        timeline,
        timeline.growth + share * (timeline.length - timeline.growth),
      );
      return moment.phase === 'run' ? moment.time : Number.NaN;
    };
    expect(timeAt('log', 0.5) / timeAt('log', 0.25)).toBeCloseTo(
      timeAt('log', 0.75) / timeAt('log', 0.5),
      9,
    );
    expect(timeAt('linear', 0.5)).toBeCloseTo(2 * timeAt('linear', 0.25), 9);
    expect(timeAt('linear', 0)).toBe(0);
  });

  it('stops at every full layer and at every completion of either run', () => {
    const { race, graph } = sample({ steps: 60, layers: 6 });
    const timeline = raceTimeline(race, { clock: 'log' });
    const { events } = timeline;
    for (let i = 1; i < events.length; i++) expect(events[i]).toBeGreaterThan(events[i - 1]);
    const places = new Set(events);
    for (const run of [race.alone.run, race.swarm[0].run]) {
      for (const time of run.end)
        expect(places.has(positionOf(timeline, { phase: 'run', time }))).toBe(true);
    }
    const inGrowth = events.filter((position) => position < timeline.growth);
    expect(inGrowth).toHaveLength(graph.layers);
  });

  it('begins with the race where a graph was not grown', () => {
    const { race } = sample({ steps: 20 });
    const graph = { ...race.alone.graph, growth: null };
    const timeline = timelineOf(graph, [race.alone.run], { clock: 'log' });
    expect(timeline.growth).toBe(0);
    expect(momentAt(timeline, 0).phase).toBe('run');
  });

  it('stands steps of no length', () => {
    const graph = handGraph([[], [0], [0]]);
    const { run } = sample({ steps: 3 });
    const still = { ...run, start: new Float64Array(3), end: new Float64Array(3) };
    for (const clock of clocks) {
      const timeline = timelineOf(graph, [still], { clock });
      const moment = momentAt(timeline, timeline.length);
      expect(moment.phase === 'run' && Number.isFinite(moment.time)).toBe(true);
      expect(timeline.events).toHaveLength(1);
    }
  });

  it('may be of nothing', () => {
    expect(momentAt(NO_TIMELINE, 0)).toEqual({ phase: 'run', time: 1 });
  });
});
