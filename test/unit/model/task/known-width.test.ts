import { expect, it } from 'vitest';
import { buildGraph, type StepInput } from '../../../../src/graphs/build/build.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { knownWidth } from '../../../../src/model/measure/task/known-width.ts';
import { takingFacts } from '../../../../src/model/measure/task/take-facts.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';

/** A spine of steps of one, each of which lets so many leaves of a given duration begin, a layer further down each time. */
function spine(length: number, leaves: number, duration: number) {
  const steps: StepInput[] = [];
  for (let i = 0; i < length; i++) {
    steps.push({ id: `s${i}`, duration: 1, needs: i > 0 ? [`s${i - 1}`] : [] });
    for (let leaf = 0; leaf < leaves; leaf++)
      steps.push({ id: `${i}-${leaf}`, duration, needs: [`s${i}`] });
  }
  return knownWidth(finished(takingFacts(new PreparedGraph(buildGraph(steps).graph))));
}

it('is exact in small graphs', () => {
  // All leaves at once, and nothing besides: each spine step has leaves that wait for it.
  expect(spine(4, 3, 10)).toEqual({ steps: 12, by: 'antichain' });
});

it('is in large ones no less than what is at work at one time, nor than the fullest layer', () => {
  // 1,204 steps. Leaves of 10 begin at 1, 2, 3 and 4: from 4 on all of them are at work. A layer has 300 and a spine step.
  expect(spine(4, 300, 10)).toEqual({ steps: 1200, by: 'time' });
  // Leaves that take no time are never at work; at any time it is one step of the spine.
  expect(spine(4, 300, 0)).toEqual({ steps: 301, by: 'layer' });
});
