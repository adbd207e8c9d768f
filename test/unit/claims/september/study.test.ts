import { describe, expect, it } from 'vitest';
import type { Figures, NumberAnswer } from '../../../../src/claims/claim.ts';
import { agreements } from '../../../../src/claims/september/agreement.ts';
import { septemberStudy } from '../../../../src/claims/september/study.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../../src/model/parameters.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

const { claims } = septemberStudy;

/** Families in which every figure is the published one times a factor. */
function families(factors: readonly number[]): Figures[] {
  return factors.map((factor) =>
    Object.fromEntries(
      claims.map((claim) => [claim.id, claim.kind === 'number' ? claim.published * factor : 0]),
    ),
  );
}

function conclude(values: readonly Figures[]): NumberAnswer[] {
  const pieces = septemberStudy.pieces({ families: values.length, sessions: 0 });
  return finished(septemberStudy.concluding(pieces, values)) as NumberAnswer[];
}

const answerTo = (answers: readonly NumberAnswer[], id: string) => {
  const answer = answers.find((each) => each.id === id);
  if (answer === undefined) throw new Error(`no answer to ${id}`);
  return answer;
};

describe('the claims', () => {
  it('are one for each figure, by a name of its own', () => {
    expect(claims).toHaveLength(6 + 8 + 12 * 10);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    const ids = claims.map(({ id }) => id);
    for (const id of ['single-t50', 'generator-leafShare', 'standard16-speedupCoverage50']) {
      expect(ids).toContain(id);
    }
    expect(ids.every((id) => /^(single|generator|(standard|recursive)\d+)-\w+$/.test(id))).toBe(
      true,
    );
  });

  it('name the state that shows them', () => {
    const shown = (id: string): Parameters => ({
      ...PRESETS.september,
      ...claims.find((claim) => claim.id === id)?.state,
    });
    expect(shown('recursive64-t50')).toMatchObject({ swarm: 'recursive', agents: 64 });
    expect(shown('single-best80').swarm).toBe('single');
    expect(shown('generator-meanParents')).toMatchObject({ stepsSpread: 0, mergeSpread: 0 });
  });

  it('are answered by a family each, all of the same settings', () => {
    const pieces = septemberStudy.pieces({ families: 3, sessions: 0 });
    expect(pieces).toEqual(
      [0, 1, 2].map((family) => ({ study: 'september', parameters: PRESETS.september, family })),
    );
  });
});

describe('the answers', () => {
  it('are means with an interval that narrows with the root of the families', () => {
    // Two values, far apart, equally often: the mean of n of them has a standard error of 0.1 / sqrt(n).
    const factors = (n: number) => Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 0.9 : 1.1));
    const width = (n: number) => {
      const {
        median,
        low,
        high,
        published,
        families: count,
        within,
      } = answerTo(conclude(families(factors(n))), 'standard16-speedupCoverage50');
      expect(median).toBeCloseTo(published, 9);
      expect(count).toBe(n);
      expect(within).toBe(true);
      return ((high ?? Number.NaN) - (low ?? Number.NaN)) / published;
    };
    expect(width(64)).toBeGreaterThan(0.9 * 2 * 1.96 * (0.1 / 8));
    expect(width(64)).toBeLessThan(1.1 * 2 * 1.96 * (0.1 / 8));
    expect(width(16) / width(64)).toBeGreaterThan(1.8);
    expect(width(16) / width(64)).toBeLessThan(2.2);
  });

  it('leave out the families that never reach a level, and say so', () => {
    const values = families([1, 1, 1.2, 1.2]).map((figures, i) =>
      i < 2 ? { ...figures, 'single-best80': Number.NaN } : figures,
    );
    const answers = conclude(values);
    const best = answerTo(answers, 'single-best80');
    expect(best.families).toBe(2);
    expect(best.median).toBeCloseTo(1.2 * best.published, 9);
    expect(answerTo(answers, 'single-best50')).toMatchObject({ families: 4 });
    const none = conclude(values.slice(0, 2));
    expect(answerTo(none, 'single-best80')).toEqual({
      id: 'single-best80',
      published: best.published,
      median: null,
      low: null,
      high: null,
      families: 0,
      within: false,
    });
  });

  it('have no interval over one family, and no verdict in favour', () => {
    expect(answerTo(conclude(families([1])), 'single-t50')).toMatchObject({
      median: 0.29705,
      low: null,
      high: null,
      within: false,
    });
  });

  it('are within when the published number, rounded as it is, lies in the interval', () => {
    const id = 'generator-leafShare';
    const constant = (value: number) =>
      answerTo(conclude(families([1, 1]).map((each) => ({ ...each, [id]: value }))), id).within;
    // Published as 0.481: anything from 0.4805 to 0.4815.
    expect(constant(0.48145)).toBe(true);
    expect(constant(0.48055)).toBe(true);
    expect(constant(0.48155)).toBe(false);
    expect(constant(0.48045)).toBe(false);
  });
});

describe('agreement with the table', () => {
  const by = (factor: number) =>
    new Map(agreements(conclude(families([factor, factor]))).map((each) => [each.id, each]));

  it('is to 2%', () => {
    expect([...by(1.019).values()].every(({ agrees }) => agrees)).toBe(true);
    expect([...by(0.981).values()].every(({ agrees }) => agrees)).toBe(true);
    expect([...by(1.021).values()].some(({ agrees }) => agrees)).toBe(false);
    expect([...by(0.979).values()].some(({ agrees }) => agrees)).toBe(false);
    expect(by(1.03).get('recursive4-lambda')?.off).toBeCloseTo(0.03, 9);
  });

  it('is nothing that an absent figure has', () => {
    const answers = conclude(families([1, 1]).map((each) => ({ ...each, 'single-t90': NaN })));
    const absent = agreements(answers).find(({ id }) => id === 'single-t90');
    expect(absent).toEqual({ id: 'single-t90', off: Number.NaN, agrees: false });
  });
});
