import { expect, it } from 'vitest';
import { growJob, growShape } from '../../../../src/figures/grow/job.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

const { post, narrow } = PRESETS;

it('asks for the same graph whoever works on it, and for another one when its growth changes', () => {
  const job = growJob(post, { size: 120, at: null });
  expect(
    growJob(
      { ...post, agents: 64, swarm: 'recursive', overhead: true, graphs: 4 },
      { size: 120, at: null },
    ),
  ).toEqual(job);
  for (const change of [{ preference: 2 }, { graph: 3 }, { seed: 9 }, { durationNoise: 0 }])
    expect(growJob({ ...post, ...change }, { size: 120, at: null })).not.toEqual(job);
});

it('follows the layers as far as so few steps can fill them', () => {
  expect(growShape(post, { size: 120, at: null })).toEqual({ steps: 120, layers: 17 });
  expect(growShape(post, { size: 60, at: null })).toEqual({ steps: 60, layers: 12 });
  expect(growShape(narrow, { size: 240, at: null })).toEqual({ steps: 240, layers: 48 });
  expect(growShape({ ...post, layers: 4 }, { size: 60, at: null })).toEqual({
    steps: 60,
    layers: 4,
  });
});
