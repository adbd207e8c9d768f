import { describe, expect, it } from 'vitest';
import { taskCatalogues } from '../../../src/messages/task/index.ts';
import { keptTogether } from '../../../src/messages/task/kept-together.ts';
import { leaves, said } from './entries.ts';

/** Lines of texts of the page of a task graph end nowhere between a number and what it counts. */

describe('a number', () => {
  const { page, race, scale } = taskCatalogues.en;

  it('stays with what it counts, and with nothing else', () => {
    expect(scale.agents('8', false)).toBe('8\u00a0agents');
    expect(scale.agents('1', true)).toBe('1\u00a0agent');
    expect(page.head.showWorth(64, '64')).toBe('Show 64\u00a0agents');
    // Made of the texts of others.
    expect(scale.scaling.meetsBound(scale.agents('1,024', false))).toMatch(
      /^With 1,024\u00a0agents the run meets/,
    );
    expect(race.finishes('3 h', 4, true, '1 h')).toBe(
      'One agent takes 3 h; a recursive swarm of up to 4\u00a0agents takes 1 h.',
    );
    expect(page.lead).toContain('what 1\u00a0to\u00a064\u00a0agents would do');
    expect(race.table.share('50%')).toBe('50% of the steps');
  });

  it('stays with its measure word in Chinese', () => {
    const { page: zh, scale: zhScale } = taskCatalogues.zh;
    expect(zhScale.agents('8', false)).toBe('8\u00a0个智能体');
    expect(zh.head.edges(3, '3')).toBe('3\u00a0条边');
    expect(zh.lead).toContain('看看 1\u00a0到\u00a064\u00a0个智能体');
  });

  it.each(['en', 'zh'] as const)('is parted from a word of the list nowhere in %s', (language) => {
    const texts = leaves(taskCatalogues[language]).flatMap(({ value }) => said(value));
    const parted = /\d (agent|step|edge|layer|lane|bar)s?\b|\d [个条层步]/;
    expect(texts.filter((text) => parted.test(text))).toEqual([]);
    // Each of them says 7 where it is told how many.
    expect(texts.filter((text) => /7\u00a0/.test(text)).length).toBeGreaterThan(10);
  });
});

it('leaves entries of a catalogue what they are', () => {
  const nested = { list: ['2 steps', 'step 2'], of: { told: (n: string, _more: string) => [n] } };
  const kept = keptTogether(nested, 'en');
  expect(kept.list).toEqual(['2\u00a0steps', 'step 2']);
  expect(kept.of.told('5 stepping stones', '')).toEqual(['5 stepping stones']);
  expect(kept.of.told.length).toBe(2);
});
