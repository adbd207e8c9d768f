import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from '../../../../src/components/task/inputs/money-box.tsx';
import { frontOf, shownCosts } from '../../../../src/figures/task/worth/shown-costs.ts';
import { worthFigure } from '../../../../src/figures/task/worth/spec.ts';
import { verdict } from '../../../../src/figures/task/worth/verdict.ts';
import type { StepInput } from '../../../../src/graphs/build/step-input.ts';
import { MONEY_DIGITS } from '../../../../src/link/task/task-link-state.ts';
import { plainSpaces } from './plain-spaces.ts';
import { CHAIN, DIAMOND, GRAHAM, MAP, taskShown } from './task-shown.ts';

const steps = (n: number, duration: number): StepInput[] =>
  Array.from({ length: n }, (_, i) => ({ id: `m${i}`, duration, needs: [] }));

describe('the verdict', () => {
  const of = (list: readonly StepInput[]) =>
    plainSpaces(verdict(taskShown(list, { unit: 's' }), 'en'));

  it('is one agent where more have nothing to do', () => {
    expect(of(CHAIN)).toEqual({
      agents: 1,
      sentence: 'One agent is enough: this graph is a chain.',
      provided: '',
      because: 'Every step waits for the one before, so that any number of agents takes 10 s.',
      reckoned: '',
    });
    expect(of(steps(1, 5)).sentence).toBe('One agent is enough: there is one step.');
    expect(of(steps(7, 0)).sentence).toMatch(/^No step takes any time/);
  });

  it('is one agent where nearly all work lies on one chain', () => {
    const long = Array.from({ length: 100 }, (_, i) => ({
      id: `c${i}`,
      duration: 1,
      needs: i > 0 ? [`c${i - 1}`] : [],
    }));
    // 100 of 101.
    const { agents, sentence } = of([...long, { id: 'beside', duration: 1, needs: [] }]);
    expect(agents).toBe(1);
    expect(sentence).toBe('One agent is enough: 99% of the work lies on one chain.');
  });

  it('is as many as there are steps that wait for nothing', () => {
    const { agents, sentence, because } = of(MAP);
    expect(agents).toBe(12);
    expect(sentence).toBe(
      '12 agents are worth having: they finish in 10 s, which is the longest chain, and no number of agents can beat it.',
    );
    // 120 s over 1.05 × 10 s is 11.4.
    expect(because).toContain('No step waits for another: 12 steps share the work');
    expect(because).toContain(
      'Fewer than 12 agents cannot: shared evenly by 11 agents the work takes 10.9 s, more than 5% longer than the longest chain.',
    );
  });

  it('tells work from order: 34 over 1.05 × 12 is 2.7, and three agents do', () => {
    const { agents, because } = of(GRAHAM);
    expect(agents).toBe(3);
    expect(because).toContain(
      'on average 2.83 steps can be worked on at once. Fewer than 3 agents cannot',
    );
    // t2, t3, t5 to t8 and t9 are an antichain.
    expect(because).toContain('No more than 7 agents can ever be at work at once');
  });

  it('asks for more than the work alone where steps become ready one after the other', () => {
    // A fork that opens late: after a chain of 9, four steps of 1: 13 of work, C is 10; two agents take 11, four take 10.
    const late: StepInput[] = [
      { id: 'a', duration: 9, needs: [] },
      ...['b', 'c', 'd', 'e'].map((id) => ({ id, duration: 1, needs: ['a'] })),
    ];
    const { agents, because } = of(late);
    expect(agents).toBe(4);
    expect(because).toContain(
      'By the work alone 2 agents would do: shared evenly it takes 6.5 s, no longer than the longest chain. But steps wait for others, and that asks for more agents.',
    );
  });

  it('asks for more where steps cannot be divided, though all are ready at once', () => {
    const { agents, because } = of([{ id: 'long', duration: 10, needs: [] }, ...steps(3, 6)]);
    expect(agents).toBe(4);
    // 28 / 3.
    expect(because).toContain(
      'By the work alone 3 agents would do: shared evenly it takes 9.33 s, no longer than the longest chain. But each step is worked on by one agent as a whole',
    );
    expect(because).not.toContain('wait for others');
  });

  it('says where the 5% are: 41 s of work by 4 agents take 10.25 s', () => {
    // A chain of 10, and 31 beside it in steps that do not fit.
    const { agents, because } = of([
      { id: 'long', duration: 10, needs: [] },
      { id: 'a', duration: 7, needs: [] },
      { id: 'b', duration: 8, needs: [] },
      { id: 'c', duration: 8, needs: [] },
      { id: 'd', duration: 8, needs: [] },
    ]);
    expect(agents).toBe(5);
    expect(because).toContain(
      'By the work alone 4 agents would do: shared evenly it takes 10.3 s, no more than 5% longer than the longest chain.',
    );
  });

  it('says at once where nobody knows what waits for what', () => {
    const shown = taskShown(MAP, { unit: 's' });
    const read = { ...shown.task.read, edgesUnknown: true };
    const silent = { ...shown, task: { ...shown.task, read } };
    const { provided, because } = verdict(silent, 'en');
    expect(provided).toMatch(/^That holds if no step waits for another/);
    expect(because).not.toContain('No step waits for another');
    expect(worthFigure.says(silent, 'en')[1]).toBe(provided);
    expect(verdict(shown, 'en').provided).toBe('');
  });

  it('knows no number above 1,024', () => {
    const { agents, sentence } = of(steps(1200, 1));
    expect(agents).toBeNull();
    expect(sentence).toMatch(/^More than 1,024 agents are worth having/);
  });

  it('is open while nothing is known', () => {
    const shown = taskShown(MAP);
    const open = { ...shown, results: { ...shown.results, facts: null } };
    expect(verdict(open, 'en')).toMatchObject({ agents: null, sentence: '', because: '' });
  });

  it('gives the time of its own run, whatever the settings pay and whatever sizes are run', () => {
    const dear = taskShown(MAP, { unit: 's', parameters: { overhead: true }, sizes: [1, 2] });
    expect(plainSpaces(verdict(dear, 'en').sentence)).toBe(
      '12 agents are worth having: they finish in 10 s, which is the longest chain, and no number of agents can beat it.',
    );
    // A chain of 100 and 61 steps of 5: with 4 agents 61 x 5 / 3 is done in time, and 21 turns take 105.
    const near = [{ id: 'long', duration: 100, needs: [] }, ...steps(61, 5)];
    const five = taskShown(near, { unit: 's', parameters: { rule: 'shortest' }, sizes: [1] });
    expect(plainSpaces(verdict(five, 'en'))).toMatchObject({
      agents: 4,
      sentence:
        '4 agents are worth having: they finish in 1 min 45 s, within 5% of the longest chain, which no number of agents can beat.',
    });
  });
});

