import { describe, expect, it } from 'vitest';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions, swarmOptions } from '../../../src/model/swarm/options.ts';

const { post, september } = PRESETS;

describe('a swarm from its parameters', () => {
  it('of the preset post: own branch, random dispatch, no overhead unless asked for', () => {
    expect(swarmOptions(post)).toMatchObject({
      kind: 'standard',
      agents: 16,
      rule: 'own-branch',
      dispatch: 'random',
      backlog: 'lifo',
      forkDepth: null,
      refill: false,
      scheduling: 0,
      communication: { law: 'none' },
    });
    expect(swarmOptions({ ...post, overhead: true })).toMatchObject({
      scheduling: 0.05,
      schedulingPays: 'once',
      communication: { law: 'peer', share: 0.02 },
      medianOf: 'durations',
    });
  });

  it('of the preset september: own list, three layers and refill, always with overhead', () => {
    expect(swarmOptions({ ...september, swarm: 'recursive' })).toMatchObject({
      kind: 'recursive',
      rule: 'own-list',
      forkDepth: 3,
      refill: true,
      scheduling: 0.05,
      schedulingPays: 'both',
      communication: { law: 'group', base: 0.15, slope: 0.01 },
      medianOf: 'layer-costs',
    });
  });

  it('has the number of agents asked for, and one where it is one', () => {
    expect(swarmOptions(post, 5).agents).toBe(5);
    expect(swarmOptions({ ...post, swarm: 'single' }, 5)).toMatchObject({
      kind: 'single',
      agents: 1,
    });
  });

  it('may talk for free and still pay for starts', () => {
    const silent: Parameters = { ...post, overhead: true, communication: 'none' };
    expect(swarmOptions(silent)).toMatchObject({
      scheduling: 0.05,
      communication: { law: 'none' },
    });
  });
});

describe('the single agent of every speedup', () => {
  it('goes by the baseline rule, whatever rule the swarm uses, and pays nothing', () => {
    const swarm: Parameters = { ...september, rule: 'shallowest', overhead: true };
    expect(baselineOptions(swarm)).toMatchObject({
      kind: 'single',
      agents: 1,
      rule: 'own-list',
      dispatch: 'random',
      scheduling: 0,
      communication: { law: 'none' },
    });
    expect(baselineOptions(post).rule).toBe('own-branch');
  });
});
