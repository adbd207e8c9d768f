import { describe, expect, it } from 'vitest';
import { describeElo } from '../../../../src/components/elo/describe-elo.ts';
import { eloFormats } from '../../../../src/components/elo/elo-formats.ts';
import { unpacked } from '../../../../src/figures/elo/pack.ts';
import { catalogues, type Language } from '../../../../src/messages/index.ts';
import type { EloSummary } from '../../../../src/model/measure/elo/summary.ts';
import { madeUp } from './made-up.ts';

const told = (summary: EloSummary, front = 'pass@1' as const, language: Language = 'en') =>
  describeElo(catalogues[language].elo, eloFormats(language), summary, front);

describe('the text alternative', () => {
  it('says how the system in front starts and bends, and who leads by how much', () => {
    expect(told(unpacked(madeUp()))).toBe(
      'At the smallest budgets pass@1 climbs 410 Elo per decade (380 to 440), as repeated sampling does. ' +
        'Repeated sampling climbs 400. ' +
        'Over the last decade it climbs 250 Elo. ' +
        'Its scaling inflection point lies at 0.01 B (0.001 to 0.1). ' +
        'With the whole budget B, pass@4 leads. ' +
        'pass@4 is +150 Elo from pass@1 and wins 60% of pairs with it. ' +
        'pass@2 group@2 is +90 Elo from pass@1 and wins 57% of pairs with it. ' +
        'group@4 tracks pass@1: −4 Elo from it.',
    );
  });

  it.each([
    ['faster', '450 401 500'],
    ['slower', '350 300 399'],
    ['as repeated sampling does', '401 400 402'],
  ])('calls a start %s by its interval', (words, firstSlope) => {
    expect(told(unpacked(madeUp({ firstSlope })))).toContain(words);
  });

  it('tells apart what has no inflection point, and what has no intervals yet', () => {
    expect(told(unpacked(madeUp({ inflection: '0 -0.2 0' })))).toContain(
      'Up to the whole budget it climbs faster than repeated sampling.',
    );
    const bare = told(unpacked(madeUp({ firstSlope: '410 - -', inflection: '-2 - -' })));
    expect(bare).toContain('pass@1 climbs 410 Elo per decade. ');
    expect(bare).toContain('lies at 0.01 B. ');
  });

  it('says when group@4 does not track pass@1: its interval leaves out as many wins as losses', () => {
    const toldOf = (tracking: string) => told(unpacked(madeUp({ tracking })));
    expect(toldOf('0.45 0.41 0.49')).toContain('group@4 does not track pass@1');
    expect(toldOf('0.55 0.51 0.59')).toContain('group@4 does not track pass@1');
    expect(toldOf('0.45 - -')).toContain('group@4 is −4 Elo from pass@1 and wins 50% of pairs');
  });

  it('is whole in Chinese', () => {
    const text = told(unpacked(madeUp()), 'pass@1', 'zh');
    expect(text).toMatch(/410.*380.*440.*400.*250.*0\.01 B.*150.*60%.*90.*57%.*−4/);
    expect(text).not.toMatch(/undefined|NaN/);
  });
});
