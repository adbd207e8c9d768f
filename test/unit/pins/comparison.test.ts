import { describe, expect, it } from 'vitest';
import { differing, IN_LAB, twins } from '../../../src/components/pins/comparison.ts';
import type { Pinned } from '../../../src/components/pins/naming.ts';
import { pinNames } from '../../../src/components/pins/pin-name.ts';
import type { AnyFigureSpec } from '../../../src/figures/article/spec.ts';
import { spec as compare } from '../../../src/figures/compare/spec.ts';
import { spec as overhead } from '../../../src/figures/overhead/spec.ts';
import { comparingJobs } from '../../../src/figures/pins/compare-jobs.ts';
import { spec as rules } from '../../../src/figures/rules/spec.ts';
import { spec as standard } from '../../../src/figures/standard/spec.ts';
import { spec as twoScores } from '../../../src/figures/two-scores/spec.ts';
import { spec as width } from '../../../src/figures/width/spec.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const { post } = PRESETS;
type Changes = Partial<Parameters>;
const pin = (changes: Changes): Pinned => ({
  preset: 'post',
  parameters: { ...post, ...changes },
});
const at = (spec: AnyFigureSpec) => comparingJobs(spec, spec.options);
const keys = (spec: AnyFigureSpec, changes: Changes, now: Changes = {}) =>
  differing({ ...post, ...changes }, { ...post, ...now }, at(spec));

describe('by what a figure tells a pinned run', () => {
  it.each<[string, AnyFigureSpec, Changes, string[]]>([
    ['all sizes are drawn', standard, { agents: 64, layers: 8 }, ['layers']],
    ['both kinds are drawn', compare, { swarm: 'recursive', merge: 0.6 }, ['merge']],
    [
      'that a swarm is standard is nothing to one who draws the other',
      compare,
      { refill: !post.refill },
      ['refill'],
    ],
    ['five rules are drawn', rules, { rule: 'random', agents: 64, seed: 2 }, ['seed']],
    ['swarms of that size are drawn', width, { agents: 64 }, ['agents']],
    ['one run is drawn', twoScores, { agents: 64, swarm: 'recursive' }, ['agents', 'swarm']],
  ])('%s', (_, spec, changes, told) => {
    expect(keys(spec, changes)).toEqual(told);
  });

  it('is nothing where it asks for the same', () => {
    expect(keys(standard, { agents: 64, swarm: 'recursive' })).toEqual([]);
    expect(at(standard).same({ ...post, agents: 64 }, post)).toBe(true);
    expect(at(twoScores).same({ ...post, agents: 64 }, post)).toBe(false);
  });

  it('heeds what the figure sets itself', () => {
    expect(overhead.sets).toMatchObject({ overhead: true });
    expect(keys(overhead, { scheduling: 0.3 })).toEqual(['scheduling']);
    expect(keys(compare, { scheduling: 0.3, seed: 2 })).toEqual(['seed']);
  });
});

describe('in the lab', () => {
  it('runs differ by what has an effect in either', () => {
    const cheap = { ...post, peerShare: 0.3 };
    expect(IN_LAB.same(cheap, post)).toBe(true);
    expect(IN_LAB.same({ ...cheap, overhead: true }, post)).toBe(false);
    expect(differing({ ...post, agents: 4, peerShare: 0.3 }, post, IN_LAB)).toEqual(['agents']);
  });

  it('it does not matter which graph is raced', () => {
    expect(IN_LAB.same({ ...post, graph: 3 }, post)).toBe(true);
    expect(differing({ ...post, graph: 3, agents: 4 }, post, IN_LAB)).toEqual(['agents']);
  });
});

it('twins are told by the first of them', () => {
  const runs = [{ agents: 64 }, { layers: 8 }, { agents: 4 }, { layers: 8, agents: 2 }];
  const all = runs.map((changes) => ({ ...post, ...changes }));
  expect(twins(all, at(standard))).toEqual([null, null, 0, 1]);
  expect(twins(all, IN_LAB)).toEqual([null, null, null, null]);
});

describe('the names in one strip', () => {
  const names = (pins: readonly Pinned[], now: Changes, spec?: AnyFigureSpec) =>
    pinNames('en', pins, { ...post, ...now }, spec && at(spec)).map(({ text }) => text);
  const far: Changes = { agents: 4, layers: 8, merge: 0.1 };

  it('are all told from the current settings, or all from their presets', () => {
    // 1 + 3 from now; 4 + 1 from the preset.
    const mixed = [pin({ ...far, agents: 2 }), pin({})];
    expect(names(mixed, far)).toEqual(['2 agents', '16 agents, layers as drawn, merging 40.2%']);
    // 3 + 4; 1 + 2.
    expect(names([pin({}), pin({ seed: 2 })], far)).toEqual(['The post', 'The post, seed 2']);
  });

  it('leave out what does not matter there, and a run that is the same is as now', () => {
    const pins = [pin({ agents: 64 }), pin({ agents: 4, layers: 8 })];
    expect(names(pins, {})).toEqual(['64 agents', '4 agents, 8 layers']);
    expect(names(pins, {}, standard)).toEqual(['as now', '8 layers']);
  });
});
