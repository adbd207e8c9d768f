import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ganttFigure } from '../../../../src/figures/task/gantt/spec.ts';
import { idText } from '../../../../src/figures/task/graph/id-text.ts';
import { graphFigure } from '../../../../src/figures/task/graph/spec.ts';
import {
  atWorkAt,
  halfOfTime,
  profileSteps,
  timeAtLeast,
} from '../../../../src/figures/task/profile/profile-area.ts';
import { profileFigure } from '../../../../src/figures/task/profile/spec.ts';
import { shortId } from '../../../../src/figures/task/race/short-id.ts';
import type { Profile } from '../../../../src/model/measure/task/facts.ts';
import { chain, DIAMOND, type Steps, shownOf } from '../../../browser/task-graph/cases.ts';
import { plainSpaces } from './plain-spaces.ts';

/** What the pictures say, table and give away, against cases computed by hand. */

const PROFILE: Profile = {
  time: Float64Array.of(0, 2, 5, 6, 10),
  atWork: Int32Array.of(1, 4, 2, 1, 0),
  most: 4,
};

describe('the profile', () => {
  it('is told by how long so many are at work', () => {
    expect(timeAtLeast(PROFILE, 1)).toEqual({ time: 10, work: 20 });
    expect(timeAtLeast(PROFILE, 2)).toEqual({ time: 4, work: 14 });
    expect(timeAtLeast(PROFILE, 3)).toEqual({ time: 3, work: 12 });
    expect(timeAtLeast(PROFILE, 5)).toEqual({ time: 0, work: 0 });
    expect(halfOfTime(PROFILE)).toBe(1);
    expect(halfOfTime({ ...PROFILE, time: Float64Array.of(0, 2, 6, 7, 10) })).toBe(2);
    expect([-1, 0, 1.9, 2, 9.99, 10].map((at) => atWorkAt(PROFILE, at))).toEqual([
      0, 1, 1, 4, 1, 0,
    ]);
  });

  it('is drawn as it is where it changes seldom, in the unit of the file', () => {
    expect(profileSteps(PROFILE, 10)).toEqual({
      x: Float64Array.of(0, 0.2, 0.5, 0.6, 1),
      y: Float64Array.of(1, 4, 2, 1, 0),
    });
  });

  it('loses no peak where it changes too often to be drawn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 1e-6, max: 9, noNaN: true }), fc.nat(50)), {
          minLength: 2500,
          maxLength: 3000,
        }),
        (steps) => {
          let now = 0;
          const time = [0, ...steps.map(([length]) => (now += length))];
          const atWork = [...steps.map(([, count]) => count), 0];
          const most = Math.max(...atWork);
          const { x, y } = profileSteps(
            { time: Float64Array.from(time), atWork: Int32Array.from(atWork), most },
            2,
          );
          expect(x.length).toBe(2001);
          expect(Math.max(...y)).toBe(most);
          expect(y[2000]).toBe(0);
          expect(x[2000]).toBeCloseTo(now / 2, 9);
          // Never below what is at work in the middle of a stretch.
          for (let i = 0; i < 2000; i += 97) {
            const middle = ((x[i] ?? 0) + (x[i + 1] ?? 0)) / 2;
            const profile = {
              time: Float64Array.from(time),
              atWork: Int32Array.from(atWork),
              most,
            };
            expect(y[i]).toBeGreaterThanOrEqual(atWorkAt(profile, middle * 2));
          }
        },
      ),
      { numRuns: 10 },
    );
  });
});

