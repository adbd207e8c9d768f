import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../../src/draw/timeline.ts';
import type { DataTable } from '../../../../src/export/data-table.ts';
import { ganttFigure } from '../../../../src/figures/task/gantt/spec.ts';
import { bestPlot } from '../../../../src/figures/task/race/best-plot.tsx';
import { coverageAt, coverageColumns } from '../../../../src/figures/task/race/coverage-lines.ts';
import { raceSchedule } from '../../../../src/figures/task/race/data.ts';
import { duelRace } from '../../../../src/figures/task/race/duel-race.ts';
import { milestones } from '../../../../src/figures/task/race/milestones.ts';
import { shortId } from '../../../../src/figures/task/race/short-id.ts';
import { raceFigure } from '../../../../src/figures/task/race/spec.ts';
import { openingPosition, taskTimeline } from '../../../../src/figures/task/race/task-timeline.ts';
import { tellingOfTask } from '../../../../src/figures/task/race/telling.ts';
import type { TaskShown } from '../../../../src/figures/task/spec.ts';
import type { Duel } from '../../../../src/state/task/task-state.ts';
import { where } from '../data-rows.ts';
import { plainSpaces } from '../task/plain-spaces.ts';
import { dueled, fan } from './dueled.ts';

const duelOf = ({ results }: TaskShown): Duel => {
  if (!results.duel) throw new Error('there is no duel');
  return results.duel;
};