describe('money', () => {
  // One agent takes 13 hours, two and more take 9.
  const shown = taskShown(DIAMOND, {
    unit: 'h',
    sizes: [1, 2, 3],
    price: 2,
    paid: 'reserved',
    hour: 10,
    parameters: { agents: 2 },
  });

  it('is paid until the end, and buys hours', () => {
    const { sizes, cheapest } = shownCosts(shown);
    expect(sizes.map(({ cost }) => cost.money)).toEqual([26, 36, 54]);
    // 10 more for 4 hours.
    expect(sizes.map(({ cost }) => cost.perHourSaved)).toEqual([null, 2.5, null]);
    expect(sizes.map(({ beatenBy }) => beatenBy?.point.agents ?? null)).toEqual([null, null, 2]);
    // 26 + 130, 36 + 90, 54 + 90.
    expect(sizes.map(({ cost }) => cost.total)).toEqual([156, 126, 144]);
    expect(cheapest?.point.agents).toBe(2);
    expect(plainSpaces(worthFigure.says(shown, 'en').at(-1))).toBe(
      'With waiting at the price typed, 2 agents are cheapest of the sizes shown: 126, of which 36 for agents and 90 for waiting.',
    );
  });

  it('has a line that runs from the fastest on, however many agents that is', () => {
    // Three agents are slower than two and cost less, as with overhead where work alone is paid.
    const { results } = shown;
    const points = [
      [1, 13, 13],
      [2, 9, 20],
      [3, 10, 15],
    ].map(([agents, makespan, agentTime], i) => ({
      ...results.scale[i],
      agents,
      makespan,
      agentTime,
    }));
    const settings = { ...shown.settings, paid: 'working' as const, hour: null };
    const of = shownCosts({ ...shown, settings, results: { ...results, scale: points } });
    expect(frontOf(of).map(({ point }) => point.makespan)).toEqual([9, 10, 13]);
    expect(frontOf(of).map(({ cost }) => cost.money)).toEqual([40, 30, 26]);
  });

  it('is per hour, whatever the unit of the file', () => {
    const inMinutes = taskShown(DIAMOND, { unit: 'min', sizes: [1], price: 60, paid: 'reserved' });
    expect(shownCosts(inMinutes).sizes[0].cost.money).toBeCloseTo(13, 12);
    const without = taskShown(DIAMOND, { sizes: [1], price: 2, paid: 'reserved' });
    expect(shownCosts(without).sizes[0].cost.money).toBe(26);
    expect(worthFigure.table(without, 'en')?.head[3]).toContain('money per 1 of time saved');
  });

  it('is the same for all where the work alone is paid', () => {
    const working = taskShown(DIAMOND, {
      sizes: [1, 2, 3],
      price: 2,
      paid: 'working',
      parameters: { agents: 2 },
    });
    const { sizes, alike } = shownCosts(working);
    expect(alike).toBe(26);
    // Three agents gain nothing over two, and one is slower for as much.
    expect(sizes.map(({ beatenBy }) => beatenBy?.point.agents ?? null)).toEqual([2, null, 2]);
    expect(worthFigure.says(working, 'en')[1]).toMatch(/^Every number of agents costs 26/);
  });
});

