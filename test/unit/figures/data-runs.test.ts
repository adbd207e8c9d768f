import { describe, expect, it } from 'vitest';
import { dataOfElo } from '../../../src/figures/elo/data.ts';
import { unpacked } from '../../../src/figures/elo/pack.ts';
import { spec as grow } from '../../../src/figures/grow/spec.ts';
import { dataOfRace, scheduleOfRace } from '../../../src/figures/race/data.ts';
import { spec as twoScores } from '../../../src/figures/two-scores/spec.ts';
import { measuringEnsembles } from '../../../src/model/measure/ensemble.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import type { Picture } from '../../../src/state/result-slice.ts';
import { race as racing } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import type { RaceJob } from '../../../workers/protocol.ts';
import { observations, where } from './data-rows.ts';
import { madeUp } from './elo/made-up.ts';

const { post } = PRESETS;
const runRace = (job: RaceJob) => finish(racing(job));

describe('grow', () => {
  const options = { size: 60, at: null } as const;
  const result = runRace(grow.job(post, options));
  const rows = observations(grow.data({ result, of: post, options }));
  const { graph } = result.alone;

  it('has every step with its parents, which are among its prerequisites', () => {
    expect(rows.map(({ step }) => step)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    const [root, ...others] = rows;
    expect(root).toMatchObject({
      layer: 0,
      prerequisites: '',
      'main parent': Number.NaN,
      'best parent': Number.NaN,
      value: 0,
    });
    for (const row of others) {
      const needs = String(row.prerequisites).split(' ').map(Number);
      expect(needs).toContain(row['main parent']);
      expect(needs).toContain(row['best parent']);
      const best = rows[Number(row['best parent'])];
      const change = Number(row['change over best parent']);
      expect(Number(row.value)).toBeCloseTo(Number(best.value) + change, 12);
      expect(row.layer).toBeGreaterThan(Number(best.layer));
    }
    const variants = rows.reduce((sum, row) => sum + Number(row.variants), 0);
    expect(variants).toBe(59);
  });

  it('has durations in median steps of the root’s layer', () => {
    const unit = graph.growth?.layerCost[0] ?? Number.NaN;
    expect(rows.map((row) => Number(row['duration (median root steps)']) * unit)).toEqual(
      Array.from(graph.duration, (each) => expect.closeTo(each, 12)),
    );
  });
});

describe('two scores', () => {
  const options = { at: null };
  const of: Parameters = { ...post, steps: 200, layers: 12, agents: 8 };
  const result = runRace(twoScores.job(of, options));
  const rows = observations(twoScores.data({ result, of, options }));

  it('is the run in the order of finishing, with both scores from then on', () => {
    const [{ run, graph }] = result.swarm;
    expect(rows.map(({ step }) => step)).toEqual([...run.order]);
    const ends = rows.map((row) => Number(row['end (t_mid)']));
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    // Coverage by hand: so many have ended by then, itself and equals included.
    for (const row of rows) {
      const done = ends.filter((end) => end <= Number(row['end (t_mid)'])).length;
      expect(row.coverage).toBeCloseTo(done / graph.steps, 12);
    }
    let best = 0;
    for (const row of rows) {
      best = Math.max(best, Number(row.value) / result.scale);
      if (ends.filter((end) => end === row['end (t_mid)']).length === 1)
        expect(row['best score']).toBeCloseTo(Math.min(1, best), 12);
    }
    expect(rows.at(-1)?.coverage).toBe(1);
  });

  it('is in the t_mid of its graph: then one agent alone is halfway', () => {
    const { run } = result.alone;
    const halfway = run.end[run.order[Math.ceil(run.steps / 2) - 1]];
    const [first] = rows;
    const step = Number(first.step);
    expect(first['end (t_mid)']).toBe(result.swarm[0].run.end[step] / halfway);
  });

  it('marks the chain up to the best step', () => {
    const chain = rows.filter((row) => row['on best chain'] === 1);
    expect(chain[0].step).toBe(0);
    const most = Math.max(...rows.map(({ value }) => Number(value)));
    expect(chain.at(-1)?.value).toBe(most);
  });
});

describe('Elo', () => {
  const summary = unpacked(madeUp());
  const table = dataOfElo(summary);

  it('has every rating at every budget, with its band, and the line beside it', () => {
    const curve = where(table, { system: 'pass@4', measure: 'joint Elo' });
    expect(curve).toHaveLength(31);
    const [first, last] = [curve[0], curve[30]];
    expect(first['budget (share of the largest)']).toBeCloseTo(1e-3, 12);
    expect(last).toMatchObject({
      'budget (agent-time)': 10_000,
      'budget (share of the largest)': 1,
      value: 1150,
      low: 1100,
      high: 1200,
      interval: '95% bootstrap',
      n: 400,
    });
    const sampling = where(table, { system: 'repeated sampling' });
    expect(sampling.map(({ value }) => value)).toEqual(
      Array.from({ length: 31 }, (_, b) => expect.closeTo(40 * b, 9)),
    );
  });

  it('has the figures of each system, against whom where it is against one', () => {
    expect(where(table, { system: 'pass@4', against: 'pass@1' })).toMatchObject([
      { measure: 'joint Elo over pass@1 at the largest budget', value: 150, low: 130, high: 170 },
      { measure: 'win rate at the largest budget', value: 0.6 },
    ]);
  });
});

describe('the race', () => {
  const of: Parameters = { ...post, steps: 200, layers: 12, agents: 4, graphs: 2, graph: 1 };
  const race = runRace({ kind: 'race', parameters: of });
  const [{ summary }] = finished(
    measuringEnsembles([{ parameters: of, systems: [of] }], { replicates: 20 }),
  );
  const picture: Picture = { race, raceOf: of, family: summary, familyOf: of, complete: true };

  it('has the family and the run on one axis of time', () => {
    const table = dataOfRace(picture);
    const swarm = { system: 'standard', agents: 4 };
    const [speedup] = where(table, { ...swarm, measure: 'speedup', score: 'coverage', level: 0.5 });
    expect(speedup.value).toBe(summary.systems[0].speedup.coverage[0].value);
    const run = where(table, { ...swarm, measure: 'score of the run', score: 'coverage' });
    const clock = summary.clocks.find(({ graph }) => graph === 1)?.tMid ?? Number.NaN;
    const { order, end } = race.swarm[0].run;
    expect(run.map((row) => row['time (t_mid)'])).toEqual(
      Array.from(order, (step) => end[step] / clock),
    );
    expect(run.at(-1)).toMatchObject({ graph: 1, value: 1 });
    const curve = where(table, { system: 'single', measure: 'mean score', score: 'best score' });
    expect(curve.map(({ value }) => value)).toEqual([...summary.baseline.curves.best.mean]);
  });

  it('has the families of pinned runs as well, each under its number', () => {
    const parameters = { ...of, agents: 2 };
    const [{ summary: own }] = finished(
      measuringEnsembles([{ parameters, systems: [parameters] }], { replicates: 20 }),
    );
    const pinned = [{ place: 1, settings: { preset: 'post', parameters }, family: own }] as const;
    const table = dataOfRace(picture, pinned);
    const alone = dataOfRace(picture);
    const ofPin = where(table, { run: 'pin2' });
    expect(where(table, { run: 'current' })).toEqual(observations(alone));
    expect(table.rows).toHaveLength(alone.rows.length + ofPin.length);
    const [time] = where(table, {
      ...{ run: 'pin2', system: 'standard', agents: 2 },
      ...{ measure: 'time to level (t_mid)', score: 'best score', level: 0.9 },
    });
    expect(time.value).toBe(own.systems[0].time.best[1].value);
    expect(ofPin.filter(({ measure }) => measure === 'makespan (t_mid)')).toHaveLength(2);
    // The race itself is not pinned.
    expect(where(table, { run: 'pin2', measure: 'score of the run' })).toEqual([]);
  });

  it('without a family is the schedule alone, in the unit of its own graph', () => {
    const alone = { ...picture, family: null, familyOf: null };
    expect(dataOfRace(alone).rows).toEqual([]);
    const rows = observations(scheduleOfRace(alone));
    expect(rows).toHaveLength(400);
    expect(Object.keys(rows[0])).toContain('start (half of one agent’s coverage)');
  });

  it('has a schedule by start, in which nobody does two things at a time', () => {
    const rows = observations(scheduleOfRace(picture));
    for (const system of ['single', 'standard']) {
      const own = rows.filter((row) => row.system === system);
      const starts = own.map((row) => Number(row['start (t_mid)']));
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      const free = new Map<unknown, number>();
      for (const row of own) {
        expect(Number(row['start (t_mid)'])).toBeGreaterThanOrEqual(
          (free.get(row.agent) ?? 0) - 1e-12,
        );
        free.set(row.agent, Number(row['end (t_mid)']));
      }
    }
    expect(rows.filter((row) => row.system === 'single').every(({ agent }) => agent === 0)).toBe(
      true,
    );
  });
});
