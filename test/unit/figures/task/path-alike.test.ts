import { describe, expect, it } from 'vitest';
import { pathFigure } from '../../../../src/figures/task/path/spec.ts';
import type { Language } from '../../../../src/messages/index.ts';
import { plainSpaces } from './plain-spaces.ts';
import { taskShown } from './task-shown.ts';

/** A chain whose steps take so long; `beside`: as many minutes beside a step of the chain, by its place. */
const chainOf = (durations: readonly number[], beside: Readonly<Record<number, number>> = {}) => {
  const before = (i: number) =>
    i === 0 ? [] : [`s${i}`, ...(beside[i - 1] === undefined ? [] : [`beside${i}`])];
  return durations.flatMap((duration, i) => [
    { id: `s${i + 1}`, duration, needs: before(i) },
    ...(beside[i] === undefined
      ? []
      : [{ id: `beside${i + 1}`, duration: beside[i], needs: before(i) }]),
  ]);
};

const says = (steps: ReturnType<typeof chainOf>, language: Language = 'en') =>
  plainSpaces(pathFigure.says(taskShown(steps, { unit: 'min' }), language));

describe('where several steps of the critical path are the longest', () => {
  it('says how many, and what one of them buys, where all of it comes off the whole', () => {
    const told = says(chainOf([1, 4, 4, 4]));
    expect(told[0]).toMatch(
      /3 of its steps are the longest, with 4 min and 31% of the chain each\.$/,
    );
    expect(told[1]).toBe(
      'Whatever is taken off one of them comes off the whole, to the last bit: 4 min at most.',
    );
    expect(told.join()).not.toContain('s2');
  });

  it('says until when one of them helps, where that is the same for each', () => {
    // 8 in all; a step of 3 beside each of 4: without it 7.
    const told = says(chainOf([4, 4], { 0: 3, 1: 3 }));
    expect(told[1]).toBe(
      'Whatever is taken off one of them comes off the whole until it takes 3 min; from there another chain is the longest. That buys 1 min, and the best possible speedup goes from 1.75× to 1.86×.',
    );
  });

  it('says that it depends on which, where one buys less than another, or nothing', () => {
    // Beside the first stand 3 of its 4 minutes.
    expect(says(chainOf([4, 4], { 0: 3 }))[1]).toBe(
      'Which of them alone is shortened makes a difference: it buys 4 min at most with “s2”, and no more than 1 min with another.',
    );
    expect(says(chainOf([4, 4], { 0: 4 }))[1]).toBe(
      'Which of them alone is shortened makes a difference: it buys 4 min at most with “s2”, and nothing with another.',
    );
    // Neither is said to buy most: a longest one does.
    expect(says(chainOf([4, 4], { 0: 4 })).join()).not.toContain('Most is bought');
  });

  it('says that one of them buys nothing, where another chain is as long', () => {
    const twins = chainOf([4, 4], { 0: 4, 1: 4 });
    expect(says(twins)[1]).toBe(
      'Shortening one of them alone buys nothing: another chain without it is as long.',
    );
  });

  it('says the same in Chinese', () => {
    const told = says(chainOf([1, 4, 4, 4]), 'zh');
    expect(told[0]).toContain('其中最长的步骤有 3 个，各要 4 分钟，各占这条链的 31%。');
    expect(told[1]).toBe('其中任一个缩短多少，完工就提前多少，直到它不花时间：至多 4 分钟。');
    expect(says(chainOf([4, 4], { 0: 4 }), 'zh')[1]).toBe(
      '只缩短其中一个，收获因步骤而异：缩短“s2”至多提前 4 分钟，另有一个没有收获。',
    );
  });
});