describe('a race on the graph of a file', () => {
  // 1 + 20 steps of half a minute: one agent takes 10.5, four take 0.5 + 5 × 0.5 = 3.
  const shown = dueled(fan(20, 0.5), { unit: 'min', parameters: { agents: 4 } });

  it('is compared where half, nine tenths and all of the steps are finished', () => {
    expect(milestones(duelOf(shown))).toEqual([
      // The eleventh step; the split, then four in each of three rounds.
      { level: 0.5, alone: 5.5, swarm: 2, speedup: 2.75 },
      { level: 0.9, alone: 9.5, swarm: 3, speedup: 9.5 / 3 },
      { level: 1, alone: 10.5, swarm: 3, speedup: 3.5 },
    ]);
  });

  it('says who takes how long, and which bound holds: W/k = 2.625 is above C = 1', () => {
    const [first, second, sooner, alone, bound] = plainSpaces(raceFigure.says(shown, 'en'));
    expect(first).toBe('One agent takes 10 min 30 s; 4 agents take 3 min.');
    expect(second).toBe('That is 3.50× as fast.');
    expect(sooner).toBe('Half of the steps are finished 2.75× as fast, nine tenths 3.17×.');
    expect(alone).toMatch(/^The one agent pays no overhead and follows its own branch/);
    expect(bound).toMatch(/^4 agents cannot finish before 2 min 38 s: that is W\/k/);
  });

  it('says of the one agent what it is: the seed moves when it has half, not when it has all', () => {
    // The split, ten short steps and ten long ones: which of them come first is drawn.
    const uneven = fan(20).map((step, i) => ({ ...step, duration: i > 10 ? 9 : 1 }));
    const of = (seed: number, parameters = {}) =>
      dueled(uneven, { unit: 's', parameters: { seed, ...parameters } });
    const seen = [1, 2, 3].map((seed) => milestones(duelOf(of(seed))));
    // Of the swarm neither moves: it is drawn by nothing.
    expect(new Set(seen.map(([half]) => half.swarm)).size).toBe(1);
    expect(new Set(seen.map(([half]) => half.alone)).size).toBeGreaterThan(1);
    expect(seen.map((all) => all.at(-1)?.alone)).toEqual([101, 101, 101]);
    // Nor does it pay what the swarm does.
    const paying = milestones(duelOf(of(1, { overhead: true, scheduling: 0.1 })));
    expect(paying.at(-1)?.alone).toBe(101);
    for (const language of ['en', 'zh'] as const) {
      const told = raceFigure.says(of(1), language);
      expect(told.join(' ')).toContain({ en: 'with the seed', zh: '种子' }[language]);
      const caption = raceFigure.table(of(1), language)?.caption;
      expect(caption).toContain({ en: 'own branch', zh: '沿自己的分支' }[language]);
    }
    // Where both factors are told by one, there are none that the seed could move.
    const chain = ['a', 'b', 'c'].map((id, i, all) => ({
      id,
      duration: 2,
      needs: i === 0 ? [] : [all[i - 1]],
    }));
    expect(raceFigure.says(dueled(chain), 'en').join(' ')).not.toContain('seed');
  });

  it('tells the chain by its critical path, and that agents do not help', () => {
    const chain = ['a', 'b', 'c'].map((id, i, all) => ({
      id,
      duration: 2,
      needs: i === 0 ? [] : [all[i - 1]],
    }));
    const says = plainSpaces(raceFigure.says(dueled(chain, { unit: 's' }), 'en'));
    expect(says[1]).toBe('That is as fast as one agent.');
    expect(says[2]).toMatch(/^No number of agents finishes before 6 s: the critical path C/);
  });

  it('holds durations in the unit of the runs, with overhead and without', () => {
    for (const overhead of [false, true]) {
      const of = dueled(fan(3, 0.25), { parameters: { overhead, scheduling: 0.1 } });
      const duel = duelOf(of);
      expect(duel.result.perOne).toBe(overhead ? 1 : 100);
      const { alone } = duelRace(of.task, duel);
      expect([...alone.graph.duration]).toEqual(Array(4).fill(overhead ? 0.25 : 25));
      for (let i = 0; i < 4; i++)
        expect(alone.run.end[i] - alone.run.start[i]).toBe(alone.graph.duration[i]);
      // The same object each time: what is laid out once stays.
      expect(duelRace(of.task, duel)).toBe(duelRace(of.task, duel));
    }
  });

  it('has no best score where values are never positive', () => {
    const valued = (value: number) =>
      dueled([{ id: 'a', duration: 1, needs: [], value }], { unit: 's' });
    const graphOf = (of: TaskShown) => duelRace(of.task, duelOf(of)).swarm[0].graph;
    expect(graphOf(valued(-1)).value).toBeNull();
    expect([...(graphOf(valued(3)).value ?? [])]).toEqual([3]);
  });

  it('opens where half of the steps of the swarm are finished, and half-way where that is the end', () => {
    const timeAt = (of: TaskShown) => {
      const duel = duelOf(of);
      const timeline = taskTimeline(of.task, duel, 'linear');
      const moment = momentAt(timeline, openingPosition(timeline, duel));
      return moment.phase === 'run' ? moment.time / duel.result.perOne : Number.NaN;
    };
    expect(timeAt(shown)).toBeCloseTo(2, 9);
    expect(timeAt(dueled([{ id: 'a', duration: 5, needs: [] }]))).toBeCloseTo(2.5, 9);
  });

  it('has nothing to play where no step takes any time, and says so', () => {
    const still = dueled(fan(2, 0), { unit: 's' });
    const timeline = taskTimeline(still.task, duelOf(still), 'log');
    expect(timeline.length).toBe(0);
    expect(momentAt(timeline, 0)).toMatchObject({ phase: 'run' });
    expect(raceFigure.says(still, 'en')).toEqual([
      'No step takes any time: there is nothing to race for.',
    ]);
    expect(raceFigure.table(still, 'en')?.rows.flat().join(' ')).not.toMatch(/NaN|Infinity/);
  });

  it('tells times in the unit in which they read best, and steps by their ids', () => {
    const telling = tellingOfTask(shown.task, duelOf(shown), 'en');
    const { perOne } = duelOf(shown).result;
    expect(telling.unitName).toBe('min');
    expect(10.5 * perOne).toBe(10.5 * telling.unit);
    const { time, span, range } = plainSpaces({
      time: telling.time(0.5 * perOne),
      // As many digits as it takes.
      span: telling.span(1.5 * perOne, 1.505 * perOne),
      range: telling.range(0.5 * perOne, 1.5 * perOne),
    });
    expect(time).toBe('30 s');
    expect(span).toEqual(['1 min 30 s', '1 min 30.3 s']);
    expect(range).toEqual(['30 s', '1 min 30 s']);
    expect(telling.step(3)).toBe('part 2');
    expect(plainSpaces(telling.finished('4 agents', 3))).toBe('4 agents: part 2 finished');
  });

  it('counts agents from 1 in both of its files, by the same name', () => {
    const schedule = raceSchedule(shown);
    const lanes = ganttFigure.data(shown);
    const agents = (of: DataTable | null, system?: string) => {
      if (of === null) throw new Error('no runs');
      const names = of.columns.map(({ name }) => name);
      const rows = of.rows.filter((row) => !system || row[names.indexOf('system')] === system);
      return rows
        .map((row) => [row[names.indexOf('step')], row[names.indexOf('agent (from 1)')]])
        .sort();
    };
    // Four work at once, the first of them on the split.
    const inRace = agents(schedule, 'standard');
    expect(new Set(inRace.map(([, agent]) => agent))).toEqual(new Set([1, 2, 3, 4]));
    expect(inRace).toEqual(agents(lanes));
    expect(agents(schedule, 'single').every(([, agent]) => agent === 1)).toBe(true);
  });

  it('has its data in the unit of the file, a row for each time at which steps are finished', () => {
    const data = raceFigure.data(shown);
    const rises = where(data, { system: 'standard', measure: 'coverage' });
    expect(rises.map((row) => row['time (min)'])).toEqual([0.5, 1, 1.5, 2, 2.5, 3]);
    expect(rises.map((row) => row.value)).toEqual([1, 5, 9, 13, 17, 21].map((n) => n / 21));
    expect(where(data, { system: 'single', measure: 'makespan' })[0]['time (min)']).toBe(10.5);
  });
});

