import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bradleyTerry } from '../../../src/model/measure/elo/bradley-terry.ts';
import { budgetsUpTo, valuesWithin } from '../../../src/model/measure/elo/budgets.ts';
import { takingElo } from '../../../src/model/measure/elo/elo.ts';
import { joinEloRecords, takingEloRecords } from '../../../src/model/measure/elo/records.ts';
import { separateInterval } from '../../../src/model/measure/elo/separate-draws.ts';
import { bends, order } from '../../../src/model/measure/elo/statements.ts';
import type { EloFigure, EloSummary, SystemElo } from '../../../src/model/measure/elo/summary.ts';
import { WinRates } from '../../../src/model/measure/elo/win-rates.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import {
  bySystem,
  NAIVE_NAMES,
  naiveChances,
  naiveElo,
  naiveField,
  naiveInflection,
  naiveSummary,
  slopeWithin,
} from '../../reference/elo.ts';
import { json } from '../cli/call.ts';

/** Elo points. */
const CLOSE = 1e-6;

function close(actual: number | null | undefined, expected: number, what: string) {
  const off = Math.abs((actual ?? Number.NaN) - expected);
  if (!(off <= CLOSE)) throw new Error(`${what} is ${actual}, should be ${expected}`);
}

function closeFigure(
  actual: EloFigure,
  expected: { value: number; interval: readonly number[] },
  what: string,
) {
  close(actual.value, expected.value, what);
  expected.interval.forEach((end, i) => {
    close(actual.interval?.[i], end, `${what}, end ${i}`);
  });
}

const small = (changes: Partial<Parameters>, from: Parameters = PRESETS.post): Parameters => ({
  ...from,
  ...changes,
});

interface Case {
  readonly name: string;
  readonly parameters: Parameters;
  readonly first: number;
  readonly sessions: number;
  readonly replicates: number;
}

const CASES: readonly Case[] = [
  {
    name: 'post',
    parameters: small({ meanSteps: 40 }),
    first: 0,
    sessions: 24,
    replicates: 4,
  },
  {
    name: 'post, later sessions of another seed',
    parameters: small({ meanSteps: 120, seed: 3 }),
    first: 7,
    sessions: 20,
    replicates: 2,
  },
  {
    name: 'september: own-list, task variation, noise of the run',
    parameters: small({ meanSteps: 30, seed: 9 }, PRESETS.september),
    first: 5,
    sessions: 20,
    replicates: 3,
  },
  {
    name: 'flat, shallowest first',
    parameters: small({ meanSteps: 25, seed: 4, rule: 'shallowest' }, PRESETS.flat),
    first: 0,
    sessions: 30,
    replicates: 2,
  },
  {
    name: 'hardly any sessions, on a chain',
    parameters: small({ steps: 12, layers: 11 }, PRESETS.chain),
    first: 1,
    sessions: 5,
    replicates: 3,
  },
];

describe.each(CASES)('Elo word by word: $name', ({ parameters, first, sessions, replicates }) => {
  const is = finished(
    takingElo(finished(takingEloRecords(parameters, first, sessions)), { replicates }),
  );
  const should = naiveSummary(naiveField(parameters, first, sessions), replicates);
  const [measured] = should.ratings;

  it('has the budgets, ratings and bands', () => {
    expect(is.sessions).toBe(sessions);
    expect(is.budgets).toHaveLength(31);
    should.budgets.forEach((b, i) => {
      expect(Math.abs(is.budgets[i] / b - 1)).toBeLessThan(1e-12);
    });
    for (const system of NAIVE_NAMES) {
      for (const [curve, key] of [
        ['selfElo', 'self'],
        ['jointElo', 'joint'],
      ] as const) {
        const { value, low, high } = is.systems[system][curve];
        should.budgets.forEach((_, i) => {
          const name = `${curve} of ${system} at budget ${i}`;
          close(value[i], measured[key][system][i], name);
          const band = should.figure((r) => r[key][system][i]).interval;
          close(low[i], band[0], `low ${name}`);
          close(high[i], band[1], `high ${name}`);
        });
      }
    }
  });

  it('has the slopes, inflection, leads and win rates', () => {
    for (const system of NAIVE_NAMES) {
      const figures = is.systems[system];
      closeFigure(
        figures.firstSlope,
        should.figure(should.firstSlope(system)),
        `first slope of ${system}`,
      );
      closeFigure(
        figures.lastSlope,
        should.figure((r) => slopeWithin(r.self[system], -1, 0)),
        `last slope of ${system}`,
      );
      const inflection = (r: (typeof should.ratings)[number]) => naiveInflection(r.self[system]);
      closeFigure(
        figures.inflection,
        { value: should.median(inflection), interval: should.figure(inflection).interval },
        `inflection of ${system}`,
      );
      closeFigure(figures.lead, should.figure(should.lead(system)), `lead of ${system}`);
      for (const other of NAIVE_NAMES)
        closeFigure(
          figures.winRate[other],
          should.figure(should.winRate(system, other)),
          `${system} against ${other}`,
        );
    }
  });

  it('says how group@4 does against pass@1 as if drawn separately', () => {
    close(is.tracking.value, should.winRate('group@4', 'pass@1')(measured), 'tracking');
    const expected = delong(should.values['group@4'][30], should.values['pass@1'][30]);
    expected.forEach((end, i) => {
      close(is.tracking.interval?.[i], end, `tracking, end ${i}`);
    });
  });
});

