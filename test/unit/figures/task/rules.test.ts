import { describe, expect, it } from 'vitest';
import {
  hasCeiling,
  overBound,
  ranked,
  shownRules,
} from '../../../../src/figures/task/rules/series.ts';
import { rulesFigure } from '../../../../src/figures/task/rules/spec.ts';
import { plainSpaces } from './plain-spaces.ts';
import { GRAHAM, MAP, taskShown } from './task-shown.ts';

describe('rules on one graph', () => {
  it('are ranked at the number of agents that is set', () => {
    const shown = taskShown(GRAHAM);
    const order = ranked(shownRules(shown), 4);
    // By hand: critical path first 12, the order of the list 15.
    expect(order[0].rule).toBe('critical-path');
    expect(order.find(({ rule }) => rule === 'input-order')?.point.makespan).toBe(15);
    const [best, worst] = rulesFigure.says(shown, 'en');
    expect(best).toContain('Critical path');
    expect(best).toContain('with 12, which is the lower bound');
    expect(worst).toMatch(/^The slowest are .*Input order, with 15, 25% longer\.$/);
  });

  it('tell a lucky draw from the best rule without chance', () => {
    const shown = taskShown(GRAHAM);
    const rules = shown.results.rules
      .filter(({ rule }) => rule === 'random' || rule === 'input-order')
      .map(({ rule, points }) => ({
        rule,
        points: points.map((point) => ({ ...point, makespan: rule === 'random' ? 13 : 15 })),
      }));
    const told = plainSpaces(
      rulesFigure.says({ ...shown, results: { ...shown.results, rules } }, 'en'),
    );
    expect(told[0]).toMatch(/^With 4 agents the fastest is Random, with 13/);
    expect(told[1]).toBe('Of the rules without chance, Input order is fastest, with 15.');
  });

  it('are ranked where all of them are in', () => {
    const shown = taskShown(GRAHAM);
    const rules = shownRules(shown).map((each, i) =>
      i === 0 ? { ...each, points: each.points.filter(({ agents }) => agents <= 2) } : each,
    );
    expect(new Set(ranked(rules, 4).map(({ point }) => point.agents))).toEqual(new Set([2]));
  });

  it('make no difference to steps of one length that wait for nothing, drawn or not', () => {
    expect(plainSpaces(rulesFigure.says(taskShown(MAP), 'en'))).toEqual([
      'With 4 agents all rules take 30: which of them is taken makes no difference.',
    ]);
  });

  it('are compared at any number of agents that is set, in the plot and in the table too', () => {
    const shown = taskShown(MAP, { parameters: { agents: 5 } });
    // Twelve steps of 10 in three turns.
    expect(plainSpaces(rulesFigure.says(shown, 'en'))).toEqual([
      'With 5 agents all rules take 30: which of them is taken makes no difference.',
    ]);
    const rows = rulesFigure.table(shown, 'en')?.rows.filter(([, agents]) => agents === '5') ?? [];
    expect(rows).toHaveLength(shown.results.rules.length);
  });

  it('say whose size stands in for the one that is set while that is computed', () => {
    const shown = taskShown(MAP);
    const at = { ...shown.settings, parameters: { ...shown.settings.parameters, agents: 5 } };
    expect(plainSpaces(rulesFigure.says({ ...shown, settings: at }, 'en').at(-1))).toBe(
      'With 5 agents it is still being computed: until that is in, this is about 4 agents.',
    );
  });

  it('say which of them are one draw', () => {
    const shown = taskShown(GRAHAM, { parameters: { dispatch: 'random' } });
    expect(rulesFigure.says(shown, 'en').at(-1)).toBe(
      'Own branch and Random choose by chance, and stand here with one run each: another seed may give another makespan.',
    );
    const oldest = taskShown(GRAHAM, { parameters: { dispatch: 'oldest' } });
    expect(rulesFigure.says(oldest, 'en').at(-1)).toBe(
      'Random chooses by chance, and stands here with one run: another seed may give another makespan.',
    );
  });

  it('never take more than 2 - 1/k times the lower bound, which is said where it holds', () => {
    const rules = shownRules(taskShown(GRAHAM));
    expect(hasCeiling(rules)).toBe(true);
    for (const { points } of rules) {
      for (const point of points)
        expect(overBound(point)).toBeLessThanOrEqual(2 - 1 / point.agents);
    }
    const dear = taskShown(GRAHAM, { parameters: { overhead: true } });
    expect(hasCeiling(shownRules(dear))).toBe(false);
  });

  it('are all alike where nothing takes time', () => {
    const shown = taskShown([{ id: 'a', duration: 0, needs: [] }]);
    expect(plainSpaces(rulesFigure.says(shown, 'en'))).toEqual([
      'No step takes any time, so that all rules are through at once.',
    ]);
    expect(rulesFigure.table(shown, 'en')).toBeNull();
  });
});