describe('the words', () => {
  const shown = shownOf(DIAMOND, { unit: 'min', swarm: { agents: 2 } });

  it('of the graph are its numbers', () => {
    expect(plainSpaces(graphFigure.says(shown, 'en'))).toEqual([
      '4 steps in 3 layers, joined by 4 edges.',
      'The critical path, drawn in gold, holds 3 steps and takes 6 min.',
      'Every other step has slack: it could take longer by itself without delaying the end.',
      'The fullest layer, number 1, holds 2 steps.',
    ]);
    expect(plainSpaces(graphFigure.says(shown, 'zh'))[1]).toBe(
      '关键路径以金色画出，含 3 个步骤，耗时 6 分钟。',
    );
    const rows = new Map(
      plainSpaces(graphFigure.table(shown, 'en'))?.rows.map(([name, value]) => [name, value]),
    );
    expect(rows.get('work, W')).toBe('8 min 30 s');
    expect(rows.get('average parallelism, W/C')).toBe('1.42');
    expect(rows.get('greatest width')).toBe('2 steps');
    expect(rows.get('steps that wait for nothing')).toBe('1');
  });

  it('name chains as long as the critical path', () => {
    const twins: Steps = [
      { id: 'a', duration: 2, needs: [] },
      { id: 'b', duration: 2, needs: [] },
      { id: 'c', duration: 1, needs: [] },
    ];
    expect(plainSpaces(graphFigure.says(shownOf(twins), 'en'))[2]).toBe(
      '1 other step has no slack either: each that takes longer delays the end.',
    );
  });

  it('of the profile are its numbers', () => {
    expect(plainSpaces(profileFigure.says(shown, 'en')).slice(0, 3)).toEqual([
      'With unlimited agents, the number of steps at work is 1.42 on average (W/C) and 2 at most.',
      'For 58% of the critical path, one step alone is at work.',
      'More steps than the average are at work for 42% of the critical path.',
    ]);
    // Seven beside each other are never above their average, though doubles make W/C 6.999999999999999.
    const seven = Array.from({ length: 7 }, (_, i) => ({
      id: `${i}`,
      duration: 0.3333333333,
      needs: [],
    }));
    expect(plainSpaces(profileFigure.says(shownOf(seven), 'en'))).toEqual([
      'With unlimited agents, the number of steps at work is 7 on average (W/C) and 7 at most.',
      'For at least half of the critical path, 7 steps or more are at work.',
      'Whatever the order, no more than 7 steps can ever be at work at once: the width of the graph.',
    ]);
    expect(plainSpaces(profileFigure.table(shown, 'en'))?.rows).toEqual([
      ['1', '6 min', '100%', '100%'],
      ['2', '2 min 30 s', '42%', '59%'],
    ]);
  });

  it('of the lanes are its numbers', () => {
    expect(plainSpaces(ganttFigure.says(shown, 'en'))).toEqual([
      '2 agents finish in 6 min.',
      'Of their time until then, 71% is work and 29% idle.',
      'That is the critical path: no number of agents would be faster.',
      'Each lane is one agent.',
    ]);
    const [first, second] = plainSpaces(ganttFigure.table(shown, 'en'))?.rows ?? [];
    expect(first).toEqual(['1', '1', '3', '6 min', '0 s', '0 s', '100%']);
    expect(second).toEqual(['2', '1', '1', '2 min 30 s', '0 s', '3 min 30 s', '42%']);
  });

  it('of the lanes tell agents that come and go, in a standard swarm too', () => {
    // Two at work, one joins their work and the other stops; then another is started.
    const twice: Steps = [
      { id: 'a', duration: 1, needs: [] },
      { id: 'b', duration: 1, needs: [] },
      { id: 'join', duration: 1, needs: ['a', 'b'] },
      { id: 'c', duration: 1, needs: ['join'] },
      { id: 'd', duration: 1, needs: ['join'] },
    ];
    const of = shownOf(twice, { swarm: { agents: 2 } });
    expect(plainSpaces(ganttFigure.says(of, 'en')).at(-1)).toBe(
      'An agent goes when there is nothing left for it, and another is started when there is: 3 in all, each in the first of 2 lanes that is free. Money is for their time, not for each that is started.',
    );
  });

  it('of a graph without durations divide by nothing', () => {
    const none = shownOf(DIAMOND.map((step) => ({ ...step, duration: 0 })));
    for (const figure of [graphFigure, profileFigure, ganttFigure])
      for (const language of ['en', 'zh'] as const) {
        const { rows = [] } = figure.table(none, language) ?? {};
        const all = [...figure.says(none, language), ...rows.flat()];
        expect(all.join(' ')).not.toMatch(/NaN|Infinity|∞|undefined/);
        expect(all.length).toBeGreaterThan(0);
      }
  });

  it('say that a chain of very many layers is not drawn step by step', () => {
    const says = (n: number) =>
      graphFigure.says(shownOf(chain(n), { alone: true }), 'en').join(' ');
    expect(says(1501)).toContain('There is more than can be drawn step by step');
    expect(says(1500)).not.toContain('There is more');
  });
});

