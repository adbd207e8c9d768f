import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestChain,
  columnsOf,
  runColumns,
  scoresOf,
  scoresTogether,
  stateAt,
} from '../../../src/draw/run-columns.ts';
import { levelAt, scoreSteps } from '../../../src/draw/score-steps.ts';
import { stepNow, stepRun } from '../../../src/draw/step-facts.ts';
import {
  bestScoreCurve,
  coverageCurve,
  sample as levels,
  upperEnvelope,
} from '../../../src/model/measure/curve.ts';
import { raceOf } from '../../browser/race/fixture/results.ts';
import { anyParameters, between, sample } from './samples.ts';

const ascending = (steps: Iterable<number>) => [...steps].sort((a, b) => a - b);

/** A race of any kind, and a time in it: often exactly that of an event. */
const anyMoment = fc
  .tuple(anyParameters, between(-0.1, 1.1), fc.nat(), fc.boolean())
  .map(([parameters, share, pick, exact]) => {
    const race = raceOf(parameters);
    const session = race.swarm[pick % race.swarm.length];
    const { run } = session;
    const events = [...run.start, ...run.end];
    const time = exact ? events[pick % events.length] : share * run.makespan;
    return { race, session, time };
  });

describe('the state at a time', () => {
  it('is that of a recount over all steps', () => {
    fc.assert(
      fc.property(anyMoment, ({ session, time }) => {
        const { graph, run } = session;
        const state = stateAt(runColumns(graph, run), time);
        const working: number[] = [];
        const ready: number[] = [];
        const finished: number[] = [];
        for (let i = 0; i < graph.steps; i++) {
          let opens = 0;
          for (let e = graph.prerequisites.start[i]; e < graph.prerequisites.start[i + 1]; e++)
            opens = Math.max(opens, run.end[graph.prerequisites.item[e]]);
          if (run.end[i] <= time) finished.push(i);
          else if (run.start[i] <= time) working.push(i);
          else if (opens <= time) ready.push(i);
        }
        expect(ascending(run.order.slice(0, state.finished))).toEqual(finished);
        expect(ascending(state.working)).toEqual(working);
        expect(ascending(state.ready)).toEqual(ready);
        const best = finished.reduce(
          (most, i) => Math.max(most, graph.value?.[i] ?? 0),
          Number.NEGATIVE_INFINITY,
        );
        expect(state.leader < 0 ? Number.NEGATIVE_INFINITY : graph.value?.[state.leader]).toBe(
          best,
        );
        for (const step of [...working, ...ready, ...finished].slice(0, 20)) {
          const now = stepNow(runColumns(graph, run), step, time);
          const wanted = finished.includes(step)
            ? 'finished'
            : working.includes(step)
              ? 'working'
              : 'ready';
          expect(now).toEqual({ state: wanted, waiting: 0 });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has the scores of the model’s own curves', () => {
    fc.assert(
      fc.property(anyMoment, ({ race, session, time }) => {
        const { graph, run } = session;
        const columns = runColumns(graph, run);
        const scores = scoresOf(columns, stateAt(columns, time), race.scale);
        const value = graph.value ?? new Float64Array(graph.steps);
        const [coverage] = levels(coverageCurve(run), Float64Array.of(time));
        const [best] = levels(bestScoreCurve(run, value, race.scale), Float64Array.of(time));
        expect(scores.coverage).toBeCloseTo(coverage, 12);
        expect(scores.best).toBeCloseTo(best, 12);
      }),
      { numRuns: 100 },
    );
  });

  it('of several sessions together is the best of each', () => {
    fc.assert(
      fc.property(anyMoment, ({ race, time }) => {
        const sessions = race.swarm.map(columnsOf);
        const together = scoresTogether(sessions, time, race.scale);
        const best = upperEnvelope(
          race.swarm.map(({ graph, run }) =>
            bestScoreCurve(run, graph.value ?? new Float64Array(graph.steps), race.scale),
          ),
        );
        expect(together.best).toBeCloseTo(levels(best, Float64Array.of(time))[0], 12);
        expect(levelAt(scoreSteps(sessions, 'best', race.scale), time)).toBeCloseTo(
          together.best ?? 0,
          12,
        );
        expect(levelAt(scoreSteps(sessions, 'coverage', race.scale), time)).toBeCloseTo(
          together.coverage,
          12,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('what an agent did', () => {
  it('is in its order and covers every step once', () => {
    const { columns, run } = sample({ swarm: 'recursive', steps: 200 });
    const { start, item } = columns.ofAgent;
    expect(ascending(item)).toEqual(Array.from({ length: run.steps }, (_, i) => i));
    for (let a = 0; a < run.agentsStarted; a++) {
      for (let i = start[a]; i < start[a + 1]; i++) {
        expect(run.agent[item[i]]).toBe(a);
        if (i > start[a]) expect(run.start[item[i]]).toBeGreaterThanOrEqual(run.end[item[i - 1]]);
        expect(stepRun(columns, item[i])).toMatchObject({
          agent: a,
          nth: i - start[a] + 1,
          of: start[a + 1] - start[a],
        });
      }
    }
  });
});

describe('the chain of the best recipe', () => {
  it('goes from the best step up to the root over best parents', () => {
    const { columns, graph, run } = sample();
    const { leader } = stateAt(columns, run.makespan);
    const chain = bestChain(graph, leader);
    expect(chain[0]).toBe(leader);
    expect(chain.at(-1)).toBe(0);
    for (let i = 1; i < chain.length; i++)
      expect(graph.growth?.bestParent[chain[i - 1]]).toBe(chain[i]);
    expect(bestChain({ ...graph, growth: null }, leader)).toEqual([]);
    expect(bestChain(graph, -1)).toEqual([]);
  });
});
