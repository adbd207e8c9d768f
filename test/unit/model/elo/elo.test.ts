import { describe, expect, it } from 'vitest';
import { takingElo } from '../../../../src/model/measure/elo/elo.ts';
import {
  type BestSoFar,
  bySystem,
  ELO_SYSTEMS,
  type EloRecords,
  type EloSystem,
  takingEloRecords,
} from '../../../../src/model/measure/elo/records.ts';
import type { EloCurve } from '../../../../src/model/measure/elo/summary.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { Generator } from '../../../../src/model/random/generator.ts';

const rate = (records: EloRecords, replicates: number, share?: number) =>
  finished(takingElo(records, share === undefined ? { replicates } : { replicates, share }));

/**
 * The best of attempts that cost one each, whose values are drawn independently from (0, 1). From one
 * improvement to the next there are geometrically many attempts, and all better values are equally likely.
 */
function attempts(generator: Generator, count: number): BestSoFar {
  const spent: number[] = [];
  const value: number[] = [];
  let best = generator.uniform();
  for (let at = 1; at <= count; ) {
    spent.push(at);
    value.push(best);
    at += Math.ceil(Math.log(generator.uniform()) / Math.log(best));
    best += (1 - best) * generator.uniform();
  }
  return { spent: Float64Array.from(spent), value: Float64Array.from(value) };
}

/** Sessions that are given, with this much work in a graph. */
function recordsOf(
  sessions: number,
  work: number,
  best: (system: EloSystem, s: number) => BestSoFar,
): EloRecords {
  return {
    first: 0,
    sessions,
    work: new Float64Array(4 * sessions).fill(work),
    best: bySystem((system) => Array.from({ length: sessions }, (_, s) => best(system, s))),
  };
}

const grown = finished(takingEloRecords({ ...PRESETS.post, meanSteps: 120, meanLayers: 8 }, 0, 40));
const values = ({ value }: EloCurve) => Array.from(value);

