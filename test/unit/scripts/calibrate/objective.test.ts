import { describe, expect, it } from 'vitest';
import {
  costOf,
  eloMargins,
  NUMBERS,
  STATEMENTS,
} from '../../../../scripts/calibrate/objective.ts';
import { statementsTable, type Verdict } from '../../../../scripts/calibrate/report.ts';
import { DIMENSIONS, STRUCTURES, settingsAt } from '../../../../scripts/calibrate/search-space.ts';
import { START } from '../../../../scripts/calibrate/start.ts';
import { insistingOn } from '../../../../scripts/calibrate/trade-offs.ts';

/** Everything as published: distances and spreads 0, statements well within, and the picture of Elo. */
const elo = { first: 0, last: Math.log(0.5), inflection: -1.5, lead: 0.3, between: 0.3, group: 0 };
function responses(
  distances: Readonly<Record<number, number>> = {},
  spreads: Readonly<Record<number, number>> = {},
  margins: Readonly<Record<number, number>> = {},
  picture: Partial<typeof elo> = {},
): number[] {
  return [
    ...NUMBERS.map((_, i) => distances[i] ?? 0),
    ...NUMBERS.map((_, i) => spreads[i] ?? 0),
    ...STATEMENTS.map((_, i) => margins[i] ?? 0.3),
    ...Object.values({ ...elo, ...picture }),
  ];
}

describe('the cost of a setting', () => {
  it('counts 22 numbers and 7 statements', () => {
    expect(NUMBERS).toHaveLength(22);
    expect(STATEMENTS).toHaveLength(7);
  });

  it('is nothing where all is as published, and squares of log distances near it', () => {
    expect(costOf(responses())).toBe(0);
    expect(costOf(responses({ 3: 0.1, 7: -0.2 }))).toBeCloseTo(0.01 + 0.04, 12);
  });

  it('rises where a number leaves the bar, little for the first two, and not where its families reach it', () => {
    const inside = Math.log(1.25) - 0.03;
    const beyond = (count: number) =>
      costOf(
        responses(Object.fromEntries(Array.from({ length: count }, (_, i) => [i, inside + 0.1]))),
      );
    const square = (inside + 0.1) ** 2;
    expect(beyond(2)).toBeCloseTo(2 * square + 2 * 0.2 * 0.1, 12);
    expect(beyond(3)).toBeCloseTo(3 * square + 2 * 0.2 * 0.1 + 4 * 0.1, 12);
    expect(costOf(responses({ 0: inside + 0.1 }, { 0: 0.3 }))).toBeCloseTo(square, 12);
    // Below the published value a quarter is farther away in logarithms.
    expect(costOf(responses({ 0: -inside - 0.05 }))).toBeCloseTo((inside + 0.05) ** 2, 12);
  });

  it('rises where one is off by more than half, and by how much a statement fails', () => {
    const far = Math.log(1.5) + 0.07;
    const outside = far - (Math.log(1.25) - 0.03);
    expect(costOf(responses({ 0: far }))).toBeCloseTo(far ** 2 + 0.2 * outside + 5 * 0.1, 12);
    expect(costOf(responses({}, {}, { 2: -0.07 }))).toBeCloseTo(15 * 0.1, 12);
    expect(costOf(responses({}, {}, { 2: 0.03 }))).toBe(0);
  });

  it('is the worst there is where a figure does not exist', () => {
    expect(costOf(responses({ 4: Number.NaN }))).toBe(Number.POSITIVE_INFINITY);
    expect(costOf(responses({}, {}, { 0: Number.NaN }))).toBe(Number.POSITIVE_INFINITY);
  });

  it('asks for the picture of Elo', () => {
    const worst = (picture: Partial<typeof elo>) =>
      Math.min(...eloMargins(responses({}, {}, {}, picture)));
    expect(worst({})).toBeGreaterThan(0);
    for (const wrong of [
      { first: 0.1 },
      { first: -0.1 },
      { last: 0 },
      { inflection: -0.5 },
      { lead: 0.1 },
      { between: 0.1 },
      { group: 0.2 },
      { group: -0.2 },
    ]) {
      expect(worst(wrong), JSON.stringify(wrong)).toBeLessThan(0);
      expect(costOf(responses({}, {}, {}, wrong))).toBeGreaterThan(0);
    }
  });

  it('may insist on one number', () => {
    const { id } = NUMBERS[5];
    expect(insistingOn(id)(responses({ 5: -0.1, 6: 0.1 }))).toBeCloseTo(0.02 + 1, 12);
  });
});

describe('the report', () => {
  it('says of a statement that just fails that it fails', () => {
    const verdict: Verdict = { numbers: [], inside: 0, margins: [{ id: 'x', margin: -0.004 }] };
    expect(statementsTable(verdict, verdict, verdict)).toContain('**fails** by 0%');
    const tie: Verdict = { ...verdict, margins: [{ id: 'x', margin: 0.2 }] };
    expect(statementsTable(tie, tie, tie)).toContain('holds by 22%');
  });
});

describe('the search space', () => {
  it('has its origin at the start', () => {
    expect(
      settingsAt(
        START,
        DIMENSIONS.map(() => 0),
      ),
    ).toEqual(START);
  });

  it('moves by the step of each constant, rounds, and reflects at the bounds', () => {
    const at = (key: string, coordinate: number) => {
      const x = DIMENSIONS.map((dimension) => (dimension.key === key ? coordinate : 0));
      return settingsAt(START, x)[key as 'peak'];
    };
    expect(at('peak', 1)).toBe(0.29);
    expect(at('durationRate', 0.1234)).toBe(7.62);
    // 0.21 - 2 · 0.08 = 0.05 lies 0.05 below the bound 0.1.
    expect(at('peak', -2)).toBe(0.15);
    // 0.21 + 10 · 0.08 = 1.01, reflected at 0.9 to 0.79.
    expect(at('peak', 10)).toBe(0.79);
    // From -0.59 twice: at 0.1 to 0.79; and once round, 0.21 + 20 · 0.08 = 1.81 at 0.9 to -0.01, at 0.1 to 0.21.
    expect(at('peak', -10)).toBe(0.79);
    expect(at('peak', 20)).toBe(0.21);
    expect(at('layerNoise', -1)).toBe(0.2);
  });

  it('knows each structure once', () => {
    expect(new Set(STRUCTURES.map((structure) => JSON.stringify(structure))).size).toBe(8);
    for (const { rule, baseline } of STRUCTURES) expect(baseline).toBe(rule);
  });
});
