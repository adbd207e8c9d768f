import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { definition, PARAMETER_KEYS, type Parameters } from '../../../src/model/parameters.ts';
import { sameTask } from '../../../src/state/result-slice.ts';
import { flips, results, small } from './flips.ts';

/** The single agent on its graph, and the clock that it gives. */
function alone(parameters: Parameters) {
  const { race, family } = results(parameters);
  return [race.alone, family.summary.tMid, family.summary.clocks];
}

it('the task is another only where the single agent reads what changes', () => {
  const before = alone(small);
  const keys = PARAMETER_KEYS.filter((key) =>
    ['swarm', 'overhead'].includes(definition(key).group),
  );
  const same = keys.filter((key) => flips(small, key).every((after) => sameTask(small, after)));
  expect(same).toEqual(
    keys.filter((key) =>
      flips(small, key).every((after) => isDeepStrictEqual(alone(after), before)),
    ),
  );
  expect(sameTask(small, { ...small, steps: 60 })).toBe(false);
});