describe('Elo at equal budgets', () => {
  it('of independent attempts climbs 400 per decade, and nobody leads', () => {
    const generator = new Generator(5);
    const records = recordsOf(150, 200_000, () => attempts(generator, 200_000));
    const { systems, budgets } = rate(records, 100, 0.5);
    expect(budgets[30]).toBe(100_000);
    for (const name of ['firstSlope', 'lastSlope'] as const) {
      // Four systems that have nothing in common: their mean is known twice as well as one of them.
      let mean = 0;
      let variance = 0;
      for (const system of ELO_SYSTEMS) {
        const { value, interval } = systems[system][name];
        const [low, high] = interval ?? [Number.NaN, Number.NaN];
        mean += (value ?? Number.NaN) / 4;
        variance += ((high - low) / 3.92) ** 2 / 16;
      }
      expect(variance).toBeLessThan(30 ** 2);
      expect(Math.abs(mean - 400)).toBeLessThan(3 * Math.sqrt(variance));
    }
    for (const system of ELO_SYSTEMS) {
      const { value, interval } = systems[system].lead;
      const [low, high] = interval ?? [Number.NaN, Number.NaN];
      expect(Math.abs(value ?? Number.NaN)).toBeLessThanOrEqual((3 / 3.92) * (high - low));
      expect(systems[system].winRate[system]).toEqual({ value: 0.5, interval: [0.5, 0.5] });
    }
  });

  it('is zero at the first budget of each system, and of pass@1 in the joint fit', () => {
    const { systems, sessions, replicates } = rate(grown, 20);
    expect({ sessions, replicates }).toEqual({ sessions: 40, replicates: 20 });
    for (const system of ELO_SYSTEMS) {
      const { selfElo, jointElo, lead, winRate } = systems[system];
      for (const curve of [selfElo, jointElo]) {
        expect(curve.value).toHaveLength(31);
        curve.value.forEach((elo, b) => {
          if (b > 0) expect(elo).toBeGreaterThanOrEqual(curve.value[b - 1] - 1e-6);
          expect(curve.low[b]).toBeLessThanOrEqual(curve.high[b]);
        });
      }
      expect([selfElo.value[0], selfElo.low[0], selfElo.high[0]]).toEqual([0, 0, 0]);
      expect(lead.value).toBe(jointElo.value[30] - systems['pass@1'].jointElo.value[30]);
      for (const other of ELO_SYSTEMS) {
        const there = winRate[other].value ?? Number.NaN;
        expect(there + (systems[other].winRate[system].value ?? Number.NaN)).toBeCloseTo(1, 12);
      }
    }
    expect(systems['pass@1'].jointElo.high[0]).toBe(0);
  });

  it('does not depend on the order of the sessions', () => {
    const turned: EloRecords = {
      ...grown,
      work: grown.work.toReversed(),
      best: bySystem((system) => grown.best[system].toReversed()),
    };
    const [one, other] = [rate(grown, 0), rate(turned, 0)];
    for (const system of ELO_SYSTEMS) {
      const a = one.systems[system];
      const b = other.systems[system];
      values(a.jointElo).forEach((elo, i) => {
        expect(elo).toBeCloseTo(b.jointElo.value[i], 9);
      });
      expect(a.winRate).toEqual(b.winRate);
      expect(a.lastSlope.value).toBeCloseTo(b.lastSlope.value ?? Number.NaN, 9);
      expect(a.inflection).toEqual(b.inflection);
    }
  });

  it('draws the same sessions for all systems', () => {
    // Four systems that have found the same: no replicate sees a difference.
    const { best } = grown;
    const same = { ...grown, best: bySystem(() => best['pass@1']) };
    const { systems } = rate(same, 30);
    for (const system of ELO_SYSTEMS) {
      expect(systems[system].selfElo).toEqual(systems['pass@1'].selfElo);
      const { value, interval } = systems[system].lead;
      for (const elo of [value, ...(interval ?? [Number.NaN])]) expect(elo).toBeCloseTo(0, 9);
      expect(systems[system].winRate['pass@1'].value).toBeCloseTo(0.5, 12);
    }
  });

  it('rates a system that always finds more than the others above all their budgets', () => {
    const records = recordsOf(6, 1000, (system, s) => ({
      spent: Float64Array.of(0.1, 10 + s),
      value: system === 'pass@4' ? Float64Array.of(10 + s, 20 + s) : Float64Array.of(0, s),
    }));
    const { systems } = rate(records, 10);
    const most = Math.max(...systems['pass@1'].jointElo.value);
    // A sure winner is held by the pseudo-games.
    expect(Math.min(...systems['pass@4'].jointElo.value)).toBeGreaterThan(most + 400);
    expect(systems['pass@4'].winRate['pass@1']).toEqual({ value: 1, interval: [1, 1] });
    expect(systems['pass@4'].lead.value).toBeLessThan(1e5);
  });

  it.each([0, 5])('pauses %i times for as many replicates', (replicates) => {
    const computing = takingElo(grown, { replicates });
    let pauses = 0;
    while (!computing.next().done) pauses++;
    expect(pauses).toBe(replicates);
  });

  it('has no intervals without a bootstrap, or where too few replicates have a pair', () => {
    const none = rate(grown, 0).systems['pass@1'];
    expect(none.lastSlope.value).not.toBeNull();
    expect([none.lastSlope.interval, none.inflection.interval]).toEqual([null, null]);
    expect(none.selfElo.low.every(Number.isNaN)).toBe(true);
    const two = finished(takingEloRecords(PRESETS.chain, 0, 2));
    const figure = rate(two, 40).systems['pass@4'].lastSlope;
    expect(figure.value).not.toBeNull();
    expect(figure.interval).toBeNull();
    const one = finished(takingEloRecords(PRESETS.chain, 0, 1));
    expect(() => rate(one, 0)).toThrow('at least two sessions');
  });
});