/** DeLong's interval of the chance that a beats b, by how each value places among the others. */
function delong(a: readonly number[], b: readonly number[]): [number, number] {
  const beats = (x: number, y: number) => (x > y ? 1 : x === y ? 1 / 2 : 0);
  const mean = (v: readonly number[]) => v.reduce((sum, x) => sum + x, 0) / v.length;
  const variance = (v: readonly number[]) =>
    v.reduce((sum, x) => sum + (x - mean(v)) ** 2, 0) / (v.length - 1);
  const ofA = a.map((x) => mean(b.map((y) => beats(x, y))));
  const ofB = b.map((y) => mean(a.map((x) => beats(x, y))));
  const half = 1.959963984540054 * Math.sqrt(variance(ofA) / a.length + variance(ofB) / b.length);
  return [Math.max(0, mean(ofA) - half), Math.min(1, mean(ofA) + half)];
}

describe('the parts of Elo, on inputs of any kind', () => {
  const players = fc.integer({ min: 2, max: 6 }).chain((sessions) =>
    fc.record({
      counts: fc
        .array(fc.integer({ min: 0, max: 3 }), { minLength: sessions, maxLength: sessions })
        .filter((counts) => counts.filter((c) => c > 0).length >= 2),
      values: fc.array(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: sessions, maxLength: sessions }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  );

  it('counts every pair of different sessions once for each of their copies', () => {
    fc.assert(
      fc.property(players, ({ values, counts }) => {
        const rates = new WinRates(values.map((v) => Float64Array.from(v))).rates(
          Int32Array.from(counts),
        );
        const drawn = counts.flatMap((c, s) => new Array<number>(c).fill(s));
        const expected = naiveChances(values, drawn).flat();
        expect(rates).toHaveLength(expected.length);
        expected.forEach((p, i) => {
          expect(rates?.[i]).toBeCloseTo(p, 12);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('has no rates for copies of one session alone', () => {
    const values = [Float64Array.of(1, 2), Float64Array.of(2, 1)];
    expect(new WinRates(values).rates(Int32Array.of(3, 0))).toBeNull();
  });

  it('finds the strengths that minorisation and maximisation finds, with wins alone among them', () => {
    const chance = fc.oneof(
      fc.constantFrom(0, 1 / 2, 1),
      fc.integer({ min: 0, max: 100 }).map((i) => i / 100),
    );
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 5 })
          .chain((n) => fc.array(chance, { minLength: n * n, maxLength: n * n })),
        (draws) => {
          const n = Math.round(Math.sqrt(draws.length));
          const table = Array.from({ length: n }, (_, i) =>
            Array.from({ length: n }, (_, j) =>
              i === j ? 1 / 2 : i > j ? draws[i * n + j] : 1 - draws[j * n + i],
            ),
          );
          const elo = bradleyTerry(Float64Array.from(table.flat()), n);
          // What the likelihood is stationary at: as many wins as the ratings expect.
          const strength = Array.from(elo, (x) => 10 ** (x / 400));
          table.forEach((row, i) => {
            let surplus = 0;
            row.forEach((p, j) => {
              if (i !== j)
                surplus += p + 5e-5 - (1.0001 * strength[i]) / (strength[i] + strength[j]);
            });
            expect(Math.abs(surplus)).toBeLessThan(1e-9);
          });
          naiveElo(table).forEach((x, i) => {
            expect(Math.abs(x - elo[i])).toBeLessThan(1e-3);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives repeated sampling 400 per decade between any two numbers of draws', () => {
    const draws = [1, 3, 10, 47, 1000];
    const table = draws.flatMap((a) => draws.map((b) => a / (a + b)));
    const elo = bradleyTerry(Float64Array.from(table), draws.length, { pseudo: 0 });
    draws.forEach((n, i) => {
      expect(Math.abs(elo[i] - 400 * Math.log10(n))).toBeLessThan(1e-6);
    });
  });

  it('counts a step that is finished when the budget is just used up', () => {
    const one = { spent: Float64Array.of(1, 4), value: Float64Array.of(0.5, 2) };
    const budgets = Float64Array.of(0.999, 1, 3.999, 4, 9);
    expect(valuesWithin([one], budgets).map((v) => v[0])).toEqual([0, 0.5, 0.5, 2, 2]);
  });

  it('spreads 31 budgets evenly over three decades', () => {
    const budgets = budgetsUpTo(50);
    [0.05, 0.5, 5, 50].forEach((b, i) => {
      expect(Math.abs(budgets[10 * i] / b - 1)).toBeLessThan(1e-12);
    });
  });

  it('joins blocks of sessions to what one block finds', () => {
    const parameters = small({ meanSteps: 20 });
    const take = (first: number, n: number) => finished(takingEloRecords(parameters, first, n));
    const joined = joinEloRecords([take(2, 1), take(3, 3), take(6, 2)]);
    expect(joined).toEqual(take(2, 6));
  });

  it('has an interval of separate draws as DeLong has it, with ties', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 8 }),
        (a, b) => {
          const is = separateInterval(Float64Array.from(a), Float64Array.from(b));
          delong(a, b).forEach((end, i) => {
            expect(is?.[i]).toBeCloseTo(end, 8);
          });
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the statements on Elo', () => {
  const figure = (value: number | null, low = value, high = value): EloFigure => ({
    value,
    interval: low === null || high === null ? null : [low, high],
  });
  const flat = {
    value: new Float64Array(31),
    low: new Float64Array(31),
    high: new Float64Array(31),
  };
  /** A summary in which both statements hold. */
  const summary = (
    pass1: Partial<SystemElo>,
    lead: readonly [number, number, number],
    tracking: EloFigure,
  ): EloSummary => {
    const leads = { 'pass@1': 0, 'pass@4': lead[0], 'pass@2 group@2': lead[1], 'group@4': lead[2] };
    return {
      sessions: 100,
      replicates: 10,
      budgets: budgetsUpTo(1),
      systems: bySystem((system) => ({
        selfElo: flat,
        jointElo: flat,
        inflection: figure(-1, -1.2, -0.8),
        firstSlope: figure(390, 350, 420),
        lastSlope: figure(200, 180, 220),
        lead: figure(leads[system]),
        winRate: bySystem(() => figure(0.5)),
        ...(system === 'pass@1' ? pass1 : {}),
      })),
      tracking,
    };
  };
  const order3 = [60, 40, 5] as const;
  const even = figure(0.51, 0.48, 0.54);

  it.each([
    ['as it should be', {}, true],
    ['the first slope misses 400 from below', { firstSlope: figure(390, 350, 399) }, false],
    ['the first slope misses 400 from above', { firstSlope: figure(420, 401, 440) }, false],
    ['an interval that begins below 0', { firstSlope: figure(300, -50, 900) }, true],
    ['an interval below 0', { firstSlope: figure(-30, -50, -10) }, false],
    ['the last slope is on the reference', { lastSlope: figure(401) }, false],
    ['the last slope is flat', { lastSlope: figure(0) }, true],
    ['the last slope falls', { lastSlope: figure(-3) }, true],
    ['the inflection is in the last half decade', { inflection: figure(-0.4) }, false],
    ['the inflection is just before it', { inflection: figure(-0.6) }, true],
    ['the inflection is the first budget', { inflection: figure(-3) }, true],
  ] as const)('bends: %s', (_, pass1, holds) => {
    const { margin } = bends(summary(pass1, order3, even));
    expect(margin > 0).toBe(holds);
  });

  it.each([
    ['as it should be', order3, even, true],
    ['pass@2 group@2 first', [40, 60, 5], even, false],
    ['pass@2 group@2 below pass@1', [60, -1, -5], even, false],
    ['pass@2 group@2 below group@4', [60, 4, 5], even, false],
    ['group@4 below pass@1, and within its interval', [60, 40, -20], even, true],
    ['group@4 above the interval', order3, figure(0.55, 0.51, 0.59), false],
    ['group@4 below the interval', order3, figure(0.45, 0.41, 0.49), false],
    ['all of them below pass@1', [-10, -20, -30], even, false],
    ['an interval down to 0', order3, figure(0.3, 0, 0.6), true],
    ['an interval up to 1', order3, figure(0.7, 0.4, 1), true],
  ] as const)('order: %s', (_, lead, tracking, holds) => {
    const { margin } = order(summary({}, lead, tracking));
    expect(margin > 0).toBe(holds);
  });
});

describe('Elo at its limits', () => {
  const records = finished(takingEloRecords(small({ meanSteps: 25 }), 0, 8));

  it('without a bootstrap has the measured figures and no interval', () => {
    const is = finished(takingElo(records, { replicates: 0 }));
    const should = naiveSummary(naiveField(small({ meanSteps: 25 }), 0, 8), 0).ratings[0];
    for (const system of NAIVE_NAMES) {
      const { inflection, lastSlope, selfElo } = is.systems[system];
      close(inflection.value, naiveInflection(should.self[system]), `inflection of ${system}`);
      expect(inflection.interval).toBeNull();
      close(lastSlope.value, slopeWithin(should.self[system], -1, 0), `last slope of ${system}`);
      expect(lastSlope.interval).toBeNull();
      expect(selfElo.low.every(Number.isNaN)).toBe(true);
    }
  });

  it('rates budgets of another share by the same words', () => {
    const is = finished(takingElo(records, { replicates: 2, share: 0.2 }));
    const field = naiveField(small({ meanSteps: 25 }), 0, 8);
    const should = naiveSummary(field, 2, 0.2);
    close(is.budgets[30], 0.2 * field.meanWork, 'the largest budget');
    should.ratings[0].joint['pass@2 group@2'].forEach((x, i) => {
      close(is.systems['pass@2 group@2'].jointElo.value[i], x, `joint Elo at budget ${i}`);
    });
  });

  it('refuses a single session', () => {
    const one = finished(takingEloRecords(small({ meanSteps: 25 }), 0, 1));
    expect(() => finished(takingElo(one, { replicates: 0 }))).toThrow(/session/);
  });
});

describe('the command line: elo', () => {
  interface Figure {
    value: number;
    low: number;
    high: number;
  }
  interface Output {
    sessions: number;
    budget: number;
    budgets: number[];
    winRates: Record<string, Record<string, Figure>>;
    systems: { system: string; selfElo: { value: number[] }; jointElo: { value: number[] } }[];
  }

  it.each([
    [0, 0],
    [9, 2],
  ])('prints what the words of the model come to, from graph %i', async (graph, first) => {
    const setting = ['--set', 'meanSteps=30', '--seed', '6', '--threads', '1'];
    const out = await json<Output>(
      ...['elo', '--sessions', '10', '--replicates', '2', '--graph-index', `${graph}`, ...setting],
    );
    const field = naiveField(small({ meanSteps: 30, seed: 6 }), first, 10);
    const should = naiveSummary(field, 2);
    expect(out.sessions).toBe(10);
    expect(out.budget / (0.63 * field.meanWork)).toBeCloseTo(1, 12);
    expect(out.systems.map((s) => s.system).sort()).toEqual([...NAIVE_NAMES].sort());
    for (const { system, selfElo, jointElo } of out.systems) {
      const name = NAIVE_NAMES.find((n) => n === system) ?? 'pass@1';
      should.ratings[0].self[name].forEach((x, i) => {
        close(selfElo.value[i], x, `self-Elo of ${name}`);
        close(jointElo.value[i], should.ratings[0].joint[name][i], `joint Elo of ${name}`);
      });
      for (const other of NAIVE_NAMES) {
        const { value, interval } = should.figure(should.winRate(name, other));
        const { value: is, low, high } = out.winRates[name][other];
        [value, ...interval].forEach((x, i) => {
          expect([is, low, high][i]).toBeCloseTo(x, 9);
        });
      }
    }
  });
});
