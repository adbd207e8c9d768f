import { describe, expect, it } from 'vitest';
import {
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
} from '../../../src/model/parameters.ts';
import { idle } from '../../../src/state/applies.ts';
import { flips, givesSame, results, small } from './flips.ts';

const SETTINGS: readonly [string, Partial<Parameters>][] = [
  ['one agent', { swarm: 'single' }],
  ['one agent by a global rule', { swarm: 'single', rule: 'shortest' }],
  ['standard', { swarm: 'standard', rule: 'own-branch' }],
  ['standard by list, exponential', { rule: 'own-list', durationGrowth: 'exponential' }],
  ['standard by a global rule', { swarm: 'standard', rule: 'critical-path' }],
  ['standard of one', { swarm: 'standard', agents: 1 }],
  ['standard, paid per peer', { communication: 'peer' }],
  ['standard, free talk', { communication: 'none' }],
  ['standard, no overhead', { overhead: false }],
  ['standard, noise of each run', { noiseOf: 'run' }],
  ['steps and layers set', { steps: 60, layers: 6 }],
  ['recursive by branch', { swarm: 'recursive', rule: 'own-branch' }],
  ['recursive by list', { swarm: 'recursive', rule: 'own-list' }],
  ['recursive of one', { swarm: 'recursive', rule: 'own-branch', agents: 1 }],
  ['recursive of one by list', { swarm: 'recursive', rule: 'own-list', agents: 1 }],
  ['independent', { swarm: 'independent' }],
  ['independent of one', { swarm: 'independent', agents: 1 }],
  ['several swarms', { swarm: 'sessions' }],
  ['several swarms of one', { swarm: 'sessions', sessions: 6 }],
];

describe('what is said to change nothing', () => {
  it.each(SETTINGS)('changes nothing, and all else something: %s', (_, set) => {
    const parameters: Parameters = { ...small, ...set };
    const before = results(parameters);
    const changesNothing = (key: ParameterKey) =>
      flips(parameters, key).every((each) => givesSame(each, before));
    expect(PARAMETER_KEYS.filter((key) => idle(parameters, key) !== null)).toEqual(
      PARAMETER_KEYS.filter(changesNothing),
    );
  });
});