describe('the best score, where steps carry values', () => {
  // a, then b and c side by side, then d: two agents end a at 1, b at 3, c at 4 and d at 5; one takes 7.
  const valued = (values: readonly number[]) =>
    ['a', 'b', 'c', 'd'].map((id, i) => ({
      id,
      duration: [1, 2, 3, 1][i],
      needs: [[], ['a'], ['a'], ['b', 'c']][i],
      value: values[i],
    }));
  const of = (values: readonly number[]) =>
    dueled(valued(values), { unit: 'min', parameters: { agents: 2, rule: 'critical-path' } });
  const best = (shown: TaskShown) =>
    where(raceFigure.data(shown), { system: 'standard', measure: 'best score' }).map((row) => [
      row['time (min)'],
      row.value,
    ]);
  const plotOf = (shown: TaskShown) => {
    const duel = duelOf(shown);
    const race = duelRace(shown.task, duel);
    const team = { name: '', short: '', colour: '', agents: 1, sessions: 1 };
    return bestPlot({
      ...{ task: shown.task, duel, race, clock: 'linear', language: 'en' },
      teams: [team, team] as unknown as Parameters<typeof bestPlot>[0]['teams'],
    });
  };

  it('rises to each value that is higher than all before, on the scale of the largest', () => {
    const shown = of([0, 0.5, 0.75, 1]);
    const rises = [
      [3, 0.5],
      [4, 0.75],
      [5, 1],
    ];
    expect(best(shown)).toEqual(rises);
    const line = plotOf(shown)?.lines.find(({ key }) => key === 'swarm');
    // From nothing to the end of the slower side.
    expect(line?.x).toEqual([0, 3, 4, 5, 7]);
    expect(line?.y).toEqual([0, 0.5, 0.75, 1, 1]);
    // A value below the best so far is no rise, nor one below nothing.
    expect(best(of([-1, 4, 2, 3]))).toEqual([[3, 1]]);
  });

  it('is not drawn without a value above 0', () => {
    expect(plotOf(of([0, -1, -2, 0]))).toBeNull();
    expect(best(of([0, -1, -2, 0]))).toEqual([]);
    expect(plotOf(dueled(fan(3)))).toBeNull();
  });
});

describe('coverage as it is drawn', () => {
  it('is that of the run at every place where it turns, and ends at the end of the picture', () => {
    const of = dueled(fan(5000, 0.3), { parameters: { agents: 7 } });
    const { swarm, perOne } = duelOf(of).result;
    const { x, y } = coverageColumns(swarm, perOne, 2000);
    expect(x.length).toBeLessThan(900);
    for (let i = 1; i < x.length; i++) expect(y[i]).toBe(coverageAt(swarm, x[i] * perOne));
    expect(x[x.length - 1]).toBe(2000);
    expect(y[y.length - 1]).toBe(1);
  });
});

describe('a long id', () => {
  it('keeps both its ends, by characters of any script', () => {
    expect(shortId('compile main')).toBe('compile main');
    const long = `${'甲'.repeat(30)}𝄞.end`;
    const short = shortId(long);
    expect([...short]).toHaveLength(32);
    expect(short.startsWith('甲'.repeat(18))).toBe(true);
    expect(short.endsWith('𝄞.end')).toBe(true);
  });
});
