import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pinned } from '../../../src/components/pins/naming.ts';
import { pinNames } from '../../../src/components/pins/pin-name.ts';
import type { Language } from '../../../src/messages/index.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from '../../../src/model/presets.ts';

const { post } = PRESETS;
const pin = (changes: Partial<Parameters> = {}, preset: PresetName = 'post'): Pinned => ({
  preset,
  parameters: { ...PRESETS[preset], ...changes },
});
const names = (pins: readonly Pinned[], now: Partial<Parameters> = {}, language: Language = 'en') =>
  pinNames(language, pins, { ...post, ...now }).map(({ text }) => text);
const name = (...args: [Partial<Parameters>, Partial<Parameters>?, Language?]) =>
  names([pin(args[0])], args[1], args[2])[0];

describe('a pinned run is named by what differs', () => {
  it.each<[Partial<Parameters>, string, string]>([
    [{ agents: 64 }, '64 agents', '64 个智能体'],
    [{ agents: 1 }, '1 agent', '1 个智能体'],
    [{ agents: 64, swarm: 'recursive' }, '64 agents, recursive', '64 个智能体、递归'],
    [{ layers: 8 }, '8 layers', '8 层'],
    [{ steps: 1500 }, '1,500 steps', '1,500 个步骤'],
    [{ graphs: 1 }, '1 graph', '1 张图'],
    [{ overhead: true }, 'with overhead', '计开销'],
    [{ merge: 0.6 }, 'merging 60%', '汇合 60%'],
    [{ seed: 7 }, 'seed 7', '种子 7'],
    [{ dispatch: 'oldest' }, 'dispatch longest ready', '派遣 等得最久的'],
    [{ rule: 'critical-path' }, 'rule ‘Critical path first’', '规则“关键路径优先”'],
    [{ changeAtEnd: -2 }, 'change at the end −2', '末层的变化 −2'],
  ])('%o', (changes, en, zh) => {
    expect(name(changes)).toBe(en);
    expect(name(changes, {}, 'zh')).toBe(zh);
  });

  it('says that nothing differs', () => {
    expect(name({})).toBe('as now');
    expect(name({ agents: 3 }, { agents: 3 }, 'zh')).toBe('与当前相同');
  });

  it('tells what the run has, not what the current settings have', () => {
    expect(name({}, { agents: 64 })).toBe('16 agents');
    expect(name({}, { layers: 8 })).toBe('layers as drawn');
    expect(name({ agents: 2 }, { overhead: true, agents: 64 })).toBe('2 agents, without overhead');
  });

  it('tells three things and counts the rest; all of them in full', () => {
    const changes = { agents: 64, layers: 8, merge: 0, fertility: 0, preference: 0 };
    const [{ text, full }] = pinNames('en', [pin(changes)], post);
    expect(text).toBe('64 agents, 8 layers, merging 0% and 2 more');
    expect(full).toBe('64 agents, 8 layers, merging 0%, preference 0, fertility 0');
    expect(name(changes, {}, 'zh')).toBe('64 个智能体、8 层、汇合 0%，另有 2 项');
  });

  it('does not tell what makes no difference to the run', () => {
    // Without overhead its price is nothing to the run, and one agent is no number of agents.
    expect(name({ peerShare: 0.3 }, { overhead: true })).toBe('without overhead');
    expect(name({ swarm: 'single', agents: 1 })).toBe('one agent');
    // Where that is all that differs, the runs are the same.
    expect(name({ peerShare: 0.3 })).toBe('as now');
  });
});

describe('the name of a preset stands for what it sets', () => {
  it('where that is less to tell', () => {
    expect(names([pin({}, 'september')])).toEqual(['September']);
    expect(names([pin({}, 'flat')])).toEqual(['Flat']);
    expect(names([pin({ agents: 64 }, 'flat')])).toEqual(['Flat, 64 agents']);
    expect(names([pin({}, 'september')], {}, 'zh')[0]).not.toMatch(/[A-Za-z]/);
    expect(name({}, { agents: 64, layers: 8 })).toBe('The post');
  });

  it('and where all pins differ from the current settings in the same', () => {
    const now = { agents: 2 };
    expect(names([pin(), pin({ swarm: 'recursive' })], now)).toEqual([
      'The post',
      'The post, recursive',
    ]);
    // One pin by itself is told from what is on show.
    expect(names([pin()], now)).toEqual(['16 agents']);
    // So are pins that share a setting with each other and not the difference.
    expect(names([pin({ agents: 4 }), pin({ agents: 64 })], now)).toEqual([
      '4 agents',
      '64 agents',
    ]);
  });

  it('but not for a run that is as now', () => {
    expect(pinNames('en', [pin({}, 'september')], PRESETS.september)[0].text).toBe('as now');
  });
});

it('different pins have different names in full, in any language', () => {
  const changes = fc.record(
    {
      agents: fc.integer({ min: 2, max: 256 }),
      layers: fc.option(fc.integer({ min: 1, max: 136 })),
      swarm: fc.constantFrom('standard' as const, 'recursive' as const),
      merge: fc.integer({ min: 0, max: 90 }).map((percent) => percent / 100),
      seed: fc.nat(100),
    },
    { requiredKeys: [] },
  );
  const pins = fc.array(fc.tuple(changes, fc.constantFrom(...PRESET_NAMES)), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(pins, changes, fc.constantFrom<Language>('en', 'zh'), (all, now, language) => {
      const own = all.map(([change, preset]) => pin(change, preset));
      const told = pinNames(language, own, { ...post, ...now });
      own.forEach((a, i) => {
        own.slice(i + 1).forEach((b, j) => {
          const same = JSON.stringify(a.parameters) === JSON.stringify(b.parameters);
          if (a.preset === b.preset && !same) expect(told[i].full).not.toBe(told[i + 1 + j].full);
        });
      });
    }),
  );
});
