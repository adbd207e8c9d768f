import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelAt } from '../../../../src/draw/score-steps.ts';
import { axisOf, positionAt, shareOf, timeAt } from '../../../../src/figures/two-scores/axis.ts';
import { agentsColour } from '../../../../src/figures/two-scores/colour.ts';
import { curvePath, PATH_WIDTH } from '../../../../src/figures/two-scores/curve-path.ts';
import { SCORES, twoScoresOf } from '../../../../src/figures/two-scores/facts.ts';
import { labelSpots } from '../../../../src/figures/two-scores/label-spots.ts';
import { openingOf, playedOf } from '../../../../src/figures/two-scores/opening.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { raceOf } from '../../../browser/race/fixture/results.ts';
import { anyParameters } from '../../draw/samples.ts';

const one = anyParameters.filter(({ swarm }) => swarm !== 'sessions' && swarm !== 'independent');
const factsOf = (parameters: Parameters<typeof raceOf>[0]) =>
  twoScoresOf({ kind: 'race', ...raceOf(parameters), digest: '' });

describe('the axis', () => {
  it('gives the time back that it places, within what it shows', () => {
    const axis = { low: 0.001, high: 10, last: 4 };
    expect(shareOf(axis, 0.1)).toBeCloseTo(0.5, 12);
    expect(shareOf(axis, 1e-9)).toBe(0);
    expect(shareOf(axis, 99)).toBe(1);
    for (const time of [0.001, 0.03, 1, 4])
      expect(timeAt(axis, positionAt(axis, time))).toBeCloseTo(time, 9);
    expect(timeAt(axis, positionAt(axis, 10))).toBeCloseTo(4, 9);
  });

  it('stops at completions that are complete there, and ends with everything done', () => {
    fc.assert(
      fc.property(one, (parameters) => {
        const facts = factsOf(parameters);
        const axis = axisOf(facts);
        const { length, events, opening } = playedOf(facts, axis);
        const { endings } = facts.columns;
        events.forEach((event, i) => {
          expect(timeAt(axis, event) * facts.unit).toBeGreaterThanOrEqual(endings[i] * (1 - 1e-12));
        });
        expect(levelAt(facts.coverage, timeAt(axis, length) * facts.unit)).toBe(1);
        expect(opening).toBeLessThanOrEqual(length);
        expect(levelAt(facts.coverage, timeAt(axis, opening) * facts.unit)).toBeGreaterThanOrEqual(
          0.5,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('the curves', () => {
  it('go up in steps, and begin with what was reached before the axis does', () => {
    const steps = { time: Float64Array.of(1, 10, 100), level: Float64Array.of(0.25, 0.5, 1) };
    const axis = { low: 2, high: 200, last: 100 };
    // 100 units high: 0.25 is at 75. From 2 to 200 a factor of 10 is half of the width.
    const x = (time: number) => Math.round(10 * PATH_WIDTH * (Math.log10(time / 2) / 2)) / 10;
    expect(curvePath(steps, axis, 1, 100)).toBe(`M0 75H${x(10)}V50H${x(100)}V0H${x(100)}`);
  });

  it('have names that no curve crosses and that do not lie on each other', () => {
    for (const graph of [0, 1, 2, 3, 4, 5]) {
      for (const swarm of ['single', 'standard', 'recursive'] as const) {
        const facts = factsOf({ ...PRESETS.post, swarm, graph });
        const axis = axisOf(facts);
        const spots = labelSpots(facts, axis, openingOf(facts, axis));
        const boxes = SCORES.flatMap((score) => {
          const spot = spots[score];
          if (!spot) return [];
          const left = spot.anchor === 'start' ? spot.x : spot.x - 0.2;
          return [{ left, right: left + 0.2, level: spot.level }];
        });
        // At least one of the two is named in the plot; both are at the head of it.
        expect(boxes.length).toBeGreaterThan(0);
        for (const { left, right, level } of boxes) {
          for (const score of SCORES) {
            for (let x = left; x <= right; x += 0.002) {
              const there = levelAt(
                facts[score],
                axis.low * (axis.high / axis.low) ** x * facts.unit,
              );
              expect(Math.abs(there - level)).toBeGreaterThan(0.04);
            }
          }
        }
        if (boxes.length < 2) continue;
        const [a, b] = boxes;
        expect(a.right <= b.left || b.right <= a.left || Math.abs(a.level - b.level) > 0.1).toBe(
          true,
        );
      }
    }
  });
});

it('colours a swarm size between its neighbours as the scale does', () => {
  expect(agentsColour(16)).toBe('var(--agents-16)');
  expect(agentsColour(1)).toBe('var(--agents-1)');
  expect(agentsColour(65_536)).toBe('var(--agents-256)');
  expect(agentsColour(6)).toBe('color-mix(in lab, var(--agents-8) 58.5%, var(--agents-4))');
});
