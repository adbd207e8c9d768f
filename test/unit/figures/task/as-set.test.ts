import { describe, expect, it } from 'vitest';
import { asSet } from '../../../../src/figures/task/worth/as-set.ts';
import type { StepInput } from '../../../../src/graphs/build/step-input.ts';
import { plainSpaces } from './plain-spaces.ts';
import { CHAIN, DIAMOND, MAP, type ShownOptions, taskShown } from './task-shown.ts';

/** Prices as the page opens with. */
const FREE = { price: 1, paid: 'reserved', hour: null } as const;
const said = (steps: readonly StepInput[], options: ShownOptions) =>
  plainSpaces(asSet(taskShown(steps, { ...FREE, ...options }), 'en'));
const PEER = {
  overhead: true,
  scheduling: 0,
  communication: 'peer',
  peerShare: 0.1,
} as const;

describe('what the settings make of the verdict', () => {
  it('is nothing where they are those of the verdict, or change nothing', () => {
    expect(said(MAP, { unit: 's' })).toEqual({ run: [], money: [] });
    // A law that asks for nothing.
    const free = { ...PEER, peerShare: 0 };
    expect(said(MAP, { unit: 's', parameters: free })).toEqual({ run: [], money: [] });
    // One agent is enough, and pays nothing.
    expect(said(CHAIN, { unit: 's', parameters: PEER })?.run).toEqual([]);
  });

  it('is open while runs are on their way, and nothing where nothing is asked', () => {
    const shown = taskShown(MAP, { ...FREE, parameters: PEER });
    const open = { ...shown, results: { ...shown.results, whole: false, comparing: false } };
    expect(asSet(open, 'en')).toBeNull();
    expect(asSet({ ...open, results: { ...open.results, comparing: true } }, 'en')).not.toBeNull();
    const plain = taskShown(MAP, FREE);
    expect(asSet({ ...plain, results: { ...plain.results, whole: false } }, 'en')).toEqual({
      run: [],
      money: [],
    });
  });

  it('names the fastest where none of the sizes comes near enough', () => {
    // Each of 12 steps of 10 s takes a tenth longer for each other agent at work.
    const by = (peerShare: number) =>
      said(MAP, { unit: 's', parameters: { ...PEER, peerShare }, sizes: [1, 2, 12] })?.run;
    const dear = by(0.1);
    expect(dear).toHaveLength(1);
    // Its own number, the fastest, is told once.
    expect(dear?.[0]).toMatch(
      /^With overhead none of the 4 sizes shown comes within 5% of the longest chain: the fastest is 12 agents, with [0-9.]+ s\.$/,
    );
    // As long again for each other: 12 agents take longer than four in three turns.
    expect(by(1)?.[0]).toMatch(
      /^With overhead 12 agents take [0-9mins. ]+, and none of the 4 sizes shown comes within 5% of the longest chain: the fastest is 1 agent, with 2 min\.$/,
    );
  });

  it('names the fewest agents of those that rounding alone tells apart', () => {
    const shown = taskShown(DIAMOND, { ...FREE, unit: 's', parameters: { ...PEER, agents: 2 } });
    const [, two] = shown.results.scale;
    const scale = [
      [1, 13],
      [3, 11.296000000000001],
      [4, 11.296],
    ].map(([agents, makespan]) => ({ ...two, agents, makespan }));
    const told = asSet({ ...shown, results: { ...shown.results, scale } }, 'en')?.run[0];
    expect(plainSpaces(told)).toContain('the fastest is 3 agents, with 11.3 s.');
  });

  it('names the smallest size that comes near enough by another rule', () => {
    // A chain of 100 and 61 steps of 5: 4 agents take 105 s where the chain comes first. The shortest first, it comes last:
    // k agents take more than 60 x 5 / k before it begins.
    const near: StepInput[] = [
      { id: 'long', duration: 100, needs: [] },
      ...Array.from({ length: 61 }, (_, i) => ({ id: `m${i}`, duration: 5, needs: [] })),
    ];
    const by = (sizes: readonly number[]) =>
      said(near, { unit: 's', parameters: { rule: 'shortest', agents: 4 }, sizes })?.run[0];
    expect(by([1, 2, 61, 62])).toBe(
      'With the rule “Shortest” 4 agents take 2 min 55 s, and the smallest of the 5 sizes shown that comes within 5% of the longest chain is 61 agents, with 1 min 45 s.',
    );
    // Its own number is as good by the order of the file.
    const listed = { unit: 's', parameters: { rule: 'input-order', agents: 4 } } as const;
    expect(said(near, listed)?.run[0]).toBe(
      'With the rule “Input order” it is as many: 4 agents finish in 1 min 45 s.',
    );
  });

  it('is told of a recursive swarm too', () => {
    const own = { swarm: 'recursive', rule: 'own-branch', agents: 2 } as const;
    expect(said(DIAMOND, { unit: 's', parameters: own })?.run[0]).toBe(
      'With a recursive swarm and the rule “Own branch” it is as many: 2 agents finish in 9 s.',
    );
  });

  it('is the cheapest where waiting has a price', () => {
    // 13 hours with one agent, 9 with two and with three: 26 + 130, 36 + 90, 54 + 90.
    const of = { unit: 'h', sizes: [1, 2, 3], parameters: { agents: 2 } } as const;
    expect(said(DIAMOND, { ...of, price: 2, hour: 10 })?.money).toEqual([
      'At a price of 2 for an agent-hour and 10 for an hour sooner, 2 agents are cheapest of the sizes shown: 126 with the waiting, in 9 h.',
    ]);
    expect(said(DIAMOND, { ...of, price: 2 })?.money).toEqual([
      'At a price of 2 for an agent-hour, 1 agent costs least of the sizes shown, 26, and the fastest, 2 agents, 36: what it is worth to be through sooner decides between them.',
    ]);
    expect(said(DIAMOND, { ...of, price: 2, paid: 'working' })?.money[0]).toMatch(
      /^Every number of agents costs 26/,
    );
    // As the box beside it has them, to the last digit that is kept.
    expect(said(DIAMOND, { ...of, price: 0.123457, hour: 1234.56 })?.money[0]).toMatch(
      /^At a price of 0\.123457 for an agent-hour and 1,234\.56 for an hour sooner,/,
    );
    expect(said(DIAMOND, { ...of, price: 0 })?.money).toEqual([
      'At a price of 0 agents cost nothing.',
    ]);
    expect(said(DIAMOND, { ...of, unit: null, price: 2, hour: 10 })?.money[0]).toMatch(
      /^At a price of 2 for an agent for 1 of time and 10 for 1 of time sooner, 2 agents/,
    );
  });
});
