import { expect, it } from 'vitest';
import { groundOf } from '../../../src/model/measure/graph-measure.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { GROUND_KEYS, VALUE_KEYS } from '../../../src/model/measure/remembered.ts';
import { taskScale } from '../../../src/model/measure/score-scale.ts';
import { PARAMETER_KEYS, type ParameterKey } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { rememberedGround, rememberedTaskScale } from '../../../workers/jobs/remembered.ts';

const small = { ...PRESETS.september, steps: 60 };

it('knows every parameter that a scale depends on', () => {
  const read = new Set<string>();
  for (const preset of Object.values(PRESETS)) {
    const watched = new Proxy<typeof preset>(preset, {
      get(target, key) {
        read.add(String(key));
        return Reflect.get(target, key);
      },
    });
    taskScale(watched, 0);
  }
  expect(read.size).toBeGreaterThan(15);
  expect([...read].filter((key) => !VALUE_KEYS.includes(key as ParameterKey))).toEqual([]);
});

it('is the scale of the model, the first time and later', () => {
  for (let round = 0; round < 2; round++) {
    for (const graph of [0, 1, 2]) {
      expect(finished(rememberedTaskScale(small, graph))).toBe(taskScale(small, graph));
      expect(finished(rememberedTaskScale({ ...small, agents: 99 }, graph))).toBe(
        taskScale(small, graph),
      );
    }
  }
  expect(finished(rememberedTaskScale({ ...small, seed: 2 }, 0))).toBe(
    taskScale({ ...small, seed: 2 }, 0),
  );
  expect(VALUE_KEYS.length).toBeLessThan(PARAMETER_KEYS.length);
});

it('forgets rather than grows without end', () => {
  const tiny = { ...small, steps: 2, layers: 1 };
  for (let graph = 0; graph < 5000; graph++) finished(rememberedTaskScale(tiny, graph));
  expect(finished(rememberedTaskScale(tiny, 0))).toBe(taskScale(tiny, 0));
});

it('remembers a graph and its single agent as they are, and knows what they depend on', () => {
  const read = new Set<string>();
  for (const preset of Object.values(PRESETS)) {
    const watched = new Proxy<typeof preset>(preset, {
      get(target, key) {
        read.add(String(key));
        return Reflect.get(target, key);
      },
    });
    groundOf(watched, 0);
  }
  expect([...read].filter((key) => !GROUND_KEYS.includes(key as ParameterKey))).toEqual([]);
  const fresh = groundOf(small, 3);
  const first = rememberedGround(small, 3);
  expect(first.alone.map((run) => run.digest)).toEqual(fresh.alone.map((run) => run.digest));
  expect(first.clock).toBe(fresh.clock);
  expect(rememberedGround({ ...small, agents: 99, swarm: 'recursive' }, 3)).toBe(first);
  expect(rememberedGround({ ...small, durationRatio: 20 }, 3)).not.toBe(first);
});
