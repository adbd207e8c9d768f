import { expect, it } from 'vitest';
import { taskScale } from '../../../src/model/measure/score-scale.ts';
import { PARAMETER_KEYS, type ParameterKey } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { GROWTH_KEYS, rememberedTaskScale } from '../../../workers/jobs/task-scales.ts';

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
  expect([...read].filter((key) => !GROWTH_KEYS.includes(key as ParameterKey))).toEqual([]);
});

it('is the scale of the model, the first time and later', () => {
  for (let round = 0; round < 2; round++) {
    for (const graph of [0, 1, 2]) {
      expect(rememberedTaskScale(small, graph)).toBe(taskScale(small, graph));
      expect(rememberedTaskScale({ ...small, agents: 99 }, graph)).toBe(taskScale(small, graph));
    }
  }
  expect(rememberedTaskScale({ ...small, seed: 2 }, 0)).toBe(taskScale({ ...small, seed: 2 }, 0));
  expect(GROWTH_KEYS.length).toBeLessThan(PARAMETER_KEYS.length);
});

it('forgets rather than grows without end', () => {
  const tiny = { ...small, steps: 2, layers: 1 };
  for (let graph = 0; graph < 600; graph++) rememberedTaskScale(tiny, graph);
  expect(rememberedTaskScale(tiny, 0)).toBe(taskScale(tiny, 0));
});