describe('the values', () => {
  const shown = shownOf(
    DIAMOND.map((step) => ({ ...step, sort: step.id.length > 4 ? 'long' : '' })),
    { unit: 'min', swarm: { agents: 2 } },
  );

  it('of the graph are a row for each step, in the unit of the file', () => {
    const { columns, rows } = graphFigure.data(shown);
    expect(columns.map(({ name }) => name)).toEqual([
      'step',
      'sort',
      'layer',
      'duration (min)',
      'slack (min)',
      'critical path',
      'prerequisites',
      'dependents',
    ]);
    expect(rows[2]).toEqual(['right', 'long', 1, 2.5, 1.5, 0, 1, 1]);
  });

  it('of the profile are its changes', () => {
    const { columns, rows } = profileFigure.data(shown);
    expect(columns.map(({ name }) => name)).toEqual(['time (min)', 'steps at work']);
    expect(rows).toEqual([
      [0, 1],
      [1, 2],
      [3.5, 1],
      [6, 0],
    ]);
  });

  it('of the lanes are a row for each step by its start', () => {
    const { rows } = ganttFigure.data(shown);
    expect(rows).toEqual([
      ['top', 1, 1, 0, 1, 1, 0, 1],
      ['right', 2, 2, 1, 3.5, 2.5, 0, 0],
      ['left', 1, 1, 1, 5, 4, 0, 1],
      ['bottom', 1, 1, 5, 6, 1, 0, 1],
    ]);
  });
});

describe('an id', () => {
  it('is shown whole in any script, without what cannot be seen, and cut where it is endless', () => {
    expect(idText('下载\u200b数据集\n并校验')).toBe('下载 数据集 并校验');
    expect(idText('a'.repeat(160))).toBe('a'.repeat(160));
    const cut = idText('🚀'.repeat(300));
    expect(Array.from(cut)).toHaveLength(160);
    expect(cut).toBe(`${'🚀'.repeat(100)}…${'🚀'.repeat(59)}`);
    // What tells long ids apart is often their end, in names that are cut further too.
    for (const length of [170, 5000]) {
      const [a, b] = ['a', 'b'].map((end) => idText(`${'x'.repeat(length)}-${end}`));
      expect(a.endsWith('x-a')).toBe(true);
      expect(shortId(a)).not.toBe(shortId(b));
    }
  });
});

describe('a graph without any duration', () => {
  const none = shownOf(DIAMOND.map((step) => ({ ...step, duration: 0 })));

  it('has no path in gold, and no lanes to tell of', () => {
    expect(plainSpaces(graphFigure.says(none, 'en')).slice(0, 2)).toEqual([
      '4 steps in 3 layers, joined by 4 edges.',
      'No step takes any time, so that no path through it is longer than another.',
    ]);
    expect(plainSpaces(ganttFigure.says(none, 'en'))).toEqual([
      'No step takes any time: there is nothing to show over time.',
    ]);
  });
});

describe('a share', () => {
  it('of next to nothing is not told as a hundredth', () => {
    const long = [
      { id: 'long', duration: 1e5, needs: [] },
      { id: 'short', duration: 1, needs: ['long'] },
      { id: 'beside', duration: 1, needs: ['long'] },
    ];
    // Two steps are at work for 1 of 100,001, which is not the 1% that a score of coverage would be told as.
    expect(plainSpaces(profileFigure.says(shownOf(long), 'en'))).toContain(
      'More steps than the average are at work for 0.001% of the critical path.',
    );
  });
});
