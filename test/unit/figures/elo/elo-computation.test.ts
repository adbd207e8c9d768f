import { beforeEach, describe, expect, it } from 'vitest';
import { EloComputation, type ShownElo } from '../../../../src/figures/elo/elo-computation.ts';
import { REPLICATES } from '../../../../src/figures/elo/sizes.ts';
import { takingElo } from '../../../../src/model/measure/elo/elo.ts';
import { takingEloRecords } from '../../../../src/model/measure/elo/records.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import type { Job } from '../../../../workers/protocol.ts';
import { FakeSpreads, FEW } from './fake-spreads.ts';

const parameters = { ...PRESETS.post, meanSteps: 30, meanLayers: 4 };
const summaryOf = (sessions: number, replicates: number) =>
  finished(takingElo(finished(takingEloRecords(parameters, 0, sessions)), { replicates }));

let spreads: FakeSpreads;
let time: number;
let elo: EloComputation;
const make = (stored: ShownElo | null = null) =>
  new EloComputation({ compute: spreads.compute, parameters, stored, now: () => time });

beforeEach(() => {
  spreads = new FakeSpreads();
  time = 5000;
  elo = make();
});

/** First sessions of the blocks that a list asks for; of a rating, how many sessions and replicates. */
const asked = (jobs: readonly Job[]) =>
  jobs.map((job) => {
    if (job.kind === 'piece' && job.piece.study === 'elo') return job.piece.first;
    if (job.kind !== 'elo') return job.kind;
    const sessions = job.records.reduce((sum, block) => sum + block.sessions, 0);
    return `${sessions} sessions, ${job.replicates} replicates`;
  });

describe('computing the figure', () => {
  it('starts when it is seen, once', () => {
    expect(spreads.all).toHaveLength(0);
    elo.begin();
    elo.begin();
    expect(spreads.all.map(({ jobs }) => asked(jobs))).toEqual([[0, 20, 40, 60, 80]]);
  });

  it('draws first sessions without intervals, then all of them with', () => {
    elo.begin();
    spreads.deliver(0);
    const rest = Array.from({ length: 15 }, (_, i) => 100 + 20 * i);
    expect(spreads.all.slice(1).map(({ jobs }) => asked(jobs))).toEqual([
      ['100 sessions, 0 replicates'],
      rest,
    ]);
    time += 1500;
    spreads.deliver(1);
    expect(elo.state().shown).toEqual({
      of: parameters,
      summary: summaryOf(100, 0),
      seconds: 1.5,
    });
    expect(elo.state().work).toMatchObject({ kind: 'computing', done: 100, of: 400 });
    spreads.all[2].callbacks.onProgress?.({ done: 3, of: 15, share: 0.2 });
    expect(elo.state().work).toMatchObject({ done: 160, rating: null });
    spreads.deliver(2);
    expect(asked(spreads.all[3].jobs)).toEqual([`400 sessions, ${REPLICATES} replicates`]);
    spreads.all[3].callbacks.onProgress?.({ done: 0, of: 1, share: 0.4 });
    expect(elo.state().work).toMatchObject({ done: 400, rating: 0.4 });
    time += 500;
    spreads.deliver(3);
    expect(elo.state().work).toEqual({ kind: 'idle' });
    expect(elo.state().shown?.seconds).toBe(2);
    expect(elo.state().shown?.summary).toEqual(summaryOf(400, FEW));
  });

  it('asks for more sessions without running those again that are in', () => {
    elo.start(100);
    spreads.deliver(0);
    spreads.deliver(1);
    expect(elo.state().shown?.summary.replicates).toBe(FEW);
    elo.start(400);
    expect(asked(spreads.all[2].jobs)).toEqual(Array.from({ length: 15 }, (_, i) => 100 + 20 * i));
    elo.start(100);
    expect(spreads.all[2].stopped).toBe(true);
    expect(asked(spreads.all[3].jobs)).toEqual([`100 sessions, ${REPLICATES} replicates`]);
  });

  it('keeps a whole picture until there is another whole one', () => {
    const stored = { of: parameters, summary: summaryOf(40, 0), seconds: null };
    elo = make(stored);
    expect(elo.state().shown).toBe(stored);
    elo.begin();
    // All sessions at once: no first picture would be better than what is there.
    expect(spreads.all[0].jobs).toHaveLength(20);
    spreads.deliver(0);
    expect(elo.state().shown).toBe(stored);
  });

  it('stops, and what there was before stays', () => {
    elo.start(400);
    spreads.deliver(0);
    spreads.deliver(1);
    const { shown } = elo.state();
    elo.stop();
    expect(spreads.all[2].stopped).toBe(true);
    expect(elo.state()).toMatchObject({ shown, work: { kind: 'stopped' } });
    elo.begin();
    expect(spreads.all).toHaveLength(3);
    elo.start();
    expect(asked(spreads.all[3].jobs)[0]).toBe(100);
    elo.restart();
    expect(asked(spreads.all[4].jobs)[0]).toBe(0);
  });

  it('rests where it was, which is not to have been stopped, and only while something is under way', () => {
    elo.rest();
    expect(elo.state().work).toEqual({ kind: 'idle' });
    elo.start(100);
    elo.rest();
    expect(spreads.all[0].stopped).toBe(true);
    expect(elo.state().work).toEqual({ kind: 'resting' });
    elo.start();
    elo.stop();
    elo.rest();
    expect(elo.state().work).toEqual({ kind: 'stopped' });
  });
});

describe('other settings', () => {
  it('that change no session ask for nothing', () => {
    elo.begin();
    elo.change({ ...parameters, agents: 3, overhead: true, graphs: 7 });
    expect(spreads.all).toHaveLength(1);
    expect(spreads.all[0].stopped).toBe(false);
  });

  it('begin anew, with the old picture until there is a new one', () => {
    elo.start(100);
    spreads.deliver(0);
    spreads.deliver(1);
    const { shown } = elo.state();
    const changed = { ...parameters, seed: 2 };
    elo.change(changed);
    expect(elo.state().shown).toBe(shown);
    expect(asked(spreads.all[2].jobs)).toEqual([0, 20, 40, 60, 80]);
    spreads.deliver(2);
    spreads.deliver(3);
    expect(elo.state().shown?.of).toBe(changed);
  });

  it('wait until the figure is seen; what is stored is there at once', () => {
    const stored = { of: parameters, summary: summaryOf(20, 0), seconds: null };
    elo = make(stored);
    elo.change({ ...parameters, seed: 2 });
    elo.change({ ...parameters });
    expect(elo.state().shown).toBe(stored);
    expect(spreads.all).toHaveLength(0);
  });
});

describe('trouble', () => {
  it('is said, and asked again about', () => {
    elo.begin();
    spreads.all[0].callbacks.onError({ kind: 'unavailable', message: 'no' });
    expect(elo.state().work).toMatchObject({ kind: 'trouble' });
    elo.retry();
    expect(spreads.retries).toBe(1);
    expect(elo.state().work).toMatchObject({ kind: 'computing', of: 400 });
    expect(spreads.all[0].stopped).toBe(false);
  });

  it('with a job ends all of them', () => {
    elo.begin();
    spreads.deliver(0);
    spreads.all[1].callbacks.onError({ kind: 'failed', message: 'too few' });
    expect(spreads.all[2].stopped).toBe(true);
    elo.retry();
    expect(elo.state().work).toMatchObject({ kind: 'trouble' });
  });
});