describe('a number that is typed', () => {
  it.each([
    ['2.5', 2.5],
    [' 1,200 ', 1200],
    ['1,234,567.5', 1234567.5],
    ['1,5', 1.5],
    ['€ 0,25', 0.25],
    ['0,250', 0.25],
    ['1500,75', 1500.75],
    ['1.234,5', 1234.5],
    ['１，５', 1.5],
    ['1,50,0', 'bad'],
    ['1,5.0', 'bad'],
    ['1.5,2.5', 'bad'],
    ['1,', 'bad'],
    ['1,2345,678', 'bad'],
    ['¥３０', 30],
    ['$4', 4],
    ['0', 0],
    ['', 'nothing'],
    ['  ', 'nothing'],
    ['-1', 'bad'],
    ['two', 'bad'],
    ['1e999', 'bad'],
    ['€', 'bad'],
  ] as const)('%s is %s', (text, read) => {
    expect(readMoney(text)).toBe(read);
  });

  it('is what the box shows, for every amount that it can hold, and as the page writes it', () => {
    const { format } = new Intl.NumberFormat('zh', { maximumSignificantDigits: MONEY_DIGITS });
    const amount = fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.nat(1e9));
    fc.assert(
      fc.property(amount, (any) => {
        const held = Number(any.toPrecision(MONEY_DIGITS));
        expect(readMoney(String(held))).toBe(held);
        if (held === 0 || held > 1e-6) expect(readMoney(format(held))).toBe(held);
      }),
    );
  });
});

describe('what the verdict is reckoned with', () => {
  const rule = 'Reckoned with the critical path first and without overhead.';

  it('is said where the sizes below it are run otherwise', () => {
    expect(worthFigure.says(taskShown(MAP), 'en')).not.toContain(rule);
    const dear = taskShown(MAP, { parameters: { overhead: true } });
    expect(worthFigure.says(dear, 'en')[1]).toBe(rule);
    const byList = taskShown(MAP, { parameters: { rule: 'input-order' } });
    expect(worthFigure.says(byList, 'en')[1]).toBe(rule);
    // One agent is enough by any rule.
    const chain = taskShown(CHAIN, { parameters: { overhead: true } });
    expect(worthFigure.says(chain, 'en')).not.toContain(rule);
  });

  it('costs nothing where there is no work, whatever the price', () => {
    const told = worthFigure.says(taskShown(steps(3, 0)), 'en');
    expect(told).toEqual(['No step takes any time: one agent is as good as any number.']);
  });
});
