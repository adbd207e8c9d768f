import { describe, expect, it } from 'vitest';
import { bySystem, type EloSystem } from '../../../../src/model/measure/elo/records.ts';
import { bends, order } from '../../../../src/model/measure/elo/statements.ts';
import type {
  EloFigure,
  EloSummary,
  SystemElo,
} from '../../../../src/model/measure/elo/summary.ts';

const figure = (value: number | null, low?: number, high?: number): EloFigure => ({
  value,
  interval: low === undefined || high === undefined ? null : [low, high],
});

const NOTHING = figure(null);
const curve = (value: number, low = value, high = value) => ({
  value: Float64Array.of(0, value),
  low: Float64Array.of(0, low),
  high: Float64Array.of(0, high),
});
const silent: SystemElo = {
  selfElo: curve(0),
  jointElo: curve(0),
  inflection: NOTHING,
  firstSlope: NOTHING,
  lastSlope: NOTHING,
  lead: NOTHING,
  winRate: bySystem(() => NOTHING),
};

const summary = (
  systems: Partial<Record<EloSystem, Partial<SystemElo>>>,
  tracking = NOTHING,
): EloSummary => ({
  sessions: 2,
  replicates: 1,
  budgets: Float64Array.of(1, 1000),
  systems: bySystem((system) => ({ ...silent, ...systems[system] })),
  tracking,
});

describe('that pass@1 bends', () => {
  const holds = {
    firstSlope: figure(420, 380, 460),
    lastSlope: figure(200, 180, 220),
    inflection: figure(-1.5, -2, -1),
  };
  const margin = (changed: Partial<SystemElo>) =>
    bends(summary({ 'pass@1': { ...holds, ...changed } })).margin;

  it('holds by the smallest of its ratios', () => {
    expect(margin({})).toBeCloseTo(Math.log(400 / 380), 12);
    expect(margin({ lastSlope: figure(395) })).toBeCloseTo(Math.log(400 / 395), 12);
    expect(margin({ lastSlope: figure(-5) })).toBeCloseTo(Math.log(400 / 380), 12);
    expect(margin({ inflection: figure(-0.51) })).toBeCloseTo(0.01 * Math.log(10), 12);
    expect(bends(summary({ 'pass@1': holds })).figures).toEqual(holds);
  });

  it('fails by the ratio that fails', () => {
    expect(margin({ firstSlope: figure(420, 410, 430) })).toBeCloseTo(Math.log(400 / 410), 12);
    expect(margin({ firstSlope: figure(350, 320, 380) })).toBeCloseTo(Math.log(380 / 400), 12);
    expect(margin({ firstSlope: figure(-9, -20, -1) })).toBe(Number.NEGATIVE_INFINITY);
    expect(margin({ lastSlope: figure(500) })).toBeCloseTo(Math.log(400 / 500), 12);
    expect(margin({ inflection: figure(0) })).toBeCloseTo(-0.5 * Math.log(10), 12);
  });

  it('cannot be told without an interval, or without a figure', () => {
    expect(margin({ firstSlope: figure(400) })).toBeNaN();
    expect(margin({ lastSlope: NOTHING })).toBeNaN();
    expect(margin({ inflection: NOTHING })).toBeNaN();
  });
});

describe('the order at the budget', () => {
  /** Leads over pass@1, and the interval of group@4's chance to beat it. */
  const margin = (four: number, between: number, group: number, low: number, high: number) =>
    order(
      summary(
        {
          'pass@1': { lead: figure(0, 0, 0) },
          'pass@4': { lead: figure(four) },
          'pass@2 group@2': { lead: figure(between) },
          'group@4': { lead: figure(group) },
        },
        figure((low + high) / 2, low, high),
      ),
    ).margin;
  const asLogarithm = (elo: number) => (elo / 400) * Math.log(10);

  it('holds by the smallest difference', () => {
    expect(margin(100, 90, 0, 0.4, 0.6)).toBeCloseTo(asLogarithm(10), 12);
    expect(margin(100, 8, 0, 0.4, 0.6)).toBeCloseTo(asLogarithm(8), 12);
    expect(margin(100, 8, 5, 0.4, 0.6)).toBeCloseTo(asLogarithm(3), 12);
    expect(margin(300, 150, 0, 0.48, 0.6)).toBeCloseTo(Math.log(0.52 / 0.48), 12);
    expect(margin(300, 150, 0, 0.4, 0.51)).toBeCloseTo(Math.log(0.51 / 0.49), 12);
  });

  it('fails when somebody is out of order, or group@4 leaves pass@1', () => {
    expect(margin(60, 100, 0, 0.4, 0.6)).toBeCloseTo(asLogarithm(-40), 12);
    expect(margin(100, -10, -20, 0.4, 0.6)).toBeCloseTo(asLogarithm(-10), 12);
    expect(margin(300, 150, 0, 0.51, 0.6)).toBeCloseTo(Math.log(0.49 / 0.51), 12);
    expect(margin(300, 150, 0, 0.4, 0.49)).toBeCloseTo(Math.log(0.49 / 0.51), 12);
    expect(margin(100, 60, 0, Number.NaN, Number.NaN)).toBeNaN();
  });
});
