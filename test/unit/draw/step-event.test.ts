import { describe, expect, it } from 'vitest';
import { digitsAt, eventUnder, stepsAt } from '../../../src/draw/step-event.ts';
import { momentAt, raceTimeline } from '../../../src/draw/timeline.ts';
import { figure } from '../../../src/messages/en/figure.ts';
import { figure as chinese } from '../../../src/messages/zh/figure.ts';
import { sample } from './samples.ts';

const { race } = sample({ steps: 300 });

describe.each(['log', 'linear'] as const)('an event on the %s clock', (clock) => {
  const timeline = raceTimeline(race, { clock });
  const { events } = timeline;
  const rest = { playing: false, atEnd: false };

  it('is under a player that rests on it exactly', () => {
    for (const event of [0, 5, 100])
      expect(eventUnder(timeline, { ...rest, position: events[event] })).toBe(event);
    expect(eventUnder(timeline, { ...rest, position: events[5] + 1e-6 })).toBe(-1);
    expect(eventUnder(timeline, { ...rest, playing: true, position: events[5] })).toBe(-1);
    expect(eventUnder(timeline, { ...rest, atEnd: true, position: timeline.length })).toBe(-1);
  });

  it('is the completion of steps, which are complete then', () => {
    const found = Array.from(events.keys()).flatMap((event) => {
      const moment = momentAt(timeline, events[event]);
      const steps = stepsAt(race, timeline, event);
      if (moment.phase === 'growth') expect(steps).toEqual([]);
      else expect(steps.length).toBeGreaterThan(0);
      for (const { panel, cell, step } of steps) {
        const { run } = panel === 0 ? race.alone : race.swarm[cell];
        expect(run.end[step]).toBeLessThanOrEqual(moment.phase === 'run' ? moment.time : 0);
      }
      return steps;
    });
    expect(found).toHaveLength(600);
  });

  it('has a time that reads differently from the one before', () => {
    const texts = Array.from(events.keys()).flatMap((event) => {
      const moment = momentAt(timeline, events[event]);
      return moment.phase === 'run'
        ? [figure.number.time(moment.time, digitsAt(timeline, event))]
        : [];
    });
    let same = 0;
    for (let i = 1; i < texts.length; i++) if (texts[i] === texts[i - 1]) same++;
    expect(same).toBe(0);
    expect(digitsAt(timeline, -1)).toBe(2);
  });
});

describe('the words of the card', () => {
  const { card } = figure.race;
  const { span } = figure.number;

  it('tell the start from the end', () => {
    expect(card.when(...span(2.1301, 2.1304, 't_mid'))).toBe('2.1301 to 2.1304 t_mid');
    expect(card.when(...span(0.5, 2, ''))).toBe('0.5 to 2');
    expect(card.when(...span(1, 1, 't_mid'))).toBe('1 to 1 t_mid');
  });

  it('say how a value compares, with a true minus sign', () => {
    expect(card.change(-0.31)).toBe('0.3 below its best parent');
    expect(card.change(0.4)).toBe('0.4 above its best parent');
    expect(card.change(-0.01)).toBe('level with its best parent');
    expect(card.value(-1.5)).toBe('value −1.5');
    expect(chinese.race.card.change(-0.31)).toBe('比最佳父步骤低 0.3');
  });

  it('count agents as they were started', () => {
    expect([1, 2, 3, 11, 205].map((n) => card.agent(n))).toEqual([
      'the 1st agent started',
      'the 2nd agent started',
      'the 3rd agent started',
      'the 11th agent started',
      'the 205th agent started',
    ]);
    expect(chinese.race.card.agent(205)).toBe('第 205 个启动的智能体');
  });
});
