import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  passingsOf,
  reaches,
  standingAt,
  twoScoresOf,
} from '../../../../src/figures/two-scores/facts.ts';
import { twoScoresFigures } from '../../../../src/figures/two-scores/figures.ts';
import { oneSession, twoScoresJob } from '../../../../src/figures/two-scores/job.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { raceOf } from '../../../browser/race/fixture/results.ts';
import { anyParameters } from '../../draw/samples.ts';

const resultOf = (parameters: Parameters<typeof twoScoresJob>[0]) => ({
  kind: 'race' as const,
  ...raceOf(twoScoresJob(parameters).parameters),
  digest: '',
});

describe('one run', () => {
  it('reads off both scores at the very completion, as a count of all steps does', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const result = resultOf(parameters);
        const facts = twoScoresOf(result);
        const { graph, run } = result.swarm[0];
        const values = Array.from(graph.value ?? []);
        for (const { score, level, time } of passingsOf(facts)) {
          if (time === null) throw new Error('every score of a whole graph reaches its end');
          const ended = (at: number) => values.filter((_, i) => run.end[i] <= at);
          const best = (at: number) =>
            result.scale > 0
              ? Math.max(0, ...ended(at)) / result.scale
              : Number(ended(at).length > 0);
          const of = (at: number) =>
            score === 'coverage' ? ended(at).length / graph.steps : best(at);
          expect(of(time)).toBeGreaterThanOrEqual(level - 1e-9);
          const before = Math.max(-1, ...run.end.filter((end) => end < time));
          expect(of(before)).toBeLessThan(level);
          const standing = standingAt(facts, time);
          expect(standing.coverage).toBeCloseTo(ended(time).length / graph.steps, 12);
          expect(standing.best).toBeCloseTo(best(time), 12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('waits for the whole chain before the best score is whole', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const facts = twoScoresOf(resultOf(parameters));
        const { chain, chainEnds, columns } = facts;
        expect(chain[0]).toBe(0);
        // Each step of the chain needs the one before it.
        for (let i = 1; i < chain.length; i++)
          expect(chainEnds[i]).toBeGreaterThanOrEqual(chainEnds[i - 1]);
        const whole = reaches(facts.best, 1) ?? Number.NaN;
        expect(standingAt(facts, whole).onChain).toBe(
          facts.scale > 0 ? chain.length : standingAt(facts, whole).onChain,
        );
        const top = chain[chain.length - 1];
        const values = columns.graph.value ?? new Float64Array(1);
        expect(values[top]).toBe(Math.max(...values));
      }),
      { numRuns: 60 },
    );
  });

  it('is one t_mid at half of the steps where one agent works', () => {
    const figures = twoScoresFigures(resultOf({ ...PRESETS.post, swarm: 'single' }));
    expect(figures['two.coverage50.time']).toBe(1);
  });

  it('has a best score that is never reached where the scale is that of the task', () => {
    const parameters = { ...PRESETS.september, graph: 1 };
    const facts = twoScoresOf({ ...resultOf(parameters), scale: 1e6 });
    expect(passingsOf(facts).filter(({ time }) => time === null)).toHaveLength(2);
    const figures = twoScoresFigures({ ...resultOf(parameters), scale: 1e6 });
    expect(figures['two.best90.time']).toBeNaN();
    expect(figures['two.coverageAtBest90']).toBeNaN();
    expect(figures['two.coverage90.time']).toBeGreaterThan(0);
  });
});

it('shows the first of several sessions', () => {
  const { post } = PRESETS;
  expect(oneSession(post)).toEqual({});
  expect(oneSession({ ...post, swarm: 'independent' })).toEqual({ swarm: 'single', agents: 1 });
  expect(oneSession({ ...post, swarm: 'sessions', agents: 17, sessions: 4 })).toEqual({
    swarm: 'standard',
    agents: 4,
  });
  expect(oneSession({ ...post, swarm: 'sessions', agents: 3, sessions: 8 })).toEqual({
    swarm: 'standard',
    agents: 1,
  });
});
